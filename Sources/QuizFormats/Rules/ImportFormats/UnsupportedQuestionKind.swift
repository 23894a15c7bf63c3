/// A question is of a kind that Parlour doesn't play.
///
/// It plays questions with one right answer and one to twenty wrong ones, all of them text. Other kinds are told one by
/// one, so that nothing of a file is lost without a word.
struct UnsupportedQuestionKind: DiagnosticRule {
  enum Kind: Hashable, Sendable {
    case multipleKeys, partialCredit, noKey, shortAnswer, numerical, matching, essay, cloze, description, pictures
    case formulas, calculated
    /// By the name that the file gives it.
    case other(String)
  }

  static let id = "unsupported-question-kind"
  static let severity = Diagnostic.Severity.warning
  static let why = "A round is one press on one of two to four answers, of which one is right."

  let kind: Kind

  var message: String { "This question \(reason)." }

  private var reason: String {
    switch kind {
    case .multipleKeys: "has several right answers"
    case .partialCredit: "has an answer that is right in part"
    case .noKey: "has no right answer"
    case .shortAnswer: "has no wrong answers to choose from: it wants a word typed"
    case .numerical: "wants a number"
    case .matching: "wants things matched"
    case .essay: "wants a text of one's own"
    case .cloze: "has gaps to fill within its text"
    case .description: "asks nothing"
    case .pictures: "needs a picture or a sound"
    case .formulas: "has a formula in TeX or MathML, which can't be shown as text"
    case .calculated: "prints values or parts that a program chooses each time"
    case .other(let name): "is of the kind \(name.quoted)"
    }
  }

  var help: String {
    switch kind {
    case .multipleKeys, .partialCredit: "Leave one right answer, or leave the question out."
    case .shortAnswer, .numerical: "Add some wrong answers, or leave the question out."
    case .formulas: "Write the formula with signs such as x², √2 and ½ or in words, or leave the question out."
    default: "Leave it out, or ask it in another way."
    }
  }
}
