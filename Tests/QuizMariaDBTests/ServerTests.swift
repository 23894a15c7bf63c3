#if MariaDB
  import QuizDatabase
  import QuizEngine
  import StoreContract
  import StoreStatus
  import Testing

  @testable import QuizMariaDB
  @testable import QuizService

  /// Runs on the servers that `Tests/Cluster/cluster.py` starts.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"))
  struct ServerTests {
    @Test func `MariaDB accepts every statement with every row lock`() async throws {
      let database = try TemporaryDatabase()
      let store = try await database.open()
      let connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      for sql in PreparedStatement.all.map(\.sql) {
        #expect(throws: Never.self, "\(sql)") { try connection.prepare(sql) }
        guard sql.hasPrefix("SELECT") else { continue }
        for lock in [RowLock.shared, .exclusive] {
          let lockingSQL = SQLDialect.mariaDB.locking(lock, sql)
          #expect(throws: Never.self, "\(lockingSQL)") { try connection.prepare(lockingSQL) }
        }
      }
      await store.close()
    }

    @Test func `ten servers can start at once on an empty database`() async throws {
      let database = try TemporaryDatabase()
      try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask {
            let store = try await database.open()
            try await store.ping()
            await store.close()
          }
        }
        try await group.waitForAll()
      }
    }

    @Test func `a database with an unknown migration is refused`() async throws {
      let database = try TemporaryDatabase()
      await (try database.open()).close()
      let connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      try connection.run("INSERT INTO schema_step (name) VALUES ('9 hereafter')")
      await #expect(throws: StoreError.newer) { try await database.open() }
    }

    @Test func `a store finds another host when the first doesn't answer`() async throws {
      let database = try TemporaryDatabase()
      let address = database.nodes[0]
      let port = address.hosts[0].port
      var both = try #require(
        MariaDBAddress("mysql://\(address.user)@127.0.0.1:1,127.0.0.1:\(port)/\(address.database)"))
      both.password = address.password
      let store = Store(try await MariaDBDatabase.open(both, connections: 2))
      try await store.ping()
      await store.close()
    }
  }
#endif
