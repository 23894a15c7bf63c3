package import QuizDatabase
package import StoreStatus

/// A service's access to the store. Failures of the store become the service's own error.
///
/// A use case is one transaction, but for those that `WriteCountTests` lists, each with its reason.
///
/// What happens in a transaction stands in the service, in the closure. A step over several tables that is long, or
/// that several use cases take, is a value with `run(in:)`, such as ``AccountDeletion``. `…Rows` read and write rows of
/// one subject. They may refuse to change a row that isn't there; who may do what, and what follows from it, stands in
/// the service or in a step. On a ``ReadConnection`` they can only read.
///
/// How `work` ends says what becomes of its changes, and whether the operator learns of a fault of the store:
///
/// | `work` | changes | fault |
/// |---|---|---|
/// | returns | stay | no |
/// | returns a failure to ``writeCommittingFailures(_:_:)`` | stay | no |
/// | throws the service's error | are undone | no |
/// | throws `StoreError.refused`, and the service has no error of its own | are undone | no |
/// | throws any other `StoreError`, or an error of the database | are undone | yes |
/// | throws something else, such as another service's error | are undone | yes, as `.unavailable` |
///
/// The last is a mistake in the program. The compiler doesn't find it: what `work` throws isn't typed, because errors
/// of the database must pass through it, which tries some of them again.
///
/// ```swift
/// let account = try await store.write(.once) { db in
///   guard let account = try AccountRows(db: db).find(id) else { throw AccountError.noSuchAccount }
///   …
/// }
/// ```
package struct StoreHandle<Failure: Error>: Sendable {
  private let base: Store
  private let convert: @Sendable (StoreError) -> Failure

  /// - Parameter convert: makes the service's error of the store's.
  package init(_ store: Store, _ convert: @escaping @Sendable (StoreError) -> Failure) {
    base = store
    self.convert = convert
  }

  package init(_ store: Store) where Failure == StoreError { self.init(store) { $0 } }

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

  /// Whether a service's error says that the store failed. Only a service without an error of its own has such errors.
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
