#if MariaDB
  package import QuizDatabase
  package import StoreStatus

  /// A consistent snapshot of a MariaDB database. Servers can go on working while it is copied.
  package final class MariaDBSnapshot: CopyEndpoint {
    private static let settings = [
      "SET SESSION max_statement_time = 0, idle_transaction_timeout = 0, idle_readonly_transaction_timeout = 0",
      "SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ",
    ]

    /// The snapshot ends when this connection closes.
    private var connection: MariaDBConnection?

    /// Takes the snapshot. It has everything that was committed before on any node.
    ///
    /// - Throws: `.newer`; `.unavailable` if no node answers or an older Parlour wrote the data.
    package init(_ address: MariaDBAddress) throws(StoreError) {
      do {
        let connection = try NodeSelector(address).connect()
        for sql in Self.settings { try connection.run(sql) }
        try connection.setWaitsForReplication(true)
        try MariaDBEndpoint.check(connection)
        try connection.run("START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY")
        self.connection = connection
      } catch { throw StoreError(error) }
    }

    package func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      guard let connection else { throw .unavailable(detail: "it is closed") }
      do { return try work(connection) } catch { throw StoreError(error) }
    }

    package func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      throw .readOnly
    }

    package func close() { connection = nil }
  }
#endif
