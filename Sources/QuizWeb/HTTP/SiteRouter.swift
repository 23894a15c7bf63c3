import HTTPTypes
import Hummingbird

/// Adds the addresses of the site to Hummingbird's router. Each says who may use it; see ``RouteHandler``.
final class SiteRouter {
  let router: Router<SiteContext>
  /// Who may use each address, by its pattern.
  private(set) var access: [String: RouteAccess] = [:]
  private let site: Site

  init(site: Site, router: Router<SiteContext>) {
    self.site = site
    self.router = router
  }

  /// Adds the handlers of an address. Other methods get 405 and the allowed ones; but an address for operators doesn't
  /// exist with them, so that nobody learns of it.
  ///
  /// - Parameter pattern: an address of `SitePath` with names such as `:round` for its parameters.
  func route(_ pattern: String, get: RouteHandler? = nil, post: RouteHandler? = nil) {
    let path = RouterPath(pattern)
    access[path.description] = RouteAccess(get: get?.visitors, post: post?.visitors)
    let isHidden = [get, post].allSatisfy { $0 == nil || $0?.visitors == .operators || $0?.visitors == nil }
    let allowed = (get == nil ? [] : ["GET", "HEAD"]) + (post == nil ? [] : ["POST"])
    for (method, handler) in [(HTTPRequest.Method.get, get), (.post, post)] {
      guard let handler else { continue }
      router.on(path, method: method) { [site] request, context in try await handler.respond(site, request, context) }
    }
    for method: HTTPRequest.Method in [.get, .head, .post, .put, .delete, .patch, .options]
    where !allowed.contains(method.rawValue) {
      router.on(path, method: method) { _, _ -> Response in
        throw isHidden ? PageError.notFound : .methodNotAllowed(allowed: allowed.joined(separator: ", "))
      }
    }
  }
}
