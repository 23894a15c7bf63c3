#if MariaDB
  internal import CMariaDB
  internal import QuizDatabase

  /// A connection to one node. It may be used only on the thread that made it, and blocks that thread.
  final class MariaDBConnection {
    let host: MariaDBAddress.Host
    private let handle: UnsafeMutablePointer<MYSQL>
    private var statements: [String: PreparedStatement] = [:]
    private(set) var changesCount = 0
    private(set) var lastInsertedRowID: Int64 = 0

    /// - Parameter forSchema: whether the connection runs migrations, which have no time limit.
    /// - Throws: `MariaDBError` if the node doesn't answer, refuses the user, or isn't part of its cluster now.
    init(to host: MariaDBAddress.Host, _ address: MariaDBAddress, forSchema: Bool = false) throws {
      self.host = host
      guard let handle = mysql_init(nil) else { throw MariaDBError(code: 2008, message: "out of memory") }
      self.handle = handle
      ConnectionOptions(address, forSchema: forSchema).apply(to: handle)
      let flags = UInt(CLIENT_FOUND_ROWS)
      guard
        mysql_real_connect(
          handle, host.name, address.user, address.password, address.database, UInt32(host.port), nil, flags) != nil
      else { throw error }
      for command in ConnectionOptions.setupStatements { try run(command) }
      if forSchema { try run(ConnectionOptions.schemaSetupStatement) }
      try joinCluster()
    }

    deinit {
      for statement in statements.values { statement.close() }
      mysql_close(handle)
    }

    /// Whether the node belongs to a Galera cluster. If so, other nodes may have commits that this one hasn't applied
    /// yet.
    private(set) var isInCluster = false
    private var waitsForReplication = false

    /// Sets whether later reads first wait until this node has applied everything that was committed before on any
    /// node.
    func setWaitsForReplication(_ waits: Bool) throws {
      guard isInCluster, waits != waitsForReplication else { return }
      try run("SET SESSION wsrep_sync_wait = \(waits ? 1 : 0)")
      waitsForReplication = waits
    }

    /// Runs a statement without arguments and without a result. It isn't prepared.
    func run(_ sql: String) throws {
      guard mysql_real_query(handle, sql, UInt(sql.utf8.count)) == 0 else { throw error }
    }

    private func joinCluster() throws {
      var ready: [String] = []
      try rows("SELECT @@global.wsrep_on", []) { row in
        isInCluster = row.value(at: 0) == .integer(1)
        return true
      }
      guard isInCluster else { return }
      try rows("SELECT variable_value FROM information_schema.global_status WHERE variable_name = 'wsrep_ready'", []) {
        ready.append(try $0[0])
        return true
      }
      guard ready == ["ON"] else {
        throw MariaDBError(code: UInt32(ER_UNKNOWN_COM_ERROR), message: "the node isn't part of its cluster now")
      }
    }

    func prepare(_ sql: String) throws { _ = try statement(sql) }

    private func statement(_ sql: String) throws -> PreparedStatement {
      if let statement = statements[sql] { return statement }
      let wasInTransaction = isInTransaction
      let statement = try PreparedStatement(SQLDialect.mariaDB.translate(sql), on: handle)
      statements[sql] = statement
      if isInCluster, wasInTransaction { try checkTransactionIsOpen() }
      return statement
    }

    /// If a conflicting transaction of another node wins while a statement is being prepared, this transaction is
    /// rolled back and the node reports no error (seen with MariaDB 10.11.19). Each later statement would then commit
    /// by itself.
    private func checkTransactionIsOpen() throws {
      try run("DO 0")
      guard isInTransaction else {
        throw MariaDBError(code: UInt32(ER_LOCK_DEADLOCK), message: "the transaction was undone by another node's")
      }
    }

    /// Whether a transaction is open, according to the node's last reply.
    private var isInTransaction: Bool { handle.pointee.server_status & UInt32(SERVER_STATUS_IN_TRANS) != 0 }

    private var error: MariaDBError {
      MariaDBError(code: mysql_errno(handle), message: String(cString: mysql_error(handle)))
    }
  }

  extension MariaDBConnection: SQLConnection {
    var dialect: SQLDialect { .mariaDB }

    func run(_ sql: String, _ arguments: SQLArguments) throws {
      let done = try statement(sql).run(arguments)
      changesCount = done.changes
      if done.row > 0 { lastInsertedRowID = done.row }
    }

    func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
      try statement(sql).rows(arguments, until: isEnough)
    }
  }
#endif
