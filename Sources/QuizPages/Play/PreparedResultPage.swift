public import HTML

/// The page of a result, with holes for the play's ID, the CSRF token, and the sections that differ between plays with
/// the same outcome. A page with a friend's profile has more that differs, so it can't be one of these.
public struct PreparedResultPage: PreparedPage {
  private let markup: PreparedHTML

  /// Renders the page.
  ///
  /// - Parameter makePage: makes the page of any play with the outcome, for a play's ID in its URL and a CSRF token.
  public init<Failure>(
    markers: PageMarkers, makePage: (_ playID: String, _ csrfToken: String) throws(Failure) -> ResultPage
  ) throws(Failure) {
    let sections = (0..<4).map { markers.section($0) }
    let page = try makePage(markers.playID, markers.csrfToken)
    markup = PreparedHTML(
      page.html(
        with: ResultPage.PersonalSections(
          nearTie: "\(sections[0])", figures: "\(sections[1])", more: "\(sections[2])", explanations: "\(sections[3])")),
      holes: [markers.playID, markers.csrfToken] + sections)
  }

  public var byteCount: Int { markup.byteCount }

  /// The page of a play with this outcome.
  ///
  /// - Parameter page: without a friend's profile.
  public func html(of page: ResultPage) -> HTML {
    let sections = page.personalSections
    return markup.filled(
      with: ["\(page.playID)", "\(page.context.page.csrfToken)"]
        + [sections.nearTie, sections.figures, sections.more, sections.explanations].map { $0 ?? HTML() })
  }
}
