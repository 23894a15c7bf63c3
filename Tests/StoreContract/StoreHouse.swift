public import QuizService

/// A store of quizzes and of plays, whatever is behind it.
public typealias QuizStore = LibraryStore & PlayStore

/// Where a store under test keeps its data. Each case gets one of its own, empty.
public protocol StoreHouse: Sendable {
  /// Opens the store; after ``close(_:)`` with what it held before.
  func open() async throws -> any QuizStore
  func close(_ store: any QuizStore) async throws
}
