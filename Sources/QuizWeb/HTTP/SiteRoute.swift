import HTTPTypes

/// What answers the requests to an address.
final class SiteRoute: Sendable {
  /// The path with the names of its parameters: `/q/{quiz}`.
  let pattern: String
  let parameterNames: [String]
  let access: RouteAccess
  /// Counts the routes of a site from 0.
  let index: Int
  private let get: RouteHandler?
  private let post: FormHandler?
  private let refusing: RouteHandler

  /// - Parameter path: parameters have a colon: `/q/:quiz`.
  init(_ path: String, index: Int, get: RouteHandler?, post: FormHandler?) {
    let segments = path.split(separator: "/")
    pattern = "/" + segments.map { $0.first == ":" ? "{\($0.dropFirst())}" : String($0) }.joined(separator: "/")
    parameterNames = segments.filter { $0.first == ":" }.map { String($0.dropFirst()) }
    self.index = index
    self.get = get
    self.post = post
    access = RouteAccess(get: get?.visitors, post: post?.handler.visitors)
    let isHidden = [access.get, access.post].allSatisfy { $0 == nil || $0 == .operators }
    let allowed = (get == nil ? [] : ["GET", "HEAD"]) + (post == nil ? [] : ["POST"])
    refusing =
      isHidden
      ? .operators { _ in throw PageError.notFound }
      : .everybody { _ in throw PageError.methodNotAllowed(allowed: allowed.joined(separator: ", ")) }
  }

  /// Methods that the address doesn't have get 405 and the allowed ones; but a route for operators doesn't exist with
  /// them, so that nobody learns of it.
  func handler(of method: HTTPRequest.Method) -> RouteHandler {
    switch method {
    case .get, .head: get ?? refusing
    case .post: post?.handler ?? refusing
    default: refusing
    }
  }
}
