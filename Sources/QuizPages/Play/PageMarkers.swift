/// What a prepared page is rendered with in the place of the ID of a play or a round, the CSRF token, the site's
/// navigation and sections. ``PreparedHTML`` cuts it there. Nobody who writes texts or addresses may know them.
public struct PageMarkers: Sendable {
  /// The ID of a play or a round in its URL.
  public let publicID: String
  public let csrfToken: String
  /// See `PageContext.navigationMarker`.
  public let navigation: String
  /// The beginning of all ``section(_:)``.
  public let sectionPrefix: String

  public init(publicID: String, csrfToken: String, navigation: String, sectionPrefix: String) {
    self.publicID = publicID
    self.csrfToken = csrfToken
    self.navigation = navigation
    self.sectionPrefix = sectionPrefix
  }

  /// - Parameter index: less than 10.
  func section(_ index: Int) -> String {
    precondition(0..<10 ~= index)
    return sectionPrefix + String(index)
  }
}
