import Hummingbird
import Logging

extension PageError {
  /// What any error of a request handler becomes. One that nobody expected is logged, also that of a service whose form
  /// should have shown it.
  init(of error: any Error, logger: Logger) {
    switch error {
    case let error as PageError: self = error
    case let error as any ServiceError: self = error.pageError
    case let error as HTTPError:
      switch error.status {
      case .notFound: self = .notFound
      case .contentTooLarge: self = .payloadTooLarge
      default: self = .badRequest
      }
    default: self = .internalError
    }
    if case .internalError = self { logger.error("A request failed", metadata: ["error": "\(error)"]) }
  }
}
