#if MariaDB
  internal import CMariaDB
  internal import QuizDatabase

  /// A statement that a node has prepared for a connection.
  final class PreparedStatement {
    private let handle: UnsafeMutablePointer<MYSQL_STMT>
    private let translated: TranslatedStatement
    /// The names of the result's columns. They are read when the statement first runs.
    private var columnNames: [String]?

    init(_ translated: TranslatedStatement, on connection: UnsafeMutablePointer<MYSQL>) throws {
      guard let handle = mysql_stmt_init(connection) else { throw MariaDBError(code: 2008, message: "out of memory") }
      self.handle = handle
      self.translated = translated
      guard mysql_stmt_prepare(handle, translated.sql, UInt(translated.sql.utf8.count)) == 0 else {
        defer { close() }
        throw error
      }
      withUnsafeBytes(of: my_bool(1)) { yes in
        _ = mysql_stmt_attr_set(handle, STMT_ATTR_UPDATE_MAX_LENGTH, yes.baseAddress)
      }
    }

    /// Call this once, before the connection is closed.
    func close() { mysql_stmt_close(handle) }

    /// - Returns: the number of changed rows, and the id of the inserted row.
    func run(_ arguments: SQLArguments) throws -> (changes: Int, row: Int64) {
      do { try execute(arguments) } catch let error as MariaDBError {
        guard error.isDuplicate, translated.ignoresDuplicates else { throw error }
        return (changes: 0, row: 0)
      }
      return (
        changes: Int(truncatingIfNeeded: mysql_stmt_affected_rows(handle)),
        row: Int64(truncatingIfNeeded: mysql_stmt_insert_id(handle))
      )
    }

    /// Fetches all rows first, so that the closure can run other statements.
    func rows(_ arguments: SQLArguments, until isEnough: (SQLRow) throws -> Bool) throws {
      try execute(arguments)
      guard mysql_stmt_store_result(handle) == 0 else { throw error }
      defer { mysql_stmt_free_result(handle) }
      guard let columns = mysql_stmt_result_metadata(handle) else { return }
      defer { mysql_free_result(columns) }
      let names = columnNames ?? Self.columnNames(of: columns)
      columnNames = names
      let fetched = FetchedRow(columns)
      let row = SQLRow(columnNames: names) { fetched.value(at: $0) }
      guard mysql_stmt_bind_result(handle, fetched.binds.baseAddress) == 0 else { throw error }
      while true {
        switch mysql_stmt_fetch(handle) {
        case 0: if try isEnough(row) { return }
        case MYSQL_NO_DATA: return
        default: throw error
        }
      }
    }

    private static func columnNames(of columns: UnsafeMutablePointer<MYSQL_RES>) -> [String] {
      (0..<mysql_num_fields(columns)).map { index in
        mysql_fetch_field_direct(columns, index).map { String(cString: $0.pointee.name) } ?? ""
      }
    }

    private func execute(_ arguments: SQLArguments) throws {
      let binding = ArgumentBinding(try translated.values(of: arguments))
      guard mysql_stmt_bind_param(handle, binding.binds.baseAddress) == 0, mysql_stmt_execute(handle) == 0 else {
        throw error
      }
    }

    private var error: MariaDBError {
      MariaDBError(code: mysql_stmt_errno(handle), message: String(cString: mysql_stmt_error(handle)))
    }
  }
#endif
