import QuizService
internal import StoreStatus

/// An error of a service. Handlers let it through; ``SecurityMiddleware`` makes a page of it.
protocol ServiceError: Error {
  var pageError: PageError { get }
}

extension StoreError: ServiceError {
  var pageError: PageError { PageError(self) }
}

extension AccountError: ServiceError {
  var pageError: PageError { PageError(self) }
}

extension AdminError: ServiceError {
  var pageError: PageError { PageError(self) }
}

extension BoardError: ServiceError {
  var pageError: PageError { PageError(self) }
}

extension DailyError: ServiceError {
  var pageError: PageError { PageError(self) }
}

extension GroupError: ServiceError {
  var pageError: PageError { .group(self) }
}

extension PlayServiceError: ServiceError {
  var pageError: PageError { PageError(self) }
}
