import Foundation
import GRDB
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

/// schema.sql creates the tables of a new database; the migrations create them in an old one.
struct NewDatabaseTests {
  @Test func `schema.sql has the tables that all migrations make`() throws {
    let migrated = try DatabaseQueue()
    try Schema.migrator.migrate(migrated)
    let expected = try migrated.read(SchemaText.of)
    let file = URL(filePath: #filePath)
      .appending(path: "../../../../Sources/QuizSQLite/Assets/schema.sql").standardizedFileURL
    let statements = SchemaText.of(try String(contentsOf: file, encoding: .utf8))
    // Mended by hand, so that each column has a comment that is true of it.
    for statement in expected { #expect(statements.contains(statement), "schema.sql needs: \(statement)") }
    for statement in statements { #expect(expected.contains(statement), "no migration makes: \(statement)") }
    #expect(statements.count == expected.count)
  }

  @Test func `a new database has the same tables, migrations and owner as one that was migrated`() throws {
    let (new, migrated) = (try DatabaseQueue(), try DatabaseQueue())
    try Schema.migrate(new)
    try Schema.migrator.migrate(migrated)
    #expect(try new.read(SchemaText.of) == migrated.read(SchemaText.of))
    for sql in ["SELECT group_concat(identifier) FROM grdb_migrations", "PRAGMA application_id"] {
      #expect(try new.read { try String.fetchOne($0, sql: sql) } == migrated.read { try String.fetchOne($0, sql: sql) })
    }
    #expect(try Schema.isUpToDate(new))
  }

  @Test func `a file that has only some migrations gets the others`() throws {
    let old = try DatabaseQueue()
    try Schema.migrator.migrate(old, upTo: "7 devices")
    #expect(try !Schema.isUpToDate(old))
    try Schema.migrate(old)
    let new = try DatabaseQueue()
    try Schema.migrate(new)
    #expect(try old.read(SchemaText.of) == new.read(SchemaText.of))
  }

  @Test func `a round is marked if and only if it is over, in an upgraded and in a new database`() throws {
    let (new, upgraded) = (try DatabaseQueue(), try DatabaseQueue())
    try Schema.migrate(new)
    try Schema.migrator.migrate(upgraded, upTo: "24 best times")
    try Schema.migrate(upgraded)
    for database in [new, upgraded] {
      for phase in ["running", "paused", "answered", "timedOut", "expired", "x"] {
        for isCorrect in ["NULL", "0", "1"] {
          let isOver = ["answered", "timedOut", "expired"].contains(phase)
          let isAccepted = phase != "x" && isOver == (isCorrect != "NULL")
          let statement = Self.insertion(phase: phase, isCorrect: isCorrect)
          let error = try database.writeWithoutTransaction { db -> DatabaseError? in
            // References aren't what is tested.
            try db.execute(sql: "PRAGMA foreign_keys = OFF; DELETE FROM round")
            do { try db.execute(sql: statement) } catch let error as DatabaseError { return error }
            return nil
          }
          #expect((error == nil) == isAccepted, "\(phase), \(isCorrect)")
          #expect(error == nil || error?.extendedResultCode == .SQLITE_CONSTRAINT_CHECK)
        }
      }
    }
  }

  @Test func `a connection that was open before an upgrade checks by the new conditions`() throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.path + "/parlour.sqlite"
    let (upgrading, other) = (try DatabaseQueue(path: path), try DatabaseQueue(path: path))
    func temporaryTables() throws -> Int {
      try other.read { db in
        // A statement that is only explained doesn't look at the schema's version.
        _ = try Int.fetchOne(db, sql: "SELECT count(*) FROM round")
        let statement = "EXPLAIN " + Self.insertion(phase: "running", isCorrect: "NULL")
        return try Row.fetchAll(db, sql: statement).count { $0["opcode"] as String == "OpenEphemeral" }
      }
    }
    try Schema.migrator.migrate(upgrading, upTo: "24 best times")
    try upgrading.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; " + Self.insertion(phase: "timedOut", isCorrect: "0"))
    }
    #expect(try temporaryTables() > 0)
    try Schema.migrator.migrate(upgrading, upTo: "25 round checks")
    #expect(try temporaryTables() == 0)
    #expect(try upgrading.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
    #expect(try upgrading.read { try Int.fetchOne($0, sql: "PRAGMA writable_schema") } == 0)
  }

  private static func insertion(phase: String, isCorrect: String) -> String {
    """
    INSERT INTO round (account_id, date, difficulty, public_id, item_id, category, is_unranked, seed, started_at,
      day_ends_at, phase, running_since, chosen_option, watch_time_ms, ended_after_ms, latest_at, is_correct, is_void)
    VALUES (1, 1, 'easy', zeroblob(16), 1, 'arts', 0, 0, 0, 1, '\(phase)', \(phase == "running" ? "0" : "NULL"),
      \(phase == "answered" ? "0" : "NULL"), 0, \(["answered", "timedOut"].contains(phase) ? "0" : "NULL"), 0,
      \(isCorrect), 0)
    """
  }
}
