import Hummingbird

/// Refuses requests that are for another site, that another site caused, or that come too often.
struct RequestCheckMiddleware: RouterMiddleware {
  typealias Context = SiteRequestContext

  let site: Site

  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    try check(request, from: context)
    return try await next(request, context)
  }

  private func check(_ request: Request, from context: SiteRequestContext) throws(PageError) {
    guard request.hasSingleHost else { throw .invalidHost }
    if let publicURL = site.settings.publicURL, !request.isHealthCheck {
      guard request.isAddressed(for: publicURL) else { throw .misdirected }
    }
    guard request.method != .get, request.method != .head else { return }
    guard site.changeLimiter.allows(site.clientNetwork(of: request, context)) else { throw .tooManyRequests }
    if request.isCrossOrigin(than: site.settings.publicURL) { throw .crossOrigin }
  }
}
