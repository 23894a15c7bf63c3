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
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(mode == .background ? .readInBackground : .read) { () throws(StoreError) in
      try await base.read(mode, work)
    }
  }

  public func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.write(mode, work) }
  }
}
