#if MariaDB
  import QuizMetrics
  import QuizSQL
  import Testing

  @testable import QuizMariaDB

  /// Runs on the servers that `Tests/Cluster/cluster.py` starts.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"))
  struct PoolMetricsTests {
    private func value(_ name: String, _ state: String? = nil, in store: MariaDBStore) -> Double? {
      let family = store.metrics.first { $0.name == name }
      return family?.samples.first { $0.labels.first?.value == state }?.value
    }

    @Test func `the pool's metrics count the busy connections and the waiting requests`() async throws {
      let database = try TemporaryDatabase()
      let store = try await MariaDBStore.open(database.nodes[0], connections: 2)
      try await store.ping()
      #expect(value("parlour_mariadb_connections_max", in: store) == 2)
      // The name up to 0.6.
      #expect(value("parlour_mariadb_connections_most", in: store) == 2)
      #expect(value("parlour_mariadb_waiting", in: store) == 0)
      let present = ["busy", "idle"].compactMap { value("parlour_mariadb_connections", $0, in: store) }
      #expect(present.count == 2 && (1...2).contains(present.reduce(0, +)))
      await store.close()
    }
  }
#endif
