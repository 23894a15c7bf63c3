import Hummingbird

extension Site {
  /// Refuses requests that are for another site, that another site caused, or that come too often.
  func check(_ request: Request, from context: SiteRequestContext) throws(PageError) {
    guard request.hasSingleHost else { throw .invalidHost }
    if let publicURL = settings.publicURL, !request.isAddressed(for: publicURL), !request.isHealthCheck {
      throw .misdirected
    }
    guard request.method != .get, request.method != .head else { return }
    guard changeLimiter.allows(clientNetwork(of: request, context)) else { throw .tooManyRequests }
    if request.isCrossOrigin(than: settings.publicURL) { throw .crossOrigin }
  }
}
