internal import HTTPTypes
package import HummingbirdCore
import QuizPages
internal import StoreStatus

/// Answers all requests to a site. It takes the place of Hummingbird's router and its middleware (see WE14 in
/// DESIGN.md).
package struct SiteResponder: Sendable {
  /// Nil if metrics are off.
  package let requestMetrics: RequestMetrics?
  private let site: Site
  private let securityHeaders: SecurityHeaders
  private let routes: PathTable<SiteRoute>

  init(_ site: Site, _ router: SiteRouter, collectsMetrics: Bool) {
    self.site = site
    securityHeaders = SecurityHeaders(site.settings)
    routes = router.table
    requestMetrics = collectsMetrics ? RequestMetrics(patterns: router.routes.map(\.pattern)) : nil
  }

  package func respond(to request: Request, context: SiteRequestContext) async -> SiteResponse {
    let began = ContinuousClock.now
    requestMetrics?.begin()
    let path = request.uri.path
    let found = routes.find(path)
    var response = await StoreWaitLimit.$current.withValue(StoreWaitLimit()) {
      await respond(to: request, context, through: found?.value, found?.parameters ?? [])
    }
    if site.shutdown.isShuttingDown { response.headers[.connection] = "close" }
    requestMetrics?.end(
      route: found?.value.index, method: request.method, status: response.status, after: ContinuousClock.now - began)
    return SiteResponse(
      request.method == .head ? response.createHeadResponse() : response,
      securityHeaders.fields(besides: response.headers, isEmbedded: EntryPoint.isEmbedded(path)))
  }

  /// - Parameter route: nil if the site doesn't have the address.
  private func respond(
    to request: Request, _ context: SiteRequestContext, through route: SiteRoute?, _ parameters: [String]
  ) async -> Response {
    do {
      try site.check(request, from: context)
      guard let route else { throw PageError.notFound }
      var context = context
      context.pathParameters = (route.parameterNames, parameters)
      let visitor = Visitor(of: request, context, settings: site.settings)
      return try await route.handler(of: request.method).respond(
        site, VisitorRequest(http: request, context: context, visitor: visitor))
    } catch {
      return site.errorPage(about: error, to: request, context)
    }
  }
}
