#if MariaDB
  import Foundation
  import QuizDatabase
  import QuizEngine
  import StoreContract
  import Testing

  @testable import QuizMariaDB
  @testable import QuizService

  /// Opens a database of Parlour 0.6 with this version. Runs on the servers that `Tests/Cluster/cluster.py` starts.
  @Suite(.enabled(if: !TemporaryDatabase.servers.isEmpty, "Tests/Cluster/cluster.py runs them"), .serialized)
  struct UpgradeTests {
    private let database: TemporaryDatabase

    init() throws { database = try TemporaryDatabase() }

    @Test func `a database of 0.6 returns the same as before`() async throws {
      let old = try OldDatabase(in: database)
      for _ in 1...2 {
        let store = try await database.open()
        var plays: [(PlayID, PlayOwner)] = []
        // By position, because the columns had other names in 0.6.
        try old.connection.rows("SELECT * FROM play ORDER BY id", []) { row in
          plays.append(
            (
              PlayID(try #require(Token128(bytes: try row[1] as Data))),
              PlayOwner(bytes: [UInt8](try row[2] as Data))
            ))
          return false
        }
        let transcript = try await StoreTranscript.ofOldHouse(in: store, plays: plays)
          // The golden is SQLite's, which returns texts up to their first NUL character.
          .replacing(#/\0[^"]*/#, with: "").split(separator: "\n")
        let expected = try OldDatabase.expectedTranscript.split(separator: "\n")
        #expect(transcript.count == expected.count)
        for (line, other) in zip(transcript, expected) { #expect(line == other) }
        await store.close()
      }
    }

    @Test func `an upgraded database has the tables of a new one, and assigns no id again`() async throws {
      let old = try OldDatabase(in: database)
      let before = try DatabaseContent(of: old.connection, in: database.name)
      await (try database.open()).close()
      let upgraded = try DatabaseContent(of: old.connection, in: database.name)
      let other = try TemporaryDatabase()
      await (try other.open()).close()
      let new = try DatabaseContent(of: MariaDBConnection(to: other.nodes[0].hosts[0], other.nodes[0]), in: other.name)
      for (name, text) in new.schema { #expect(upgraded.schema[name] == text) }
      #expect(Set(upgraded.schema.keys) == Set(new.schema.keys))
      func nextIDs(_ content: DatabaseContent) -> [String] {
        content.rows.values.compactMap { $0.split(separator: " ").last.map(String.init) }.filter { $0 != "none" }
          .sorted()
      }
      #expect(nextIDs(upgraded) == nextIDs(before))
    }

    /// Galera orders a row after the row that it refers to only if it refers to a primary key.
    @Test func `a table that refers to another one refers to its primary key`() async throws {
      await (try database.open()).close()
      let connection = try MariaDBConnection(to: database.nodes[0].hosts[0], database.nodes[0])
      let references = """
        SELECT concat(table_name, ' to ', referenced_table_name), max(unique_constraint_name = 'PRIMARY')
        FROM information_schema.referential_constraints WHERE constraint_schema = database()
        GROUP BY table_name, referenced_table_name
        """
      var found: [String: Bool] = [:]
      try connection.rows(references, []) { row in
        found[try row[0]] = try row[1] as Int == 1
        return false
      }
      #expect(found.count > 10)
      #expect(found.filter { !$0.value }.keys.sorted() == [])
    }

    @Test func `ten servers can start at once on a database of 0.6`() async throws {
      let old = try OldDatabase(in: database)
      try await withThrowingTaskGroup { group in
        for _ in 0..<10 {
          group.addTask {
            let store = try await database.open()
            _ = try await store.newestRevisions()
            await store.close()
          }
        }
        try await group.waitForAll()
      }
      withExtendedLifetime(old) {}
    }

    /// MariaDB commits each statement separately, so a server that dies leaves part of a migration behind.
    ///
    /// All statements take minutes, so it tests every seventh. With `PARLOUR_ALL_INTERRUPTIONS=1` in the environment it
    /// tests all: do that after you change the latest migration.
    @Test(.enabled(if: TemporaryDatabase.servers.count == 1, "on one server, because there are so many statements"))
    func `an upgrade that is interrupted after a statement is completed by the next start`() async throws {
      let steps = OldDatabase.newMigrations.flatMap { migration in
        migration.statements.map { (statement: $0, migration: migration.name) }
      }
      var whole: DatabaseContent?
      let interval = ProcessInfo.processInfo.environment["PARLOUR_ALL_INTERRUPTIONS"] == "1" ? 1 : 7
      for count in stride(from: steps.count, through: 0, by: -interval) {
        let database = try TemporaryDatabase()
        let old = try OldDatabase(in: database)
        for step in steps.prefix(count) {
          try old.connection.runRepeatingConflicts(SQLDialect.mariaDB.idempotent(step.statement))
        }
        // A migration was recorded before the next one began. The server can die before it records the last one.
        for name in Set(steps.prefix(count).map(\.migration)) where name != steps.prefix(count).last?.migration {
          try old.connection.repeatingConflicts {
            try old.connection.run("INSERT INTO schema_step (name) VALUES (?)", [name])
          }
        }
        let worker = RetryingConnection(NodeSelector(database.nodes[0]))
        worker.deadline = .now + .seconds(60)
        try worker.migrate()
        let content = try DatabaseContent(of: old.connection, in: database.name)
        let last = count == 0 ? "nothing" : String(steps[count - 1].statement.prefix(60))
        if let whole { #expect(content.difference(from: whole) == [], "after \(count) statements, the last: \(last)") }
        whole = whole ?? content
      }
    }
  }
#endif
