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
    let answerOrder: [Int]
    /// Of the quiz on the page.
    let language: Language
    /// Of the page's own texts.
    let pageLanguage: Language
    let scheme: ColorScheme
    let entryPoint: EntryPoint
  }

  /// Letters in the place of the play's ID and the CSRF token, made anew by each process. No token has them, because
  /// Crockford's base 32 lacks them, and nobody can write them into a text or an address.
  let markers = (playID: QuestionPageCache.randomMarker(), csrfToken: QuestionPageCache.randomMarker())

  private static func randomMarker() -> String { String((0..<26).map { _ in "ilou".randomElement() ?? "i" }) }

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
  /// Nil if the question isn't the play's next one; for a preview, whose draft changes; and in a frame whose address
  /// asks for a language that neither the quiz nor the site has, because of those there are any number.
  init?(_ position: Int, of record: PlayRecord, for visitor: Visitor) {
    let play = record.play
    guard play.next == position, !visitor.entryPoint.isPreview else { return nil }
    if case .embedded(let language?) = visitor.entryPoint,
      !play.quiz.languages.contains(language) && Texts[language] == nil
    {
      return nil
    }
    let question = play.order.questions[position]
    self.init(
      revisionID: record.revisionID, question: question, position: position,
      answerOrder: play.order.answerOrder(of: question, in: play.quiz), language: visitor.language(of: play.quiz),
      pageLanguage: visitor.texts.language, scheme: visitor.scheme, entryPoint: visitor.entryPoint)
  }
}
