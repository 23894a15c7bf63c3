import HTTPTypes
import Hummingbird

typealias Handler = @Sendable (Request, SiteContext) async throws -> Response

extension Router<SiteContext> {
  /// Answers an address, and tells other methods which ones it knows.
  func answer(_ path: RouterPath, get: Handler? = nil, post: Handler? = nil) {
    if let get { self.get(path, use: get) }
    if let post { self.post(path, use: post) }
    let allowed = (get == nil ? [] : ["GET", "HEAD"]) + (post == nil ? [] : ["POST"])
    let refuse: Handler = { _, _ in throw Trouble.wrongMethod(allowed: allowed.joined(separator: ", ")) }
    for method: HTTPRequest.Method in [.get, .head, .post, .put, .delete, .patch, .options]
    where !allowed.contains(method.rawValue) {
      on(path, method: method, use: refuse)
    }
  }
}
