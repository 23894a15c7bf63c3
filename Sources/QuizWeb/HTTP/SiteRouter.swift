import HTTPTypes
import Hummingbird

/// Adds the routes of the site to Hummingbird's router. Each says who may use it; see ``RouteHandler`` and
/// ``FormHandler``.
final class SiteRouter {
  let router: Router<SiteRequestContext>
  /// Who may use each route, by its pattern.
  private(set) var access: [String: RouteAccess] = [:]
  private let site: Site

  init(site: Site, router: Router<SiteRequestContext>) {
    self.site = site
    self.router = router
  }

  /// Adds a route with its handlers. Other methods get 405 and the allowed ones; but a route for operators doesn't
  /// exist with them, so that nobody learns of it.
  ///
  /// - Parameter pattern: a path of `SitePath` with names such as `:round` for its parameters.
  func route(_ pattern: String, get: RouteHandler? = nil, post: FormHandler? = nil) {
    let path = RouterPath(pattern)
    let declared = RouteAccess(get: get?.visitors, post: post?.handler.visitors)
    access[path.description] = declared
    let isHidden = [declared.get, declared.post].allSatisfy { $0 == nil || $0 == .operators }
    let allowed = (get == nil ? [] : ["GET", "HEAD"]) + (post == nil ? [] : ["POST"])
    let refusing: RouteHandler =
      isHidden
      ? .operators { _ in throw PageError.notFound }
      : .everybody { _ in throw PageError.methodNotAllowed(allowed: allowed.joined(separator: ", ")) }
    var handlers: [HTTPRequest.Method: RouteHandler] = [:]
    handlers[.get] = get
    handlers[.post] = post?.handler
    // Hummingbird answers HEAD where there is a GET.
    for method: HTTPRequest.Method in [.get, .head, .post, .put, .delete, .patch, .options]
    where method != .head || get == nil {
      let handler = handlers[method] ?? refusing
      router.on(path, method: method) { [site] http, context in
        let visitor = Visitor(of: http, settings: site.settings)
        return try await handler.respond(site, VisitorRequest(http: http, context: context, visitor: visitor))
      }
    }
  }
}
