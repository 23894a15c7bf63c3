#if MariaDB
  import StoreContract
  import Testing

  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"), .serialized)
  struct ContractTests {
    @Test(arguments: StoreContract.cases)
    func `MariaDB keeps the contract`(of promise: StoreCase) async throws {
      try await promise.check(on: TemporaryDatabase())
    }
  }
#endif
