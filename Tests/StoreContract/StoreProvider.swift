public import QuizService

/// Provides stores for tests. Each case gets an empty one.
public protocol StoreProvider: Sendable {
  /// Opens the store. After ``close(_:)`` it has its earlier content.
  func open() async throws -> any HouseStore
  func close(_ store: any HouseStore) async throws
}
