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
}
