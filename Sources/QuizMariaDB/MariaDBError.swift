#if MariaDB
  internal import CMariaDB
  internal import StoreStatus

  /// An error that the server or the client library reported.
  struct MariaDBError: Error {
    let code: UInt32
    let message: String

    /// Whether the connection can't be used any more: it is broken, or the node is shutting down or has left its
    /// cluster. An open transaction was rolled back. A transaction whose commit had begun may be committed.
    var endsConnection: Bool {
      Int32(code) >= 2000 && Int32(code) < 3000 || Self.connectionEndingCodes.contains(Int32(code))
        || isIncompleteTrigger
    }

    /// While another node creates the tables, this node can fail to parse a trigger that is being replicated, about
    /// once in some thousand times (seen with MariaDB 10.11.19). Parlour's own statements never cause this error.
    private var isIncompleteTrigger: Bool {
      Int32(code) == ER_PARSE_ERROR && message.contains(/^(Trigger '.*'|Unknown trigger) has an error in its body/)
    }

    /// Whether another transaction, on this node or another, prevented this one. A repeated try can succeed.
    var isConflict: Bool { Self.conflictCodes.contains(Int32(code)) }

    /// Whether a table seems to be missing or broken. A transaction that another one prevents gets this error, too, if
    /// it is the first to open the table at that moment (seen with MariaDB 10.11.19 in a cluster).
    var isUnopenedTable: Bool { Int32(code) == ER_NOT_FORM_FILE || Int32(code) == ER_NO_SUCH_TABLE }

    /// Whether a row with the same key exists already.
    var isDuplicate: Bool { Int32(code) == ER_DUP_ENTRY }

    private static let connectionEndingCodes: Set<Int32> = [
      ER_UNKNOWN_COM_ERROR, ER_SERVER_SHUTDOWN, ER_NORMAL_SHUTDOWN, ER_CONNECTION_KILLED, ER_NEW_ABORTING_CONNECTION,
      ER_CON_COUNT_ERROR, ER_TOO_MANY_USER_CONNECTIONS, ER_OUT_OF_RESOURCES,
    ]

    private static let conflictCodes: Set<Int32> = [
      ER_LOCK_DEADLOCK, ER_LOCK_WAIT_TIMEOUT, ER_ERROR_DURING_COMMIT, ER_CHECKREAD, ER_DUP_ENTRY, ER_NEED_REPREPARE,
      ER_QUERY_INTERRUPTED, ER_STATEMENT_TIMEOUT, ER_NOT_FORM_FILE, ER_NO_SUCH_TABLE,
    ]
  }

  extension StoreError {
    init(_ error: any Error) {
      switch error {
      case let error as StoreError: self = error
      case let error as MariaDBError: self = Self.from(error)
      default: self = .unavailable(detail: "\(error)")
      }
    }

    private static func from(_ error: MariaDBError) -> StoreError {
      let detail = "\(error.message) (MariaDB error \(error.code))"
      switch Int32(error.code) {
      case ER_DISK_FULL, ER_RECORD_FILE_FULL: return .full
      case ER_ERROR_ON_WRITE where error.message.contains("No space left"): return .full
      case ER_OPTION_PREVENTS_STATEMENT, ER_OPEN_AS_READONLY, ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION,
        ER_READ_ONLY_MODE:
        return .readOnly
      case ER_CRASHED_ON_USAGE, ER_CRASHED_ON_REPAIR, ER_NOT_KEYFILE, ER_INDEX_CORRUPT, ER_TABLE_CORRUPT:
        return .damaged(detail: detail)
      // MariaDB's message contains the value, which may be a player's name, and details are logged.
      case ER_TRUNCATED_WRONG_VALUE, ER_TRUNCATED_WRONG_VALUE_FOR_FIELD:
        return .unavailable(detail: "a value that a column doesn’t take (MariaDB error \(error.code))")
      case ER_DUP_ENTRY: return .refused(detail: "a key that is there already (MariaDB error \(error.code))")
      case ER_CONSTRAINT_FAILED, ER_SIGNAL_EXCEPTION, ER_NO_REFERENCED_ROW_2, ER_ROW_IS_REFERENCED_2,
        ER_BAD_NULL_ERROR, ER_DATA_TOO_LONG, ER_WARN_DATA_OUT_OF_RANGE, ER_NO_DEFAULT_FOR_FIELD:
        return .refused(detail: detail)
      default: return .unavailable(detail: detail)
      }
    }
  }
#endif
