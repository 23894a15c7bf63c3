#if MariaDB
  internal import CMariaDB

  /// The options of every connection, and the statements that run on it first.
  struct ConnectionOptions {
    /// In seconds. A node that doesn't answer in this time counts as unavailable.
    static let timeouts: (connecting: UInt32, reading: UInt32, writing: UInt32) = (2, 8, 5)

    /// With READ COMMITTED each statement sees what is committed when it begins. A transaction locks the rows on which
    /// its changes depend. If another transaction inserts in the meantime, a unique key refuses the second row, and the
    /// transaction is repeated and sees the first. REPEATABLE READ would be worse: its gap locks make inserts wait for
    /// each other, and its snapshot can be older than the locks.
    static let setupStatements = [
      "SET NAMES utf8mb4 COLLATE utf8mb4_nopad_bin",
      """
      SET SESSION sql_mode = 'STRICT_ALL_TABLES,ANSI_QUOTES,PIPES_AS_CONCAT,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
        time_zone = '+00:00', innodb_lock_wait_timeout = 3, lock_wait_timeout = 7, max_statement_time = 7,
        idle_transaction_timeout = 30
      """,
      "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED",
    ]

    /// Removes the time limit of statements for migrations, which take longer the larger the tables are. With the limit
    /// of requests, a long migration would be aborted and begun again by every server that starts. Waiting for locks of
    /// other connections stays limited.
    static let schemaSetupStatement = "SET SESSION max_statement_time = 0"
    /// In seconds, for connections that run migrations.
    static let schemaReadTimeout: UInt32 = 24 * 3600

    private let address: MariaDBAddress
    private let forSchema: Bool

    init(_ address: MariaDBAddress, forSchema: Bool = false) {
      self.address = address
      self.forSchema = forSchema
    }

    func apply(to handle: UnsafeMutablePointer<MYSQL>) {
      set(MYSQL_OPT_CONNECT_TIMEOUT, Self.timeouts.connecting, on: handle)
      set(MYSQL_OPT_READ_TIMEOUT, forSchema ? Self.schemaReadTimeout : Self.timeouts.reading, on: handle)
      set(MYSQL_OPT_WRITE_TIMEOUT, Self.timeouts.writing, on: handle)
      mysql_options(handle, MYSQL_SET_CHARSET_NAME, "utf8mb4")
      guard address.encryption != .off else { return }
      set(MYSQL_OPT_SSL_ENFORCE, my_bool(1), on: handle)
      set(MYSQL_OPT_SSL_VERIFY_SERVER_CERT, my_bool(address.encryption == .verify ? 1 : 0), on: handle)
      if let authorities = address.certificateAuthorities { mysql_options(handle, MYSQL_OPT_SSL_CA, authorities) }
    }

    private func set(_ option: mysql_option, _ value: some BitwiseCopyable, on handle: UnsafeMutablePointer<MYSQL>) {
      _ = withUnsafeBytes(of: value) { mysql_options(handle, option, $0.baseAddress) }
    }
  }
#endif
