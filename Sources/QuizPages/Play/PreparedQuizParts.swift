public import HTML
import QuizEngine

/// Markup of a quiz that is the same on many pages. It is rendered once for all visitors with the same language.
public struct PreparedQuizParts: PreparedPage {
  /// The quiz's card below the results of others, for a visitor who hasn't played it.
  public let compactCard: HTML
  /// Each outcome's icon and name, in the quiz's order.
  let headings: [HTML]
  /// What each answer counted, by question and answer, for those who chose only this one. Empty for a quiz with more
  /// than ``maxAnswerCount`` answers.
  let reasons: [[HTML]]

  private static let maxAnswerCount = 400

  /// - Parameter context: of the revision whose parts these are.
  public init(_ context: QuizPageContext) {
    let quiz = context.quiz
    compactCard = FrontPage.Card(context: context, minutes: quiz.estimatedMinutes(in: context.language)).compactHTML()
    headings = context.outcomeHeadings
    let isSmall = quiz.questions.reduce(0) { $0 + $1.answers.count } <= Self.maxAnswerCount
    reasons =
      isSmall
      ? quiz.questions.map { question in
        question.answers.indices.map { context.reason(question, [$0], isTieBreaker: false) }
      } : []
  }

  public var byteCount: Int {
    var count = compactCard.bytes.count
    for part in headings { count += part.bytes.count }
    for answers in reasons { for part in answers { count += part.bytes.count } }
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

extension QuizPageContext {
  /// Each outcome's icon and name, in the quiz's order.
  var outcomeHeadings: [HTML] {
    quiz.outcomes.map { "\(icon($0))<span class=\"name\">\(label($0))</span>" }
  }
}
