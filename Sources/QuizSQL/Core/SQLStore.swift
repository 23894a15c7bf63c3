public import QuizEngine
public import QuizMetrics
public import QuizService

/// A store whose data lies in a database that understands SQL. What is kept and how it is changed is the same in all of
/// them, and written once, in this module; a store adds how to get at its database, and what makes a write safe there.
public protocol SQLStore: LibraryStore, PlayStore, AccountStore, DailyStore, BankStore, DataExportStore, MetricsSource {
  var caches: StoreCaches { get }

  /// Ends what is under way. Whatever is asked afterwards fails as unavailable.
  func close() async

  /// Reads outside of a transaction: what is read together must hold in one statement, or never change.
  func read<Value: Sendable>(
    _ need: ReadConsistency, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value

  /// Reads what takes long and may be some moments old, out of the way of requests.
  func readInBackground<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value

  /// Returns what the work returned, once what it did is safe.
  ///
  /// - Parameters:
  ///   - work: runs inside of a transaction. What it throws undoes it.
  ///   - committed: is told what the work returned once that is safe, before the caller is.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value,
    onCommit committed: @escaping @Sendable (Value) -> Void
  ) async throws(StoreError) -> Value

  /// Returns what the work returned, once what it did is safe; for work that mustn't be done twice, as counting or adding a
  /// line. ``write(_:committed:)`` may do its work again where a connection broke before it was told how a commit ended.
  func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value
}

extension SQLStore {
  /// A store that never tries a write twice has nothing more to do.
  public func writeOnce<Value: Sendable>(
    _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(StoreError) -> Value {
    try await write(work, onCommit: { _ in })
  }
}

/// How new something must be that is read.
public enum ReadConsistency: Sendable {
  /// With everything that was committed before, wherever that was.
  case strong
  /// Some moments old, perhaps, where other servers commit too: what everybody sees and nobody's next step depends on.
  case eventual
}

extension SQLStore {
  /// A store may have nothing of its own to tell.
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

  public func ping() async throws(StoreError) {
    _ = try await read(.eventual) { db in try db.first(LibraryQuery.ping, []) { try $0[0] as Int } }
  }

  /// In one transaction, so that nothing stays. A row that comes and goes is written to the disk all the same; one that is
  /// changed to what it was already isn't, by neither database.
  public func probeWriting() async throws(StoreError) {
    try await write { db in
      try db.run(LibraryQuery.insertProbe, [])
      try db.run(LibraryQuery.deleteProbe, [])
    }
  }

  public func time() async throws(StoreError) -> Timestamp? {
    try await read(.eventual) { db in
      guard let clock = db.dialect.currentTimeStatement else { return nil }
      var time: Timestamp?
      try db.rows(clock, []) { row in
        time = Timestamp(milliseconds: try row[0])
        return true
      }
      return time
    }
  }
}
