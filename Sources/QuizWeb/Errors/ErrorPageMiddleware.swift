import Hummingbird
import QuizService

/// Replies to errors with their pages, and closes connections during shutdown. Handlers answer
/// only what they can do better: a rejected form shows its page again (``RejectedForm``).
struct ErrorPageMiddleware: RouterMiddleware {
  typealias Context = SiteRequestContext

  let site: Site

  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do { response = try await next(request, context) } catch {
      let error = PageError(of: error, logger: context.logger)
      if let count = error.securityCount { site.services.security.increment(count) }
      response = site.errorPage(about: error, to: request)
    }
    if site.shutdown.isShuttingDown { response.headers[.connection] = "close" }
    return response
  }
}

extension PageError {
  /// The counter of the security log for this error; nil if it isn't counted.
  fileprivate var securityCount: SecurityCounter? {
    switch self {
    case .crossOrigin: .crossSiteRequests
    case .misdirected: .wrongHosts
    case .invalidHost: .malformedHosts
    case .tooManyRequests: .tooManyRequests
    default: nil
    }
  }
}
