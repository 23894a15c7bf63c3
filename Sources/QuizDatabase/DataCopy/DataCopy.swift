internal import StoreStatus

/// Copies every row from one database to another, a batch at a time, and compares both sides.
///
/// Rows are copied in the order of their keys. So the greatest key in the target shows where an earlier run ended.
package struct DataCopy {
  /// The checksum of each table, in the order of ``Schema/tables``.
  package typealias Checksums = [(table: String, sum: TableChecksum)]

  /// Receives the progress after each batch. It returns false to cancel.
  package typealias ProgressHandler = (CopyProgress) -> Bool

  let source: any CopyEndpoint
  let target: any CopyEndpoint
  /// The most rows in one transaction. A table with large rows has eight.
  private let batchSize: Int
  private let progressHandler: ProgressHandler
  private var progress = CopyProgress(total: 0, previouslyCopied: 0)

  /// - Parameters:
  ///   - target: has the same schema. It is empty, or an earlier copy from the same source was interrupted.
  ///   - batchSize: the most rows in one transaction.
  package init(
    from source: any CopyEndpoint, to target: any CopyEndpoint, batchSize: Int = 5_000,
    onProgress: @escaping ProgressHandler
  ) {
    self.source = source
    self.target = target
    self.batchSize = batchSize
    self.progressHandler = onProgress
  }

  /// - Returns: the checksums of all tables, which are equal on both sides.
  /// - Throws: `.differs` if they aren't equal; `.cancelled` if the progress handler returned false; `.source` if the
  ///   source can't be read, and `.target` if the target can't be written.
  package mutating func run() throws(CopyError) -> Checksums {
    progress = CopyProgress(total: try estimate(in: source), previouslyCopied: try estimate(in: target))
    progress.rows = progress.previouslyCopied
    for table in Schema.tables { try copy(table) }
    for table in Schema.tables where table.neverReusesIDs { try copySequence(of: table) }
    return try compare()
  }

  private func estimate(in end: any CopyEndpoint) throws(CopyError) -> Int {
    try read(end) { db in try Schema.tables.reduce(0) { try $0 + TableRows($1, in: db).estimatedCount() } }
  }

  private mutating func copy(_ table: TableSchema) throws(CopyError) {
    let limit = limit(for: table)
    var last = try read(target) { db in try TableRows(table, in: db).greatestKey() }
    var isDone = false
    while !isDone {
      let rows = try read(source) { [last] db in try TableRows(table, in: db).page(after: last, limit: limit) }
      guard let end = rows.last.map(table.key) else { return }
      try write { [last] db in try Self.insert(rows, in: TableRows(table, in: db), between: last, and: end) }
      last = end
      isDone = rows.count < limit
      try report(rows.count)
    }
  }

  private static func insert(
    _ rows: [[SQLValue]], in table: TableRows, between last: [SQLValue]?, and end: [SQLValue]
  ) throws {
    let found = try table.greatestKey()
    // The batch was committed, but the connection broke before the reply arrived.
    if found == end { return }
    guard found == last else {
      throw StoreError.refused(detail: "somebody else writes to the table \(table.table.name)")
    }
    try table.insert(rows)
  }

  private func copySequence(of table: TableSchema) throws(CopyError) {
    let given = try read(source) { db in try Self.highestAssignedID(of: table, in: db) }
    let known = try read(target) { db in try Self.highestAssignedID(of: table, in: db) }
    guard given > known else { return }
    try write { db in
      for sql in db.dialect.reserveIDs(upTo: given, in: table) { try db.run(sql, []) }
    }
  }

  static func highestAssignedID(of table: TableSchema, in db: any SQLConnection) throws -> Int64 {
    var number: Int64 = 0
    try db.rows(db.dialect.highestAssignedID, [table.name]) { row in
      number = try row[0] as Int64? ?? 0
      return true
    }
    return number
  }

  private mutating func compare() throws(CopyError) -> Checksums {
    (progress.phase, progress.rows, progress.total) = (.comparing, 0, progress.rows * 2)
    var sums: Checksums = []
    var differing: [String] = []
    for table in Schema.tables {
      let one = try sum(of: table, in: source)
      let other = try sum(of: table, in: target)
      sums.append((table.name, one))
      if one != other { differing.append(table.name) }
    }
    guard differing.isEmpty else { throw .differs(tables: differing) }
    return sums
  }

  private mutating func sum(of table: TableSchema, in end: any CopyEndpoint) throws(CopyError) -> TableChecksum {
    let limit = limit(for: table)
    var sum = TableChecksum()
    var last: [SQLValue]?
    var isDone = false
    while !isDone {
      let rows = try read(end) { [last] db in try TableRows(table, in: db).page(after: last, limit: limit) }
      for row in rows { sum.add(row) }
      last = rows.last.map(table.key)
      isDone = rows.count < limit
      try report(rows.count)
    }
    return sum
  }

  private func limit(for table: TableSchema) -> Int { table.hasLargeRows ? min(batchSize, 8) : batchSize }

  private mutating func report(_ rows: Int) throws(CopyError) {
    progress.rows += rows
    guard progressHandler(progress) else { throw .cancelled }
  }

  private func read<Value>(_ end: any CopyEndpoint, _ work: (any SQLConnection) throws -> Value) throws(CopyError)
    -> Value
  {
    do { return try end.read(work) } catch { throw end === source ? .source(error) : .target(error) }
  }

  private func write(_ work: (any SQLConnection) throws -> Void) throws(CopyError) {
    do { try target.write(work) } catch { throw .target(error) }
  }
}
