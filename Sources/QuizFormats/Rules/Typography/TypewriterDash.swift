internal import QuizEngine

/// A text of a trivia question has a hyphen in the place of a dash, or three full stops in that of an ellipsis.
struct TypewriterDash: DiagnosticRule {
  static let id = "typewriter-dash"
  static let why = "Beside well-set text it looks like a slip."

  let typed: String
  let meant: String

  var message: String { "\(typed.quoted) stands in the text." }
  var help: String { "Write \(meant)." }
}

extension TypewriterDash: ItemRule {
  private static let replacements = [(" - ", "– or —"), ("--", "– or —"), ("...", "…")]

  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    question.texts.compactMap { text in
      replacements.first { text.contains($0.0) }.map { (Self(typed: $0.0, meant: $0.1), text) }
    }
  }
}
