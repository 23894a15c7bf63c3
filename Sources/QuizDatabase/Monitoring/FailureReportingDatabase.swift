package import QuizMetrics
package import StoreStatus

/// Reports every failure of another database to the log and to the readiness check.
///
/// Pages show only a friendly message, so the operator needs this to learn of a failure.
package struct FailureReportingDatabase<Base: SQLDatabase>: SQLDatabase {
  private let base: Base
  private let health: StoreHealth

  package init(_ base: Base, health: StoreHealth) {
    self.base = base
    self.health = health
  }

  package var isExclusive: Bool { base.isExclusive }

  package var metrics: [MetricFamily] { base.metrics }

  package func close() async { await base.close() }

  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    do { return try await base.read(mode, work) } catch {
      health.recordFailure(error, during: .read)
      throw error
    }
  }

  package func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value {
    do {
      let value = try await base.write(mode, work)
      health.recordSuccessfulWrite()
      return value
    } catch {
      health.recordFailure(error, during: .write)
      throw error
    }
  }
}
