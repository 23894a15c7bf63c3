import Hummingbird
import QuizService
internal import StoreStatus

/// Limits how long each request waits for the connections of MariaDB. On SQLite `StoreQueueLimits` limit each write
/// instead.
struct StoreWaitLimitMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    try await StoreWaitLimit.$current.withValue(StoreWaitLimit()) { try await next(request, context) }
  }
}
