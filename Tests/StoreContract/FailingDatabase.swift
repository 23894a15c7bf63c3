package import QuizDatabase
package import QuizMetrics
package import StoreStatus
import Synchronization

/// A database that fails at one chosen statement of its transactions, as if the disk were full or the connection broke.
package final class FailingDatabase: SQLDatabase {
  private let base: any SQLDatabase
  private let remaining = Atomic(Int.max)

  package init(_ base: any SQLDatabase) { self.base = base }

  /// Lets a statement that writes fail, in this or a later transaction.
  ///
  /// - Parameter index: counts from 1.
  package func fail(atStatement index: Int) { remaining.store(index, ordering: .sequentiallyConsistent) }

  /// Whether a statement has failed since the last call of ``fail(atStatement:)``.
  package var hasFailed: Bool { remaining.load(ordering: .sequentiallyConsistent) <= 0 }

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
    try await base.write(mode) { [self] db in
      let transaction = Transaction(on: FailingConnection(base: db, willRun: willRun))
      let end = try work(transaction)
      db.afterCommit(transaction.runHooks)
      return end
    }
  }

  @Sendable private func willRun() throws {
    if remaining.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 {
      throw StoreError.unavailable(detail: "the test lets this statement fail")
    }
  }
}

private struct FailingConnection: SQLConnection {
  let base: any SQLConnection
  let willRun: () throws -> Void

  var dialect: SQLDialect { base.dialect }
  var changesCount: Int { base.changesCount }
  var lastInsertedRowID: Int64 { base.lastInsertedRowID }

  func run(_ sql: String, _ arguments: SQLArguments) throws {
    try willRun()
    try base.run(sql, arguments)
  }

  func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
    try base.rows(sql, arguments, until: isEnough)
  }
}
