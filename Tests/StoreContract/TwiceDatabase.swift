package import QuizDatabase
package import QuizMetrics
package import StoreStatus

/// A database on which every write happens twice, as it can on a cluster: each is first undone by a conflict, and then,
/// if it is idempotent, committed without the caller learning of it.
package final class TwiceDatabase: SQLDatabase {
  private let base: any SQLDatabase

  package init(_ base: any SQLDatabase) { self.base = base }

  package var isExclusive: Bool { base.isExclusive }

  package var metrics: [MetricFamily] { base.metrics }

  package func close() async { await base.close() }

  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await base.read(mode, work)
  }

  package func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    _ = try await base.write(mode) { db in .rollback(try work(Transaction(on: db))) }
    if mode == .idempotent {
      _ = try await base.write(mode) { db in
        // The hooks belong to the attempt whose reply is lost.
        try work(Transaction(on: db))
      }
    }
    return try await base.write(mode, work)
  }
}
