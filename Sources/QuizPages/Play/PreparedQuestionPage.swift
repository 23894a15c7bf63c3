public import HTML
public import QuizEngine

/// The page of a question that a play asks for the first time, with holes for the play's ID and the CSRF token. All
/// else is the same for all plays of a revision that show the answers in the same order.
public struct PreparedQuestionPage: Sendable {
  private let markup: PreparedHTML

  /// Renders the page.
  ///
  /// - Parameters:
  ///   - play: one whose next question is at the position.
  ///   - makeContext: makes the context for a play's ID in its URL and a CSRF token.
  public init(
    of play: Play, position: Int, makeContext: (_ playID: String, _ csrfToken: String) -> QuizPageContext
  ) {
    let page = QuestionPage(
      context: makeContext(Self.playIDMarker, Self.csrfMarker), playID: Self.playIDMarker, play: play,
      position: position)
    markup = PreparedHTML(page.html, holes: [Self.playIDMarker, Self.csrfMarker])
  }

  // Letters that no token has (Crockford's base 32), in an order that no text has.
  private static let playIDMarker = "uliloUIouliluoiIloUluiloui"
  private static let csrfMarker = "oluIliouUlioluIiouloIuluiO"

  /// The number of bytes without the values.
  public var byteCount: Int { markup.byteCount }

  /// The page for a play.
  public func html(playID: String, csrfToken: String) -> HTML { markup.filled(with: [playID, csrfToken]) }
}
