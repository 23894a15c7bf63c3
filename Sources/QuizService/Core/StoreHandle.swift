internal import QuizDatabase
internal import StoreStatus

/// A service's access to the store. Failures of the store become the service's own error.
///
/// A use case is one transaction. It throws the service's error to refuse: that undoes its changes, and isn't counted as
/// a failure of the store. If a refusal's changes must stay, such as a counted attempt, it returns the refusal instead.
///
/// ```swift
/// let account = try await store.write(.once) { db in
///   guard let account = try AccountRows(db: db).find(id) else { throw AccountError.noSuchAccount }
///   …
/// }
/// ```
struct StoreHandle<Failure: Error>: Sendable {
  /// For what several services ask of the store. Its errors are the store's own.
  let base: HouseStore
  private let convert: @Sendable (StoreError) -> Failure

  /// - Parameter convert: makes the service's error of the store's.
  init(_ store: HouseStore, _ convert: @escaping @Sendable (StoreError) -> Failure) {
    (base, self.convert) = (store, convert)
  }

  var caches: StoreCaches { base.caches }

  func read<Value: Sendable>(
    _ mode: ReadMode, _ work: @escaping @Sendable (any SQLConnection) throws -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure>
    do {
      result = try await base.database.read(mode) { db in
        do { return .success(try work(db)) } catch let failure as Failure { return .failure(failure) }
      }
    } catch { throw convert(error) }
    return try result.get()
  }

  func write<Value: Sendable>(
    _ mode: WriteMode, _ work: @escaping @Sendable (Transaction) throws -> Value
  ) async throws(Failure) -> Value {
    let result: Result<Value, Failure>
    do {
      result = try await base.database.write(mode) { db in
        do { return .commit(.success(try work(db))) } catch let failure as Failure {
          return .rollback(.failure(failure))
        }
      }
    } catch { throw convert(error) }
    return try result.get()
  }
}
