import Foundation
import GRDB
import StoreContract
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

struct DataMoveTests {
  let old = TemporaryFolder()
  let new = TemporaryFolder()

  @Test func `a house with hostile data moves completely and can be served`() async throws {
    try await fill()
    let sums = try move()
    #expect(sums.map(\.table) == Schema.tables.map(\.name))
    for (table, sum) in sums { #expect(sum.rows > 0, "the house has no \(table)") }
    #expect(try dump(old) == dump(new))
    let store = try Store(SQLiteDatabase.open(directory: new.path))
    try await store.ping()
    await store.close()
  }

  @Test func `numbers of deleted rows are never reused after a move`() async throws {
    try await fill()
    try change(
      old, "DELETE FROM account WHERE id = (SELECT max(id) FROM account)", "UPDATE sqlite_sequence SET seq = seq + 9")
    try move()
    let sequences = "SELECT name, seq FROM sqlite_sequence ORDER BY name"
    #expect(try rows(sequences, in: old) == rows(sequences, in: new))
  }

  @Test func `a move that was cancelled anywhere resumes there, with the same result`() async throws {
    try await fill()
    let whole = try move(batch: 40)
    var cuts = 0
    while true {
      let target = TemporaryFolder()
      var left = cuts
      let isStopped = try isStopped(to: target) {
        left -= 1
        return left >= 0
      }
      guard isStopped else { break }
      #expect(throws: StoreError.self) { try SQLiteDatabase.open(directory: target.path) }
      let resumed = try move(to: target, batch: 40)
      #expect(resumed.map(\.sum) == whole.map(\.sum), "stopped after \(cuts) batches")
      #expect(try dump(target) == dump(old))
      cuts += 11
    }
    #expect(cuts > 70)
  }

  @Test func `a move that was killed anywhere resumes, with the same result`() async throws {
    try await fill()
    for _ in 0..<6 {
      let child = try ChildProcess(storeDriver: ["move", old.path, new.path])
      _ = child.read()
      try await Task.sleep(for: .milliseconds(.random(in: 0...20)))
      child.kill()
      _ = child.waitUntilExit()
    }
    do { try move(batch: 3) } catch CopyError.targetNotEmpty { /* one had the time to end */  }
    #expect(try dump(old) == dump(new))
  }

  @Test func `an unfinished target can't be opened, and the error says why`() async throws {
    try await fill()
    _ = try isStopped(to: new) { false }
    for open in [SQLiteDatabase.open(directory:), SQLiteDatabase.openAlongsideServer(directory:)]
      as [(String) throws -> SQLiteDatabase]
    {
      let openingError = #expect(throws: StoreError.self) { try open(new.path) }
      #expect("\(openingError, default: "")".contains("the move from the old house to here hasn’t ended"))
    }
    #expect(throws: StoreError.self) { try SQLiteEndpoint.source(directory: new.path) }
    let other = TemporaryFolder()
    await (try SQLiteDatabase.open(directory: other.path)).close()
    #expect(throws: CopyError.otherMove("move from the old house")) { try move(from: other, to: new) }
  }

  @Test func `a target with a house is refused and stays unchanged`() async throws {
    try await fill()
    let store = try Store(SQLiteDatabase.open(directory: new.path))
    _ = try await store.houseSecret(proposing: Token128(high: 1, low: 1))
    await store.close()
    #expect(throws: CopyError.targetNotEmpty(table: "house_secret")) { try move() }
    await (try SQLiteDatabase.open(directory: new.path)).close()
  }

  @Test func `a server and a move exclude each other`() async throws {
    try await fill()
    let server = try Store(SQLiteDatabase.open(directory: old.path))
    #expect { try SQLiteEndpoint.source(directory: old.path) } throws: { error in
      if case StoreError.locked = error { true } else { false }
    }
    await server.close()
    let source = try SQLiteEndpoint.source(directory: old.path)
    #expect { try SQLiteDatabase.open(directory: old.path) } throws: { error in
      if case StoreError.locked = error { true } else { false }
    }
    source.close()
  }

  @Test(arguments: [
    ("UPDATE account SET language = 'tlh' WHERE id = 2", "account"),
    ("UPDATE report SET text = text || 'x'", "report"),
    ("DELETE FROM anonymized_answer WHERE watch_time_ms = -1", "anonymized_answer"),
    ("UPDATE account_time_zone SET time_zone = 'a' || x'00' WHERE time_zone = 'a'", "account_time_zone"),
    ("INSERT INTO attempt_count VALUES (x'00ff', 1, 1, 1)", "attempt_count"),
    ("UPDATE distribution SET play_count = play_count + 1", "distribution"),
  ])
  func `a row that changes during a move is detected, and the target can't be used`(sql: String, table: String)
    async throws
  {
    try await fill()
    var isChanged = false
    #expect(throws: CopyError.differs(tables: [table])) {
      try move { progress in
        guard progress.phase == .comparing, !isChanged else { return true }
        isChanged = true
        return (try? change(new, sql)) != nil
      }
    }
    let openingError = #expect(throws: StoreError.self) { try SQLiteDatabase.open(directory: new.path) }
    #expect("\(openingError, default: "")".contains("ended with differences in \(table)"))
    #expect(throws: CopyError.differs(tables: [table])) { try move() }
  }

  @Test func `a full disk is reported, and the move resumes when there is space`() async throws {
    try await fill()
    let source = try SQLiteEndpoint.source(directory: old.path)
    let target = try SQLiteEndpoint.target(directory: new.path)
    try limit(target.queue)
    #expect(throws: CopyError.target(.full)) { try DataMove("move", from: source, to: target).run { _ in true } }
    target.close()
    source.close()
    try move()
    #expect(try dump(old) == dump(new))
  }

  @Test func `the checksum of rows depends on every value but not on their order`() {
    func sum(_ rows: [[SQLValue]]) -> TableChecksum {
      var sum = TableChecksum()
      for row in rows { sum.add(row) }
      return sum
    }
    let rows: [[SQLValue]] = [
      [.null, .text("")], [.text(""), .null], [.integer(0), .blob(Data())], [.text("a"), .text("b")],
    ]
    #expect(sum(rows) == sum(rows.reversed()))
    #expect(Set(rows.map { sum([$0]) }).count == rows.count)
    #expect(sum([[.text("a"), .text("b")]]) != sum([[.text("ab"), .text("")]]))
    #expect(sum([rows[0], rows[0]]) != sum([rows[0]]))
    // This is the SHA-256 of 16 bytes: type 1 and the number 1, each in 8 bytes, little-endian.
    #expect(sum([[.integer(1)]]).hexDigits == "814dd7b9784d57c15b9c2972e9b4fd6cf7e164f8162a934bdb2452a413dab1f7")
  }

  // What the tests do

  private func fill() async throws {
    let store = try Store(SQLiteDatabase.open(directory: old.path))
    try await SampleData.fill(old, store)
    try await store.commits.write { db in try SampleData.addHostileRows(to: db) }
    await store.close()
  }

  /// Limits the file to 12 KB more than it has.
  private func limit(_ queue: DatabaseQueue) throws {
    try queue.writeWithoutTransaction { db in
      let pages = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(pages + 3)")
    }
  }

  @discardableResult
  private func move(
    from source: TemporaryFolder? = nil, to target: TemporaryFolder? = nil, batch: Int = 2_000,
    watch: @escaping DataCopy.ProgressHandler = { _ in true }
  ) throws -> DataCopy.Checksums {
    let source = try SQLiteEndpoint.source(directory: (source ?? old).path)
    defer { source.close() }
    let target = try SQLiteEndpoint.target(directory: (target ?? new).path)
    defer { target.close() }
    return try DataMove("move from the old house", from: source, to: target).run(batchSize: batch, onProgress: watch)
  }

  private func isStopped(to target: TemporaryFolder, goingOn: @escaping () -> Bool) throws -> Bool {
    do { try move(to: target, batch: 40) { _ in goingOn() } } catch CopyError.cancelled { return true }
    return false
  }

  private func change(_ folder: TemporaryFolder, _ sql: String...) throws {
    let queue = try DatabaseQueue(path: folder.path + "/parlour.sqlite")
    try queue.write { db in
      try db.execute(sql: "PRAGMA foreign_keys = ON")
      for sql in sql { try db.execute(sql: sql) }
    }
  }

  private func rows(_ sql: String, in folder: TemporaryFolder) throws -> [Row] {
    try DatabaseQueue(path: folder.path + "/parlour.sqlite").read { db in try Row.fetchAll(db, sql: sql) }
  }

  /// Dumps all rows as SQLite itself prints them, without the code under test.
  private func dump(_ folder: TemporaryFolder) throws -> [String] {
    try DatabaseQueue(path: folder.path + "/parlour.sqlite").read { db in
      let tables = try String.fetchAll(
        db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb%' ORDER BY name")
      return try tables.flatMap { table in
        let columns = try String.fetchAll(db, sql: "SELECT name FROM pragma_table_info('\(table)')")
        let cells = columns.map { "typeof(\"\($0)\") || ' ' || hex(\"\($0)\") || quote(\"\($0)\" IS NULL)" }
        let row = cells.joined(separator: " || ', ' || ")
        return try String.fetchAll(db, sql: "SELECT '\(table): ' || \(row) AS line FROM \"\(table)\" ORDER BY line")
      }
    }
  }
}
