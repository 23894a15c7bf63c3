public import QuizMetrics
public import QuizService

/// A store whose data is in an SQL database. This module implements everything that a store does, once for all
/// databases. A conforming type adds the access to its database: how to read, and how to commit a write safely.
public protocol SQLStore: HouseStore, MetricsSource {
  var caches: StoreCaches { get }

  /// Completes the calls that have begun. Later calls fail as unavailable.
  func close() async

  /// Reads outside a transaction. Values that must be consistent with each other must come from one statement.
  func read<Value: Sendable>(
    _ need: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value

  /// Runs a long read without delaying requests. It may return data that is some moments old.
  func readInBackground<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value

  /// Runs a transaction and returns its result once it is committed and durable.
  ///
  /// - Parameters:
  ///   - work: runs inside the transaction. An error rolls it back.
  ///   - committed: receives the result after the commit, before the caller does.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
    onCommit committed: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value

  /// Runs a transaction that must not be repeated, such as one that counts or adds a line. ``write(_:onCommit:)`` may
  /// run its work again if the connection breaks before the reply to the commit arrives.
  func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value
}

extension SQLStore {
  /// For stores that never repeat a write.
  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await write(work, onCommit: { _ in })
  }
}

/// How recent the data of a read must be.
public enum ReadConsistency: Sendable {
  /// Includes everything that was committed before, on any node of a cluster.
  case strong
  /// May be some moments old if other servers commit too. For data that no next step depends on.
  case eventual
}

extension SQLStore {
  /// A store need not have metrics of its own.
  public var metrics: [MetricFamily] { [] }

  func read<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await read(.strong, work)
  }

  func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await write(work, onCommit: { _ in })
  }
}
