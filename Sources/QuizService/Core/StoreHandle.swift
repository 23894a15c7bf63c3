package import QuizDatabase
package import StoreStatus

/// A service's access to the store. Failures of the store become the service's own error.
///
/// A use case is one transaction. The exceptions are use cases that hash a password between two transactions, that undo
/// an import in small batches, that record the latest instant by itself, or that store what time has changed before they
/// show it. `WriteCountTests` lists them.
///
/// What happens in a transaction stands in the service, in the closure; a step over several tables that is long, or that
/// several use cases take, is a value with `run(in:)`, such as ``AccountDeletion``; `…Rows` read and write rows and decide
/// nothing. On a ``ReadConnection`` they can only read.
///
/// If a transaction throws the service's error, its changes are undone; that isn't counted as a failure of the store. A
/// `StoreError`, such as one about a damaged row, is counted, also where a service has no error of its own; there `.refused`
/// isn't.
/// See ``writeCommittingFailures(_:_:)`` for changes that must stay even if a request fails.
///
/// ```swift
/// let account = try await store.write(.once) { db in
///   guard let account = try AccountRows(db: db).find(id) else { throw AccountError.noSuchAccount }
///   …
/// }
/// ```
package struct StoreHandle<Failure: Error>: Sendable {
  private let base: HouseStore
  private let convert: @Sendable (StoreError) -> Failure

  /// - Parameter convert: makes the service's error of the store's.
  package init(_ store: HouseStore, _ convert: @escaping @Sendable (StoreError) -> Failure) {
    base = store
    self.convert = convert
  }

  package init(_ store: HouseStore) where Failure == StoreError { self.init(store) { $0 } }

  var caches: StoreCaches { base.caches }
  var eventCounters: EventCounters { base.eventCounters }

  package func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (ReadConnection) throws -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure>
    do {
      result = try await base.database.read(mode) { db in
        do { return .success(try work(ReadConnection(on: db))) } catch let failure as Failure
          where !Self.isOfStore(failure)
        {
          return .failure(failure)
        }
      }
    } catch { throw convert(error) }
    return try result.get()
  }

  /// Runs a transaction. It commits unless `work` throws.
  package func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(Failure) -> Value {
    try await runTransaction(mode) { db in
      do { return .commit(.success(try work(db))) } catch let failure as Failure where !Self.isOfStore(failure) {
        return .rollback(.failure(failure))
      }
    }
  }

  /// Runs a transaction that commits even if `work` returns a failure: for changes that must stay, such as a counted
  /// attempt, or time that passed. If `work` throws, the changes are undone.
  func writeCommittingFailures<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> Result<Value, Failure>
  ) async throws(Failure) -> Value {
    try await runTransaction(mode) { db in
      do { return .commit(try work(db)) } catch let failure as Failure where !Self.isOfStore(failure) {
        return .rollback(.failure(failure))
      }
    }
  }

  /// Whether a service's error says that the store failed. Only a service without an error of its own has such errors;
  /// what it refuses isn't one.
  private static func isOfStore(_ failure: Failure) -> Bool {
    guard let error = failure as? StoreError else { return false }
    return error.kind != .refused
  }

  private func runTransaction<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> TransactionEnd<Result<Value, Failure>>
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure>
    do { result = try await base.database.write(mode, work) } catch { throw convert(error) }
    return try result.get()
  }
}
