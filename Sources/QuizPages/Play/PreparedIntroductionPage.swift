public import HTML

/// The introduction for visitors who have no play of the quiz, with holes for the CSRF token and the site's navigation.
public struct PreparedIntroductionPage: PreparedMarkup {
  private let markup: PreparedHTML
  private let navigation: PreparedNavigation

  /// Renders the page.
  ///
  /// - Parameter makeContext: makes the context of a visitor who is signed out, with the markers; see ``PageMarkers``.
  public init(markers: PageMarkers, makeContext: (PageMarkers) -> QuizPageContext) {
    let context = makeContext(markers)
    navigation = PreparedNavigation(in: context.page)
    markup = PreparedHTML(
      IntroductionPage(context: context, openPlay: nil).html,
      holes: [markers.csrfToken, markers.navigation])
  }

  public var byteCount: Int { markup.byteCount + navigation.byteCount }

  /// The page for a visitor.
  ///
  /// - Parameter page: of the visitor, for the same path and entry point.
  public func html(in page: PageContext) -> HTML {
    markup.filled(with: ["\(page.csrfToken)", navigation.html(in: page)])
  }
}
