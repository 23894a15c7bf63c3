#if MariaDB
  package import QuizDatabase
  package import StoreStatus

  /// A MariaDB database as the source or the target of a copy.
  package final class MariaDBEndpoint: CopyEndpoint {
    /// How long no node may answer before the copy fails.
    private static let timeout = Duration.seconds(60)

    private let worker: RetryingConnection

    private init(_ address: MariaDBAddress) {
      worker = RetryingConnection(NodeSelector(address))
    }

    /// A database as a source. If others change it during the copy, the comparison at the end finds differences.
    ///
    /// - Throws: `.locked` while others are connected to it; `.newer` and `.unavailable` as ``MariaDBDatabase``;
    ///   also `.unavailable` if an older Parlour wrote the data.
    package static func source(_ address: MariaDBAddress) throws(StoreError) -> MariaDBEndpoint {
      let end = MariaDBEndpoint(address)
      try end.prepare { worker in
        try OtherConnections.expectNone(of: address)
        try worker.read(isFresh: true, Self.check)
      }
      return end
    }

    /// A database as the target of a move. Its tables are created if they are missing.
    ///
    /// - Throws: `.refused` if it has another program's tables; others as ``source(_:)``.
    package static func target(_ address: MariaDBAddress) throws(StoreError) -> MariaDBEndpoint {
      let end = MariaDBEndpoint(address)
      try end.prepare { worker in
        try OtherConnections.expectNone(of: address)
        if let name = try worker.retrying({ connection in try connection.unknownTable() }) {
          throw StoreError.refused(detail: "there is a table “\(name)” in it that isn’t Parlour’s")
        }
        try worker.migrate()
      }
      return end
    }

    package func read<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      try withTimeout { worker in try worker.read(isFresh: true, work) }
    }

    package func write<Value>(_ work: (any SQLConnection) throws -> Value) throws(StoreError) -> Value {
      try withTimeout { worker in try worker.write { db in .commit(try work(db)) } }
    }

    package func close() { worker.disconnect() }

    /// - Throws: an error if the database can't be copied: it has no data, another version's data, or a move to it
    ///   hasn't ended.
    static func check(_ session: any SQLConnection) throws {
      guard let connection = session as? MariaDBConnection, try connection.hasApplied(Schema.migrations(in: .mariaDB))
      else {
        throw StoreError.unavailable(
          detail: "there is no data in it yet, or an older Parlour wrote it; start this one’s server once")
      }
      if let error = try MoveLock.error(in: session) { throw error }
    }

    private func prepare(_ work: (RetryingConnection) throws -> Void) throws(StoreError) {
      do { try withTimeout(work, for: RetryingConnection.timeout) } catch {
        close()
        throw error
      }
    }

    private func withTimeout<Value>(
      _ work: (RetryingConnection) throws -> Value, for time: Duration = timeout
    ) throws(StoreError) -> Value {
      worker.deadline = .now + time
      do { return try work(worker) } catch { throw StoreError(error) }
    }
  }

  extension MariaDBConnection {
    /// The name of a table that isn't in the schema; nil if there is none.
    fileprivate func unknownTable() throws -> String? {
      let own = Set(
        Schema.tables.map(\.name) + [
          "schema_step", "schema_turn", "move_lock", "move_mark", "idempotency_key", "item_with_question",
          "round_with_item",
        ])
      var unknown: String?
      try rows("SELECT table_name FROM information_schema.tables WHERE table_schema = database()", []) { row in
        let name: String = try row[0]
        if !own.contains(name) { unknown = name }
        return unknown != nil
      }
      return unknown
    }
  }
#endif
