import GRDB

/// The schema of a database as SQL that creates it.
enum SchemaText {
  /// The statements in the order in which they can be executed: tables, indexes, views, triggers; each kind by name.
  /// Tables and indexes that SQLite makes by itself are left out.
  static func of(_ db: Database) throws -> String {
    let statements = try String.fetchAll(
      db,
      sql: """
        SELECT sql || ';' FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY CASE type WHEN 'table' THEN 1 WHEN 'index' THEN 2 WHEN 'view' THEN 3 ELSE 4 END, name
        """)
    return statements.joined(separator: "\n") + "\n"
  }
}
