import Foundation
import GRDB

/// The schema of a database as SQL that creates it, in one form: without comments, with one space wherever there is
/// space.
enum SchemaText {
  /// The statements in the order in which they can be executed: tables, indexes, views, triggers; each kind by name.
  /// Tables and indexes that SQLite makes by itself are left out.
  static func of(_ db: Database) throws -> [String] {
    let statements = try String.fetchAll(
      db,
      sql: """
        SELECT sql || ';' FROM sqlite_schema
        WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        ORDER BY CASE type WHEN 'table' THEN 1 WHEN 'index' THEN 2 WHEN 'view' THEN 3 ELSE 4 END, name
        """)
    return statements.map(inOneForm)
  }

  /// The statements of a file, in the same form. Each begins a line with CREATE.
  static func of(_ file: String) -> [String] {
    let text = file.replacing(/--[^\n]*/, with: "")
    return text.split(separator: /(?m)^(?=CREATE )/).map { inOneForm(String($0)) }.filter { !$0.isEmpty }
  }

  private static func inOneForm(_ statement: String) -> String {
    statement.replacing(/--[^\n]*/, with: "").replacing(/\s+/, with: " ").replacing(/\ ?([(),;])\ ?/) { "\($0.1)" }
      .trimmingCharacters(in: .whitespaces)
  }
}
