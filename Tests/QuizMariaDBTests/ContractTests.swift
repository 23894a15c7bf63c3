#if MariaDB
  import StoreContract
  import Testing

  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"), .serialized)
  struct ContractTests {
    @Test(arguments: StoreContract.cases)
    func `MariaDB keeps the contract`(of contractCase: StoreCase) async throws {
      try await contractCase.check(on: TemporaryDatabase())
    }
  }
#endif
