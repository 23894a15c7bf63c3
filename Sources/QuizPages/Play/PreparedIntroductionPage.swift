public import HTML

/// The introduction for visitors who have no play of the quiz, with a hole for the CSRF token.
public struct PreparedIntroductionPage: PreparedPage {
  private let markup: PreparedHTML

  /// Renders the page.
  ///
  /// - Parameters:
  ///   - marker: of the CSRF token; see ``PageMarkers``.
  ///   - makeContext: makes the context for a CSRF token.
  public init(marker: String, makeContext: (_ csrfToken: String) -> QuizPageContext) {
    markup = PreparedHTML(IntroductionPage(context: makeContext(marker), openPlay: nil).html, holes: [marker])
  }

  public var byteCount: Int { markup.byteCount }

  /// The page for a visitor.
  public func html(csrfToken: String) -> HTML { markup.filled(with: [csrfToken]) }
}
