import HTML
import QuizEngine

/// Markup that is the same on the results of a quiz, whatever the outcome. It is rendered once for all visitors with
/// the same languages.
public struct PreparedResultParts: PreparedMarkup {
  /// Each outcome's icon and name, in the quiz's order.
  let headings: [HTML]
  /// What each answer counted, by question and answer, for those who chose only this one. Empty for a quiz whose texts
  /// would take more than ``maxReasonSize``.
  let reasons: [[HTML]]

  /// In bytes of the authors' texts.
  private static let maxReasonSize = 100_000

  /// - Parameter context: of the revision whose parts these are.
  public init(_ context: QuizPageContext) {
    headings = context.outcomeHeadings
    let questions = context.quiz.questions
    let size = questions.reduce(0) { $0 + $1.reasonSize(in: context.language) }
    reasons =
      size <= Self.maxReasonSize
      ? questions.map { question in
        question.answers.indices.map { context.reason(question, [$0], isTieBreaker: false) }
      } : []
  }

  public var byteCount: Int {
    var count = 0
    for part in headings { count += part.byteCount }
    for answers in reasons { for part in answers { count += part.byteCount } }
    return count
  }

  /// What the answers to a question counted; nil if it isn't prepared.
  ///
  /// - Parameters:
  ///   - question: the index in the quiz. The tie-breaker's is the number of questions.
  ///   - chosen: the indices of the chosen answers.
  func reason(_ question: Int, chosen: [Int]) -> HTML? {
    guard chosen.count == 1, reasons.indices.contains(question) else { return nil }
    return reasons[question][chosen[0]]
  }
}

extension Question {
  /// The size of what its answers counted in bytes of the author's texts: its own text stands beside each of them.
  fileprivate func reasonSize(in language: Language) -> Int {
    answers.reduce(answers.count * text[language].utf8.count) { $0 + $1.text[language].utf8.count }
  }
}

extension QuizPageContext {
  /// Each outcome's icon and name, in the quiz's order.
  var outcomeHeadings: [HTML] {
    quiz.outcomes.map { "\(icon($0))<span class=\"name\">\(label($0))</span>" }
  }
}
