public import HTML

/// The page of a result, with holes for the play's ID, the CSRF token, the site's navigation, and the sections that
/// differ between plays with the same outcome. A page with a friend's profile has more that differs, so it can't be one
/// of these.
public struct PreparedResultPage: PreparedMarkup {
  private let markup: PreparedHTML
  private let navigation: PreparedNavigation

  /// Renders the page.
  ///
  /// - Parameter makePage: makes the page of any play with the outcome and of a visitor who is signed out, with the
  ///   markers; see ``PageMarkers``.
  public init<Failure>(
    markers: PageMarkers, makePage: (PageMarkers) throws(Failure) -> ResultPage
  ) throws(Failure) {
    let page = try makePage(markers)
    navigation = PreparedNavigation(in: page.context.page)
    markup = PreparedHTML(
      page.html(with: PageSections(markers)),
      holes: [markers.publicID, markers.csrfToken, markers.navigation]
        + PageSections<ResultPage.PersonalSection>.holes(markers))
  }

  public var byteCount: Int { markup.byteCount + navigation.byteCount }

  /// The page of a play with this outcome. One with a friend's profile is rendered as a whole.
  public func html(of page: ResultPage) -> HTML {
    guard page.friend == nil else { return page.html }
    let context = page.context.page
    return markup.filled(
      with: ["\(page.playID)", "\(context.csrfToken)", navigation.html(in: context)] + page.personalSections.all)
  }
}
