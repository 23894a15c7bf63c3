public import HTML

/// A page, or a part of one, that is rendered once for many visitors. A page has holes for what differs.
public protocol PreparedMarkup: Sendable {
  /// The number of bytes without the values that differ.
  var byteCount: Int { get }
}

extension HTML: PreparedMarkup {
  public var byteCount: Int { bytes.count }
}

/// The site's navigation on a prepared page. Most visitors have no account, so theirs is rendered once.
struct PreparedNavigation {
  private let ofSignedOut: HTML

  /// - Parameter page: of a prepared page, whose visitor is signed out.
  init(in page: PageContext) { ofSignedOut = page.siteHeader }

  var byteCount: Int { ofSignedOut.byteCount }

  func html(in page: PageContext) -> HTML { page.navigation == .signedOut ? ofSignedOut : page.siteHeader }
}

/// What a prepared page is rendered with in the place of a play's ID, the CSRF token, the site's navigation and
/// sections. ``PreparedHTML`` cuts it there. Nobody who writes texts or addresses may know them.
public struct PageMarkers: Sendable {
  public let playID: String
  public let csrfToken: String
  /// See `PageContext.navigationMarker`.
  public let navigation: String
  /// The beginning of all ``section(_:)``.
  public let sectionPrefix: String

  public init(playID: String, csrfToken: String, navigation: String, sectionPrefix: String) {
    self.playID = playID
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
