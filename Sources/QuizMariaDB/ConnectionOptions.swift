#if MariaDB
  internal import CMariaDB

  /// How every connection is made and what it is told first.
  struct ConnectionOptions {
    /// Seconds until a node that doesn't answer is given up.
    static let timeouts: (connecting: UInt32, reading: UInt32, writing: UInt32) = (2, 8, 5)

    /// READ COMMITTED: each statement sees what is committed by then. What a change follows from is read with a lock, and
    /// the keys of the tables refuse what slipped in; a transaction that is refused so runs once more, and sees it. The gap
    /// locks of REPEATABLE READ would only make inserts wait for each other, and its snapshot be older than the locks.
    static let setupStatements = [
      "SET NAMES utf8mb4 COLLATE utf8mb4_nopad_bin",
      """
      SET SESSION sql_mode = 'STRICT_ALL_TABLES,ANSI_QUOTES,PIPES_AS_CONCAT,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
        time_zone = '+00:00', innodb_lock_wait_timeout = 3, lock_wait_timeout = 7, max_statement_time = 7,
        idle_transaction_timeout = 30
      """,
      "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED",
    ]

    /// A step of the schema takes as long as the tables are large: ended by a limit for requests, it would be begun anew by
    /// every server that starts, for ever. Waiting for others who use a table stays limited.
    static let schemaSetupStatement = "SET SESSION max_statement_time = 0"
    /// Seconds, where the schema is changed.
    static let schemaReadTimeout: UInt32 = 24 * 3600

    private let address: MariaDBAddress
    private let forSchema: Bool

    init(_ address: MariaDBAddress, forSchema: Bool = false) { (self.address, self.forSchema) = (address, forSchema) }

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
