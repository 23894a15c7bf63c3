internal import QuizEngine

/// A text of a trivia question has a hyphen instead of a dash, or three full stops instead of an ellipsis.
struct TypewriterDash: DiagnosticRule {
  static let id = "typewriter-dash"
  static let why = "It looks wrong next to typographic dashes."

  let typed: String
  let meant: String

  var message: String { "The text contains \(typed.quoted)." }
  var help: String { "Write \(meant)." }
}

extension TypewriterDash: QuestionRule {
  private static let replacements = [(" - ", "– or —"), ("--", "– or —"), ("...", "…")]

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    entry.texts.compactMap { text in
      replacements.first { text.contains($0.0) }.map { (Self(typed: $0.0, meant: $0.1), text) }
    }
  }
}
