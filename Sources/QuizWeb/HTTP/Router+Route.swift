import HTTPTypes
import Hummingbird

typealias RouteHandler = @Sendable (Request, SiteContext) async throws -> Response

extension Router<SiteContext> {
  /// Adds the handlers of an address. Other methods get 405 and the allowed ones. An address must be in
  /// ``RouteAccess/expected``.
  func route(_ path: RouterPath, get: RouteHandler? = nil, post: RouteHandler? = nil) {
    precondition(RouteAccess.expected[path.description] != nil, "RouteAccess.expected doesn't say who may use \(path)")
    if let get { self.get(path, use: get) }
    if let post { self.post(path, use: post) }
    let allowed = (get == nil ? [] : ["GET", "HEAD"]) + (post == nil ? [] : ["POST"])
    let refuse: RouteHandler = { _, _ in throw PageError.methodNotAllowed(allowed: allowed.joined(separator: ", ")) }
    for method: HTTPRequest.Method in [.get, .head, .post, .put, .delete, .patch, .options]
    where !allowed.contains(method.rawValue) {
      on(path, method: method, use: refuse)
    }
  }
}
