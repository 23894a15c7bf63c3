import Hummingbird
import QuizService
internal import StoreStatus

/// Limits how long each request waits for the connections of MariaDB. SQLite has a limit of its own on each read and write.
struct StoreWaitLimitMiddleware: RouterMiddleware {
  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    try await StoreWaitLimit.$current.withValue(StoreWaitLimit()) { try await next(request, context) }
  }
}
