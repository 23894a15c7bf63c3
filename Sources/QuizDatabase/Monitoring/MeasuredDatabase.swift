package import QuizMetrics
package import StoreStatus

/// Counts and times all calls of another database.
package struct MeasuredDatabase<Base: SQLDatabase>: SQLDatabase {
  private let base: Base
  private let calls = StoreCallMetrics()

  package init(_ base: Base) { self.base = base }

  package var isExclusive: Bool { base.isExclusive }

  package var metrics: [MetricFamily] { calls.metrics + base.metrics }

  package func close() async { await base.close() }

  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await calls.measure(mode == .background ? .readInBackground : .read) { () throws(StoreError) in
      try await base.read(mode, work)
    }
  }

  package func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    try await calls.measure(.write) { () throws(StoreError) in try await base.write(mode, work) }
  }
}
