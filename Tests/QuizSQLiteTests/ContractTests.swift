import StoreContract
import Testing

struct ContractTests {
  @Test(arguments: StoreContract.cases)
  func `SQLite keeps the contract`(of promise: StoreCase) async throws {
    try await promise.check(on: TemporaryFolder())
  }

  /// Only plays are remembered.
  @Test(arguments: StoreContract.quizCases)
  func `SQLite keeps the contract with nothing in memory`(of promise: StoreCase) async throws {
    try await promise.check(on: TemporaryFolder(remembering: 0))
  }
}
