public import QuizService

/// Where a store under test keeps its data. Each case gets one of its own, empty.
public protocol StoreProvider: Sendable {
  /// Opens the store; after ``close(_:)`` with what it held before.
  func open() async throws -> any HouseStore
  func close(_ store: any HouseStore) async throws
}
