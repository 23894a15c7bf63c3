#if MariaDB
  internal import CMariaDB

  /// How every connection is made and what it is told first.
  struct ConnectionOptions {
    /// Seconds until a node that doesn't answer is given up.
    static let patience: (connecting: UInt32, reading: UInt32, writing: UInt32) = (2, 8, 5)

    /// READ COMMITTED: each statement sees what is committed by then. What a change follows from is read with a lock, and
    /// the keys of the tables refuse what slipped in; a transaction that is refused so runs once more, and sees it. The gap
    /// locks of REPEATABLE READ would only make inserts wait for each other, and its snapshot be older than the locks.
    static let greetings = [
      "SET NAMES utf8mb4 COLLATE utf8mb4_nopad_bin",
      """
      SET SESSION sql_mode = 'STRICT_ALL_TABLES,ANSI_QUOTES,PIPES_AS_CONCAT,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION',
        time_zone = '+00:00', innodb_lock_wait_timeout = 3, lock_wait_timeout = 7, max_statement_time = 7,
        idle_transaction_timeout = 30
      """,
      "SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED",
    ]

    private let address: MariaDBAddress

    init(_ address: MariaDBAddress) { self.address = address }

    func apply(to handle: UnsafeMutablePointer<MYSQL>) {
      set(MYSQL_OPT_CONNECT_TIMEOUT, Self.patience.connecting, on: handle)
      set(MYSQL_OPT_READ_TIMEOUT, Self.patience.reading, on: handle)
      set(MYSQL_OPT_WRITE_TIMEOUT, Self.patience.writing, on: handle)
      mysql_options(handle, MYSQL_SET_CHARSET_NAME, "utf8mb4")
      guard address.encryption != .off else { return }
      set(MYSQL_OPT_SSL_ENFORCE, my_bool(1), on: handle)
      set(MYSQL_OPT_SSL_VERIFY_SERVER_CERT, my_bool(address.encryption == .verify ? 1 : 0), on: handle)
      if let authorities = address.authorities { mysql_options(handle, MYSQL_OPT_SSL_CA, authorities) }
    }

    private func set(_ option: mysql_option, _ value: some BitwiseCopyable, on handle: UnsafeMutablePointer<MYSQL>) {
      _ = withUnsafeBytes(of: value) { mysql_options(handle, option, $0.baseAddress) }
    }
  }
#endif
