import GRDB
import Goldens
import StoreStatus
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

/// Opens a house of Parlour 0.6 with this version.
struct UpgradeTests {
  let folder = TemporaryFolder()
  private let golden = "house-0.6.txt"

  init() throws { try OldHouse.make(in: folder) }

  /// Tables that 0.6 didn't have.
  private static let newTables: Set = [
    "comparison_invitation", "invited_play", "day_result", "published_answer_count",
    "streak_checkpoint", "question_translation", "question_alias", "game_language", "role_invitation", "draft",
    "draft_snapshot",
    "draft_change", "draft_editor", "draft_preview", "draft_publication", "draft_revision",
  ]

  @Test func `a house of 0.6 returns the same as before`() async throws {
    try expectGolden(try await OldHouse.transcript(of: folder), named: golden)
    // The first read changed the state of some rounds. A second read gives the same.
    try expectGolden(try await OldHouse.transcript(of: folder), named: golden)
  }

  @Test func `a backup of a house of 0.6 is restored as the same house`() async throws {
    let (file, restored) = (folder.path + "/backup.sqlite", TemporaryFolder())
    let backup = try BackupFile(file, replacing: false)
    try backup.copy(from: folder.path, pause: 0) { _ in true }
    _ = try backup.finish()
    try BackupFile.check(file)
    try FolderRestore.run(file, into: restored.path, replacing: false) { _ in true }
    try expectGolden(try await OldHouse.transcript(of: restored), named: golden)
  }

  @Test func `a house of 0.6 is moved once this version has opened it`() async throws {
    #expect(throws: StoreError.self) { try SQLiteEndpoint.source(directory: folder.path) }
    await (try SQLiteDatabase.open(directory: folder.path)).close()
    let moved = TemporaryFolder()
    let source = try SQLiteEndpoint.source(directory: folder.path)
    let target = try SQLiteEndpoint.target(directory: moved.path)
    let sums = try DataMove("move", from: source, to: target).run { _ in true }
    target.close()
    source.close()
    for (table, sum) in sums { #expect(sum.rows > 0 || Self.newTables.contains(table), "the house has no \(table)") }
    try expectGolden(try await OldHouse.transcript(of: moved), named: golden)
  }

  @Test func `an upgraded house has the tables of a new one, and its rows are intact`() async throws {
    let new = TemporaryFolder()
    var schemas: [[String]] = []
    for directory in [folder, new] {
      let store = try Store(SQLiteDatabase.open(directory: directory.path))
      schemas.append(try await store.pool.read(SchemaText.of))
      let faults = try await store.pool.read { db in try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").count }
      #expect(faults == 0)
      await store.close()
      try IntegrityCheck.check(directory.path + "/parlour.sqlite")
    }
    #expect(schemas[0] == schemas[1])
  }

  @Test func `an upgrade that is killed after any seventh statement is completed by the next start`() async throws {
    let upgrade = KilledUpgrade(of: folder.path + "/parlour.sqlite", interval: 7)
    try upgrade.run()
    #expect(upgrade.statementCount > 150 && upgrade.folders.count > 10)
    for folder in upgrade.folders {
      try expectGolden(try await OldHouse.transcript(of: folder), named: golden)
    }
  }

  @Test func `no column has one of the old names that had several meanings`() async throws {
    await (try SQLiteDatabase.open(directory: folder.path)).close()
    let old: Set = [
      "key", "at", "lane", "turns", "place", "fold", "deed", "heard", "spent", "sole", "slot", "was",
      "plays", "rounds", "starts", "questions",
    ]
    let columns = try await DatabaseQueue(path: folder.path + "/parlour.sqlite").read { db in
      try String.fetchAll(
        db,
        sql: "SELECT DISTINCT c.name FROM sqlite_schema AS s JOIN pragma_table_info(s.name) AS c WHERE s.type = 'table'"
      )
    }
    #expect(old.isDisjoint(with: columns))
  }

  @Test func `a move that 0.6 began is refused`() async throws {
    let queue = try DatabaseQueue(path: folder.path + "/parlour.sqlite")
    try await queue.write { db in try db.execute(sql: "CREATE TABLE move_mark (id INTEGER PRIMARY KEY)") }
    try queue.close()
    #expect {
      try SQLiteDatabase.open(directory: folder.path)
    } throws: { error in
      if case StoreError.unavailable(let detail) = error { detail.contains("older Parlour began") } else { false }
    }
  }
}
