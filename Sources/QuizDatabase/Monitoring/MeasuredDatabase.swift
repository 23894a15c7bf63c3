public import QuizMetrics
public import StoreStatus

/// Counts and times all calls of another database.
public struct MeasuredDatabase<Base: SQLDatabase>: SQLDatabase {
  private let base: Base
  private let calls = StoreCallMetrics()

  public init(_ base: Base) { self.base = base }

  public var isExclusive: Bool { base.isExclusive }

  public var metrics: [MetricFamily] { calls.metrics + base.metrics }

  public func close() async { await base.close() }

  public func read<Value: Sendable>(
    _ need: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.read) { () throws(StoreError) in try await base.read(need, work) }
  }

  public func readInBackground<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.readInBackground) { () throws(StoreError) in try await base.readInBackground(work) }
  }

  public func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
    onCommit: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.write(work, onCommit: onCommit) }
  }

  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.writeOnce(work) }
  }
}
