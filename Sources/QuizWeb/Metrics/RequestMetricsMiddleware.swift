import Hummingbird

/// Counts each request with its final response. It is the outermost middleware.
struct RequestMetricsMiddleware: RouterMiddleware {
  typealias Context = SiteRequestContext

  let requests: RequestMetrics

  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    let began = ContinuousClock.now
    requests.begin()
    var status = HTTPResponse.Status.internalServerError
    defer {
      requests.end(
        route: context.endpointPath, method: request.method, status: status, after: ContinuousClock.now - began)
    }
    let response = try await next(request, context)
    status = response.status
    return response
  }
}
