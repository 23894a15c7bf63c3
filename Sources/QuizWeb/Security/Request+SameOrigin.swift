import HTTPTypes
import Hummingbird
import QuizPages

extension Request {
  /// Whether the browser reports that another site caused this request.
  ///
  /// All current browsers report it, in `Sec-Fetch-Site` or in `Origin`. If one doesn't, the form's token is checked
  /// (``FormData/checkCSRF(of:from:)``).
  ///
  /// - Parameter publicURL: the site's public address, if it is known; behind a proxy the request may not show it.
  func isCrossOrigin(than publicURL: PublicURL?) -> Bool {
    if let site = headers.value(of: Request.fetchSite) { return site != "same-origin" && site != "none" }
    guard let origin = headers.value(of: .origin) else { return false }
    // Nearly all have the site's own, which need not be parsed.
    if let host = head.authority, origin == "http://" + host || origin == "https://" + host { return false }
    if origin == Request.opaqueOrigin, EntryPoint(of: self).isEmbedded { return false }
    guard let authority = PublicURL(origin)?.authority else { return true }
    return authority != head.authority?.lowercased() && authority != publicURL?.authority
  }

  /// Whether the browser itself reports where the request comes from. ``Site/check(_:from:)`` refuses those that
  /// come from elsewhere.
  var reportsOrigin: Bool {
    headers.contains(Request.fetchSite) || (headers.value(of: .origin) ?? Request.opaqueOrigin) != Request.opaqueOrigin
  }

  /// The origin that browsers send with forms of pages without a referrer, such as ours in frames. Such a form needs
  /// the token as well. Nothing else is at risk in a frame: cookies don't count, and an answer needs the play's id.
  private static let opaqueOrigin = "null"

  /// Whether the visitor comes from outside: by a typed address, a bookmark or another site's link.
  ///
  /// - Parameter origin: the site's own address.
  func isExternalNavigation(of origin: String?) -> Bool {
    if let site = headers.value(of: Request.fetchSite) { return site != "same-origin" }
    // Without TLS browsers send no `Sec-Fetch-Site`. Our own pages have them send a referrer.
    guard let origin, let referrer = headers.value(of: .referer) else { return true }
    return !referrer.lowercased().hasPrefix(origin.lowercased() + "/")
  }

  /// Whether the browser reports that its user went to this page, as a top-level document: from a page of this site, by
  /// a typed address or by a bookmark.
  ///
  /// It is false for other sites' links, for frames and scripts, for what a browser loads before anybody asks for it,
  /// and if nothing is reported.
  /// - Parameter origin: the site's own address.
  func isFirstPartyNavigation(of origin: String?) -> Bool {
    guard method == .get, Request.prefetchMarks.allSatisfy({ !headers.contains($0) }) else { return false }
    if let site = headers.value(of: Request.fetchSite) {
      return (site == "same-origin" || site == "none") && headers.value(of: Request.fetchMode) == "navigate"
        && headers.value(of: Request.fetchDestination) == "document"
    }
    return !isExternalNavigation(of: origin)
  }

  /// Whether the request names the site's own host, or the machine itself as proxies and health checks on it do.
  func isAddressed(for publicURL: PublicURL) -> Bool {
    guard let host = head.authority?.lowercased() else { return false }
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" }.dropFirst() : host.prefix { $0 != ":" }
    return host == publicURL.authority || ["localhost", "127.0.0.1", "::1"].contains(name)
  }

  /// Whether the request has exactly one `Host` (RFC 9112, 3.2): with two of them, a proxy and this server could use
  /// different ones. Load balancers' health checks need none.
  var hasSingleHost: Bool {
    // The first `Host` is moved from the headers into the request's authority.
    guard !headers.contains(Request.host) else { return false }
    return head.authority?.isEmpty == false || isHealthCheck
  }

  // The names are tokens of RFC 9110, so neither of these is nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let host = HTTPField.Name("Host")!

  // swift-format-ignore: NeverForceUnwrap
  private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!

  // swift-format-ignore: NeverForceUnwrap
  private static let fetchMode = HTTPField.Name("Sec-Fetch-Mode")!

  // swift-format-ignore: NeverForceUnwrap
  private static let fetchDestination = HTTPField.Name("Sec-Fetch-Dest")!

  /// Browsers send one of these with a page that they load in advance. The last three are older.
  // swift-format-ignore: NeverForceUnwrap
  private static let prefetchMarks = ["Sec-Purpose", "Purpose", "X-Purpose", "X-Moz"].map { HTTPField.Name($0)! }
}
