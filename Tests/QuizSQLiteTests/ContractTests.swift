import StoreContract
import Testing

struct ContractTests {
  @Test(arguments: StoreContract.cases)
  func `SQLite keeps the contract`(of promise: StoreCase) async throws {
    try await promise.check(on: TemporaryFolder())
  }

  /// The store has only a play cache, so only cases with plays run.
  @Test(arguments: StoreContract.quizCases)
  func `SQLite keeps the contract without a play cache`(of promise: StoreCase) async throws {
    try await promise.check(on: TemporaryFolder(remembering: 0))
  }
}
