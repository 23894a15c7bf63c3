/// The tables of the database, as the list of migrations that create them. A released migration never changes. A change
/// of the schema is a new migration.
///
/// `QuizSQLite/Assets/schema.sql` shows today's tables. Migrations keep the names of their time, many of which have
/// changed since.
package enum Schema {
  /// The statements that make the tables of a newer version from those of the version before.
  package struct Migration: Sendable {
    /// A number and a word. The database stores the names of the migrations that were applied.
    package let name: String
    /// SQL statements in their order, without semicolons at their ends.
    package let statements: [String]
    /// Whether the migration can't break a reference, so that foreign keys need no check after it. SQLite only.
    package let keepsReferences: Bool

    init(name: String, statements: [String], keepsReferences: Bool = false) {
      self.name = name
      self.statements = statements
      self.keepsReferences = keepsReferences
    }
  }

  /// All migrations, the oldest first.
  package static func migrations(in dialect: SQLDialect) -> [Migration] {
    [
      Migration(name: "1 library", statements: library(dialect)),
      Migration(name: "2 plays", statements: plays(dialect)),
      Migration(name: "3 accounts", statements: accounts(dialect)),
      Migration(
        name: "4 daily", statements: bank(dialect) + schedule(dialect) + rounds(dialect) + groupsAndReports(dialect)),
      Migration(name: "5 crowds", statements: concurrentServers(dialect)),
      Migration(name: "6 starts and turns", statements: starts(dialect) + mutexCounters(dialect)),
      Migration(name: "7 devices", statements: devices(dialect)),
      Migration(name: "8 sessions", statements: sessionDevices(dialect)),
      Migration(name: "9 fairness", statements: fairness(dialect)),
      Migration(name: "10 imports", statements: imports(dialect)),
      Migration(name: "11 names", statements: names(dialect), keepsReferences: true),
      Migration(name: "12 references", statements: playReferences(dialect), keepsReferences: true),
      Migration(name: "13 figures", statements: figures(dialect), keepsReferences: true),
      Migration(name: "14 translations", statements: translations(dialect), keepsReferences: true),
      Migration(name: "15 drafts", statements: drafts(dialect), keepsReferences: true),
      Migration(name: "16 authors", statements: authorIndex(dialect), keepsReferences: true),
      Migration(name: "17 draft lists", statements: draftLists(dialect), keepsReferences: true),
      Migration(name: "18 roles", statements: roles(dialect), keepsReferences: true),
      Migration(name: "19 draft sizes", statements: draftSizes(dialect), keepsReferences: true),
      Migration(name: "20 known browsers", statements: knownBrowsers(dialect), keepsReferences: true),
      Migration(name: "21 games", statements: games(dialect), keepsReferences: true),
      Migration(name: "22 game columns", statements: gameColumns(dialect), keepsReferences: true),
      Migration(name: "23 round columns", statements: roundColumns(dialect), keepsReferences: true),
      Migration(name: "24 best times", statements: bestTimes(dialect), keepsReferences: true),
      Migration(name: "25 round checks", statements: roundChecks(dialect), keepsReferences: true),
    ]
  }
}
