package import QuizService

/// Provides stores for tests. Each case gets an empty one.
package protocol StoreProvider: Sendable {
  /// Opens the store. After ``Store/close()`` and another opening it has its earlier content.
  func open() async throws -> Store
}
