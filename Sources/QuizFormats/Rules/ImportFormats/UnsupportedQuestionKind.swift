/// Parlour can't play this kind of question.
///
/// It plays questions with one right answer and one to twenty wrong ones, all of them text. Each question of another
/// kind is reported, so that none is lost silently.
struct UnsupportedQuestionKind: DiagnosticRule {
  enum Kind: Hashable, Sendable {
    case multipleKeys, partialCredit, noKey, shortAnswer, numerical, matching, essay, cloze, description, pictures
    case formulas, calculated, sharedText
    /// With the file's name for it.
    case other(String)
  }

  static let id = "unsupported-question-kind"
  static let severity = Diagnostic.Severity.warning
  static let why = "In a round, players press one of two to four answers, and one is right."

  let kind: Kind

  var message: String { "This question \(reason)." }

  private var reason: String {
    switch kind {
    case .multipleKeys: "has several right answers"
    case .partialCredit: "has a partly right answer"
    case .noKey: "has no right answer"
    case .shortAnswer: "has no wrong answers: players must type a word"
    case .numerical: "asks for a number"
    case .matching: "asks players to match things"
    case .essay: "asks for a free text"
    case .cloze: "has gaps in its text to fill in"
    case .description: "doesn't ask anything"
    case .pictures: "needs a picture or a sound"
    case .formulas: "has a formula in TeX or MathML, which can't be shown as text"
    case .sharedText: "asks about a text that is in another file of the package"
    case .calculated: "has values that a program computes each time"
    case .other(let name): "is of the kind \(name.quoted)"
    }
  }

  var help: String {
    switch kind {
    case .multipleKeys, .partialCredit: "Keep one right answer, or remove the question."
    case .shortAnswer, .numerical: "Add some wrong answers, or remove the question."
    case .formulas: "Write the formula in words or with characters such as x², √2 and ½, or remove the question."
    case .sharedText: "Write the text into the question, or remove the question."
    default: "Remove it, or ask it in another way."
    }
  }
}
