public import HTML
public import QuizEngine

/// The page of a question that a play asks for the first time, with holes for the play's ID and the CSRF token. All
/// else is the same for all plays of a revision that show the answers in the same order.
public struct PreparedQuestionPage: PreparedMarkup {
  private let markup: PreparedHTML

  /// Renders the page.
  ///
  /// - Parameters:
  ///   - play: one whose next question is at the position.
  ///   - makeContext: makes the context with the markers, the play's ID in its URL; see ``PageMarkers``.
  public init(
    of play: Play, position: Int, markers: PageMarkers,
    makeContext: (PageMarkers) -> QuizPageContext
  ) {
    let page = QuestionPage(
      context: makeContext(markers), playID: markers.publicID, play: play, position: position)
    markup = PreparedHTML(page.html, holes: [markers.publicID, markers.csrfToken])
  }

  public var byteCount: Int { markup.byteCount }

  /// The page for a play.
  public func html(playID: String, csrfToken: String) -> HTML { markup.filled(with: [playID, csrfToken]) }
}
