import HTML
import QuizEngine
import QuizPages
import QuizService

/// Keeps the pages of questions that were rendered last, for other plays of the same quiz.
///
/// It has the pages of questions that are asked for the first time, which are nearly all. A player who goes back sees
/// an answer, and gets a page of their own.
final class QuestionPageCache: Sendable {
  /// What a prepared page depends on.
  struct Key: Hashable, Sendable {
    let revisionID: RevisionID
    /// The question's index in the quiz.
    let question: Int
    let position: Int
    let questionCount: Int
    let answerOrder: [Int]
    /// Of the quiz on the page.
    let language: Language
    /// Of the page's own texts.
    let pageLanguage: Language
    let scheme: ColorScheme
    let entryPoint: EntryPoint
  }

  /// In bytes.
  private static let capacity = 4_000_000
  private let pages = GenerationalCache<Key, PreparedQuestionPage>(capacity: capacity)

  /// The prepared page; made if it isn't there.
  func page(for key: Key, make: () async throws(PageError) -> PreparedQuestionPage) async throws(PageError)
    -> PreparedQuestionPage
  {
    if let page = pages[key] { return page }
    let page = try await make()
    pages.insert(page, for: key, weight: page.byteCount)
    return page
  }
}

extension QuestionPageCache.Key {
  /// Nil if the question isn't the play's next one, and for a preview, whose draft changes.
  init?(_ position: Int, of record: PlayRecord, for visitor: Visitor) {
    let play = record.play
    guard play.next == position, !visitor.entryPoint.isPreview else { return nil }
    let question = play.order.questions[position]
    self.init(
      revisionID: record.revisionID, question: question, position: position, questionCount: play.responses.count,
      answerOrder: play.order.answerOrder(of: question, in: play.quiz), language: visitor.language(of: play.quiz),
      pageLanguage: visitor.texts.language, scheme: visitor.scheme, entryPoint: visitor.entryPoint)
  }
}
