public import QuizMetrics
public import StoreStatus

/// An SQL database: how to read, and how to commit a write safely.
///
/// Errors that `work` throws count as failures of the database, for the log and the readiness check. A refusal isn't
/// one: `work` returns it as a value, and ends its transaction with ``TransactionEnd/rollback(_:)`` if its changes must
/// not stay.
public protocol SQLDatabase: MetricsSource {
  /// Whether only this program changes the data while the database is open. Then rows that change can be cached.
  var isExclusive: Bool { get }

  /// Completes the calls that have begun. Later calls fail as unavailable.
  func close() async

  /// - Parameter work: changes nothing. It may run again if the connection breaks.
  func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value

  /// Runs a transaction and returns its value once it is durable or rolled back.
  ///
  /// - Parameter work: runs inside the transaction. An error rolls it back. It may run again; see ``WriteMode``.
  func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Value>
  ) async throws(StoreError) -> Value
}

extension SQLDatabase {
  /// A database doesn't need its own metrics.
  public var metrics: [MetricFamily] { [] }
}

/// What a read must see.
public enum ReadMode: Sendable {
  /// Everything that was committed before, on any node of a cluster. Values that must be consistent with each other
  /// must come from one statement.
  case strong
  /// As ``strong``, but may be some moments old if other servers commit too. For data that no next step depends on.
  case eventual
  /// As ``strong``, and all statements see the same moment.
  case snapshot
  /// A long read that must not delay requests. It may be some moments old.
  case background
}

/// Whether a transaction may take effect more than once.
///
/// A transaction that conflicts with another one is rolled back and run again in either mode. Its closure must make no
/// ids and ask no clock, so that it does the same again.
public enum WriteMode: Sendable {
  /// It may be committed and run again, if the connection breaks before the reply to the commit arrives. So it finds
  /// what it wrote before, by its key, leaves it unchanged and returns the same.
  case idempotent
  /// It takes effect once only, such as one that counts, or one that checks what it changes.
  case once
}

/// How a transaction ends, with the value that its caller receives.
public enum TransactionEnd<Value> {
  case commit(Value)
  case rollback(Value)
}

extension TransactionEnd: Sendable where Value: Sendable {}
