import GRDB
import QuizDatabase
import QuizService
import Testing

@testable import QuizSQLite

/// Compares ``Schema/tables`` with the tables that the migrations create.
struct StoredTablesTests {
  let folder = TemporaryFolder()

  private func inspect(_ body: (Database) throws -> Void) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await store.pool.read { db in
      for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'") {
        #expect(Self.others.contains(table) || Schema.tables.contains { $0.name == table }, "\(table) is left out")
      }
    }
    try store.pool.read(body)
    await store.close()
  }

  private static let others = ["grdb_migrations", "sqlite_sequence"]

  @Test func `every table is copied with every column and its type, the primary key first`() async throws {
    try await inspect { db in
      for table in Schema.tables {
        let columns = try Row.fetchAll(db, sql: "SELECT name, type, pk FROM pragma_table_info('\(table.name)')")
        let kinds: [String: TableSchema.Column.Kind] = ["INTEGER": .integer, "TEXT": .text, "BLOB": .bytes]
        let declared = columns.map { ($0[0] as String, kinds[$0[1]], $0[2] as Int) }
        #expect(Set(table.columns.map(\.name)) == Set(declared.map(\.0)), "\(table.name)")
        for column in table.columns {
          #expect(declared.first { $0.0 == column.name }?.1 == column.kind, "\(table.name).\(column.name)")
        }
        let key = declared.filter { $0.2 > 0 }.sorted { $0.2 < $1.2 }.map(\.0)
        #expect(table.key.map(\.name) == key, "\(table.name)")
      }
    }
  }

  @Test func `a table is copied after those that it refers to`() async throws {
    try await inspect { db in
      for (index, table) in Schema.tables.enumerated() {
        let sql = "SELECT DISTINCT \"table\" FROM pragma_foreign_key_list('\(table.name)')"
        let parents = try String.fetchAll(db, sql: sql)
        #expect(Set(table.parents) == Set(parents), "\(table.name)")
        #expect(Set(Schema.tables[..<index].map(\.name)).isSuperset(of: parents), "\(table.name)")
      }
    }
  }

  @Test func `tables whose numbers are never reused are known`() async throws {
    try await inspect { db in
      let sql = "SELECT name FROM sqlite_schema WHERE sql LIKE '%AUTOINCREMENT%'"
      let declared = try String.fetchAll(db, sql: sql)
      #expect(Set(Schema.tables.filter(\.neverReusesIDs).map(\.name)) == Set(declared))
    }
  }
}
