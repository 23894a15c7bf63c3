internal import StoreStatus

/// The rows of one table in the order of their keys. The order is the same in both databases, because both compare
/// texts by their bytes.
struct TableRows {
  let table: TableSchema
  let db: any SQLConnection

  init(_ table: TableSchema, in db: any SQLConnection) {
    self.table = table
    self.db = db
  }

  /// The rows after a key. Counts that are spread over several rows are added up.
  ///
  /// - Parameter key: the key of the last row of the previous page; nil for the first page.
  func page(after key: [SQLValue]?, limit: Int) throws -> [[SQLValue]] {
    let sql = db.dialect.page(of: table, isFirst: key == nil, limit: limit)
    var page: [[SQLValue]] = []
    try db.rows(sql, key.map(arguments) ?? []) { row in
      page.append(try table.columns.enumerated().map { try read($1, row.value(at: $0)) })
      return false
    }
    return page
  }

  /// The greatest key; nil if the table is empty.
  func greatestKey() throws -> [SQLValue]? {
    var last: [SQLValue]?
    try db.rows(db.dialect.greatestKey(of: table), []) { row in
      last = try table.key.enumerated().map { try read($1, row.value(at: $0)) }
      return true
    }
    return last
  }

  /// Inserts rows unchanged.
  ///
  /// - Throws: the database's error if it refuses a row.
  func insert(_ rows: [[SQLValue]]) throws {
    let size = db.dialect.insertBatchSize(of: table)
    let many = rows.count >= size ? db.dialect.insert(size, into: table) : ""
    let one = db.dialect.insert(1, into: table)
    var rest = rows[...]
    while rest.count >= size, size > 1 {
      try db.run(many, SQLArguments(rest.prefix(size).flatMap { arguments($0).values }))
      rest = rest.dropFirst(size)
    }
    for row in rest { try db.run(one, arguments(row)) }
  }

  /// The number of rows. It is an estimate if counting would take long.
  func estimatedCount() throws -> Int {
    var count = 0
    try db.rows(db.dialect.rowCountEstimate(of: table), db.dialect.estimateTakesTableName ? [table.name] : []) { row in
      count = try row[0] as Int? ?? 0
      return true
    }
    return count
  }

  private func arguments(_ values: [SQLValue]) -> SQLArguments {
    SQLArguments(zip(table.columns, values).map { db.dialect.argument($1, for: $0) })
  }

  private func read(_ column: TableSchema.Column, _ value: SQLValue) throws -> SQLValue {
    guard case (.text, .blob(let bytes)) = (column.kind, value) else { return value }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw StoreError.damaged(detail: "the table \(table.name) has a text in \(column.name) that is no UTF-8")
    }
    return .text(text)
  }
}
