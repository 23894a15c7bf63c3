/// A page that is rendered once for many visitors, with holes for what differs.
public protocol PreparedPage: Sendable {
  /// The number of bytes without the values that differ.
  var byteCount: Int { get }
}

/// What a prepared page is rendered with in the place of a play's ID, the CSRF token and sections. ``PreparedHTML``
/// cuts it there. Nobody who writes texts or addresses may know them.
public struct PageMarkers: Sendable {
  public let playID: String
  public let csrfToken: String
  /// The beginning of all ``section(_:)``.
  let sections: String

  public init(playID: String, csrfToken: String, sections: String) {
    self.playID = playID
    self.csrfToken = csrfToken
    self.sections = sections
  }

  /// - Parameter index: less than 10.
  func section(_ index: Int) -> String { sections + String(index) }
}
