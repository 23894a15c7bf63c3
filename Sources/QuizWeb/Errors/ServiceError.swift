internal import StoreStatus

/// An error of a service. Handlers let it through; ``SiteResponder`` makes a page of it. What each becomes stands
/// beside its feature's handlers, such as in `Daily/DailyError+Page.swift`. A failure of the store becomes
/// ``PageError/store(_:)``, whichever service met it.
protocol ServiceError: Error {
  var pageError: PageError { get }
}

extension StoreError: ServiceError {
  var pageError: PageError { .store(self) }
}
