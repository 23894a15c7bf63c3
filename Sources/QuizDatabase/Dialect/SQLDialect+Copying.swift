internal import Foundation

/// The statements that read and write whole tables.
extension SQLDialect {
  /// Selects the next rows in the order of the key. Its arguments are the last key of the previous page, unless this is
  /// the first page.
  func page(of table: TableSchema, isFirst: Bool, limit: Int) -> String {
    let key = Self.list(table.key.map(\.quoted))
    var columns = table.columns.map(selected)
    if table.isSharded, let count = columns.popLast() { columns.append("sum(\(count))") }
    let force = choose(sqlite: "", mariaDB: " FORCE INDEX (PRIMARY)")
    let from = "SELECT \(Self.list(columns)) FROM \(table.quoted)\(force)"
    let behind = isFirst ? "" : " WHERE \(isAfter(table.key))"
    return from + behind + (table.isSharded ? " GROUP BY \(key)" : "") + " ORDER BY \(key) LIMIT \(limit)"
  }

  /// Selects the greatest key.
  func greatestKey(of table: TableSchema) -> String {
    let down = Self.list(table.key.map { $0.quoted + " DESC" })
    return "SELECT \(Self.list(table.key.map(selected))) FROM \(table.quoted) ORDER BY \(down) LIMIT 1"
  }

  /// Inserts `count` rows. Counts that MariaDB spreads over several shards go into the first shard.
  func insert(_ count: Int, into table: TableSchema) -> String {
    let hasShard = table.isSharded && self == .mariaDB
    let names = table.columns.map(\.quoted) + (hasShard ? ["shard"] : [])
    let row = "(" + Self.list(table.columns.map { placeholder("?", $0) } + (hasShard ? ["0"] : [])) + ")"
    let rows = Self.list(Array(repeating: row, count: count))
    return "INSERT INTO \(table.quoted) (\(Self.list(names))) VALUES \(rows)"
  }

  /// How many rows one statement inserts. Each statement is a round trip to MariaDB, and its size is limited.
  func insertBatchSize(of table: TableSchema) -> Int { choose(sqlite: 1, mariaDB: table.hasLargeRows ? 1 : 100) }

  func rowCountEstimate(of table: TableSchema) -> String {
    choose(
      sqlite: "SELECT count(*) FROM \(table.quoted)",
      mariaDB: "SELECT table_rows FROM information_schema.tables WHERE table_schema = database() AND table_name = ?1")
  }

  /// Whether the statement that estimates a table’s rows takes the table's name as an argument.
  var estimateTakesTableName: Bool { choose(sqlite: false, mariaDB: true) }

  /// The highest id that a table has assigned, as far as the database knows. Its argument is the table's name.
  var highestAssignedID: String {
    choose(
      sqlite: "SELECT seq FROM sqlite_sequence WHERE name = ?1",
      mariaDB: """
        SELECT CAST(auto_increment AS SIGNED) - 1 FROM information_schema.tables
        WHERE table_schema = database() AND table_name = ?1
        """)
  }

  /// Makes a table assign ids above `number` only.
  func reserveIDs(upTo number: Int64, in table: TableSchema) -> [String] {
    choose(
      sqlite: [
        "DELETE FROM sqlite_sequence WHERE name = '\(table.name)'",
        "INSERT INTO sqlite_sequence (name, seq) VALUES ('\(table.name)', \(number))",
      ],
      mariaDB: ["ALTER TABLE \(table.quoted) AUTO_INCREMENT = \(number + 1)"])
  }

  /// Whether a table exists. Its argument is the table's name.
  var tableExists: String {
    choose(
      sqlite: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?1",
      mariaDB: "SELECT 1 FROM information_schema.tables WHERE table_schema = database() AND table_name = ?1")
  }

  /// Converts a value for a column. GRDB cuts a text at its first NUL character, but not bytes. So texts are passed to
  /// SQLite as bytes here.
  func argument(_ value: SQLValue, for column: TableSchema.Column) -> SQLValue {
    guard self == .sqlite, column.kind == .text, case .text(let text) = value else { return value }
    return .blob(Data(text.utf8))
  }

  private func selected(_ column: TableSchema.Column) -> String {
    self == .sqlite && column.kind == .text ? "CAST(\(column.quoted) AS BLOB)" : column.quoted
  }

  private func placeholder(_ parameter: String, _ column: TableSchema.Column) -> String {
    self == .sqlite && column.kind == .text ? "CAST(\(parameter) AS TEXT)" : parameter
  }

  /// Compares the key with arguments. MariaDB scans all rows for a comparison of tuples; SQLite does so for one that is
  /// written out. So each gets the other form.
  private func isAfter(_ key: ArraySlice<TableSchema.Column>) -> String {
    let parameters = key.enumerated().map { placeholder("?\($0 + 1)", $1) }
    let names = key.map(\.quoted)
    guard self == .mariaDB else { return "(\(Self.list(names))) > (\(Self.list(parameters)))" }
    let ranges = names.indices.map { last in
      let same = (0..<last).map { "\(names[$0]) = \(parameters[$0])" }
      return (same + ["\(names[last]) > \(parameters[last])"]).joined(separator: " AND ")
    }
    return "((" + ranges.joined(separator: ") OR (") + "))"
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}

extension TableSchema {
  fileprivate var quoted: String { "\"\(name)\"" }
}

extension TableSchema.Column {
  fileprivate var quoted: String { "\"\(name)\"" }
}
