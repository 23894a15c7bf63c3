import StoreContract
import Testing

struct ContractTests {
  @Test(arguments: StoreContract.cases)
  func `SQLite keeps the contract`(of contractCase: StoreCase) async throws {
    try await contractCase.check(on: TemporaryFolder())
  }

  /// The store has only a play cache, so only cases with plays run.
  @Test(arguments: StoreContract.quizCases)
  func `SQLite keeps the contract without a play cache`(of contractCase: StoreCase) async throws {
    try await contractCase.check(on: TemporaryFolder(playCapacity: 0))
  }

  @Test(arguments: StoreContract.cases)
  func `SQLite keeps the contract though every write happens twice`(of contractCase: StoreCase) async throws {
    try await contractCase.check(on: TemporaryFolder { TwiceDatabase($0) })
  }
}
