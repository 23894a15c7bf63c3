import HTTPTypes
import Hummingbird
import QuizPages

extension Request {
  /// Whether the browser says that this request was caused by another site than ours.
  ///
  /// Every browser of today says so, in `Sec-Fetch-Site` or in `Origin`; from one that says nothing the form's proof is
  /// asked for (``FormData/proves(_:in:)``).
  /// - Parameter address: the site's public one, where it is known; a proxy may hide it from the request.
  func isCrossOrigin(than address: PublicURL?) -> Bool {
    if let site = headers[Request.fetchSite] { return site != "same-origin" && site != "none" }
    guard let origin = headers[.origin] else { return false }
    if origin == Request.opaqueOrigin, EntryPoint(of: self).isEmbedded { return false }
    guard let authority = PublicURL(origin)?.authority else { return true }
    return authority != head.authority?.lowercased() && authority != address?.authority
  }

  /// Whether the browser itself vouches for the request's origin.
  var hasOriginEvidence: Bool {
    headers[Request.fetchSite] != nil || (headers[.origin] ?? Request.opaqueOrigin) != Request.opaqueOrigin
  }

  /// The origin that browsers write in forms of pages which tell no referrer, as ours in frames. Such a form needs the
  /// proof too. Nothing else is at stake in a frame: no cookie counts, and who answers must know the play's key.
  private static let opaqueOrigin = "null"

  /// Whether somebody comes from outside: typed the address, took it from a bookmark, or followed another site's link.
  ///
  /// - Parameter origin: the site's own.
  func isExternalNavigation(of origin: String?) -> Bool {
    if let site = headers[Request.fetchSite] { return site != "same-origin" }
    // Browsers keep that to themselves where there is no TLS. Our own pages have them send a referrer.
    guard let origin, let referrer = headers[.referer] else { return true }
    return !referrer.lowercased().hasPrefix(origin.lowercased() + "/")
  }

  /// Whether the request names the site's own host, or the machine itself, as a proxy or a health check on it does.
  func isAddressed(for address: PublicURL) -> Bool {
    guard let host = head.authority?.lowercased() else { return false }
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" }.dropFirst() : host.prefix { $0 != ":" }
    return host == address.authority || ["localhost", "127.0.0.1", "::1"].contains(name)
  }

  /// Whether the request has a `Host`, and only one (RFC 9112, 3.2): with two of them a proxy and we could each believe
  /// another one. Health checks of balancers needn't have any.
  var hasSingleHost: Bool {
    // The first `Host` is taken out of the headers as the request's authority.
    guard headers[Request.host] == nil else { return false }
    return isHealthCheck || head.authority?.isEmpty == false
  }

  // The names are tokens of RFC 9110, so neither of these is nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let host = HTTPField.Name("Host")!

  // swift-format-ignore: NeverForceUnwrap
  private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
}

extension FormData {
  /// The form of a request that changes something, once it has been shown that it stood on one of our pages.
  static func verified(of request: Request, from visitor: Visitor) async throws(PageError) -> FormData {
    let form = try await FormData(of: request)
    guard request.hasOriginEvidence || form["proof"] == visitor.csrfToken else { throw .crossOrigin }
    return form
  }
}
