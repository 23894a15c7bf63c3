public import QuizMetrics
public import StoreStatus

/// An SQL database: how to read, and how to commit a write safely.
public protocol SQLDatabase: MetricsSource {
  /// Whether only this program changes the data while the database is open. Then rows that change can be cached.
  var isExclusive: Bool { get }

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

extension SQLDatabase {
  /// For databases that never repeat a write.
  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await write(work, onCommit: { _ in })
  }

  /// A database need not have metrics of its own.
  public var metrics: [MetricFamily] { [] }
}

/// How recent the data of a read must be.
public enum ReadConsistency: Sendable {
  /// Includes everything that was committed before, on any node of a cluster.
  case strong
  /// May be some moments old if other servers commit too. For data that no next step depends on.
  case eventual
}
