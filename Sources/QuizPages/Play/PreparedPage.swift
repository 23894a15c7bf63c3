/// A page that is rendered once for many visitors, with holes for what differs.
public protocol PreparedPage: Sendable {
  /// The number of bytes without the values that differ.
  var byteCount: Int { get }
}

/// What a prepared page is rendered with in the place of a play's ID and the CSRF token. ``PreparedHTML`` cuts it
/// there. Nobody who writes texts or addresses may know them.
public struct PageMarkers: Sendable {
  public let playID: String
  public let csrfToken: String

  public init(playID: String, csrfToken: String) {
    self.playID = playID
    self.csrfToken = csrfToken
  }
}
