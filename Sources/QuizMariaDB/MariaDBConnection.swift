#if MariaDB
  internal import CMariaDB
  internal import QuizSQL

  /// A connection to one node. It belongs to the thread that made it, and blocks it.
  final class MariaDBConnection {
    let host: MariaDBAddress.Host
    private let handle: UnsafeMutablePointer<MYSQL>
    private var statements: [String: PreparedStatement] = [:]
    private(set) var changesCount = 0
    private(set) var lastInsertedRowID: Int64 = 0

    /// - Throws: `MariaDBError` where the node doesn't answer, doesn't let us in, or isn't part of its cluster now.
    ///
    /// - Parameter forSchema: whether it is to change tables, and no statement of it takes too long.
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

    /// Whether the node is one of a Galera cluster: then others may have committed what isn't here yet.
    private(set) var isInCluster = false
    private var waitsForReplication = false

    /// Has what is read from now on hold everything that was committed on any node before, or not.
    func setWaitsForReplication(_ waits: Bool) throws {
      guard isInCluster, waits != waitsForReplication else { return }
      try run("SET SESSION wsrep_sync_wait = \(waits ? 1 : 0)")
      waitsForReplication = waits
    }

    /// Runs a statement without arguments that returns nothing: one that isn't prepared.
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

    /// Where another node's transaction was first while a statement was being prepared, ours is undone and nobody says so
    /// (seen with MariaDB 10.11.19). What follows would be done for itself, each statement alone.
    private func checkTransactionIsOpen() throws {
      try run("DO 0")
      guard isInTransaction else {
        throw MariaDBError(code: UInt32(ER_LOCK_DEADLOCK), message: "the transaction was undone by another node's")
      }
    }

    /// As the node said it with its last reply.
    private var isInTransaction: Bool { handle.pointee.server_status & UInt32(SERVER_STATUS_IN_TRANS) != 0 }

    private var error: MariaDBError {
      MariaDBError(code: mysql_errno(handle), message: String(cString: mysql_error(handle)))
    }
  }

  extension MariaDBConnection: SQLConnection {
    var dialect: SQLDialect { .mariaDB }

    func run(_ sql: String, _ arguments: SQLArguments) throws {
      let done = try statement(sql).run(arguments.values)
      changesCount = done.changes
      if done.row > 0 { lastInsertedRowID = done.row }
    }

    func rows(_ sql: String, _ arguments: SQLArguments, until isEnough: (any SQLRow) throws -> Bool) throws {
      try statement(sql).rows(arguments.values, until: isEnough)
    }
  }
#endif
