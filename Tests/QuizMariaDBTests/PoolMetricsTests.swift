import StoreContract

#if MariaDB
  import QuizMetrics
  import QuizService
  import Testing

  @testable import QuizMariaDB

  /// Runs on the servers that `Tests/Cluster/cluster.py` starts.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"))
  struct PoolMetricsTests {
    private func value(_ name: String, _ state: String? = nil, in database: MariaDBDatabase) -> Double? {
      let family = database.metrics.first { $0.name == name }
      return family?.samples.first { $0.labels.first?.value == state }?.value
    }

    @Test func `the pool's metrics count the busy connections and the waiting requests`() async throws {
      let temporary = try TemporaryDatabase()
      let database = try await MariaDBDatabase.open(temporary.nodes[0], connections: 2)
      try await Store(database).ping()
      #expect(value("parlour_mariadb_connections_max", in: database) == 2)
      // The name up to 0.6.
      #expect(value("parlour_mariadb_connections_most", in: database) == 2)
      #expect(value("parlour_mariadb_waiting", in: database) == 0)
      let present = ["busy", "idle"].compactMap { value("parlour_mariadb_connections", $0, in: database) }
      #expect(present.count == 2 && (1...2).contains(present.reduce(0, +)))
      await database.close()
    }
  }
#endif
