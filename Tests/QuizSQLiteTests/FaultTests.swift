import Foundation
import GRDB
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizSQLite

struct FaultTests {
  let folder = TemporaryFolder()

  @Test func `a full disk is reported, loses no data, and is recovered from`() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await store.commits.write { db in try db.execute(sql: "PRAGMA max_page_count = 40") }
    var kept: [Int] = []
    var refusal: StoreError?
    for index in 0..<200 where refusal == nil {
      do {
        try await insert(index, into: store)
        kept.append(index)
      } catch { refusal = error }
    }
    #expect(refusal == .full)
    #expect(try await pictures(in: store) == kept)
    try await store.commits.write { db in try db.execute(sql: "PRAGMA max_page_count = 4000") }
    try await insert(999, into: store)
    #expect(try await pictures(in: store) == kept + [999])
    await store.close()
  }

  @Test func `a disk that turns read-only is reported and can still be read`() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await insert(1, into: store)
    try await store.commits.write { db in try db.execute(sql: "PRAGMA query_only = 1") }
    await #expect(throws: StoreError.readOnly) { try await insert(2, into: store) }
    #expect(try await pictures(in: store) == [1])
    try await store.ping()
    await store.close()
  }

  @Test(arguments: [
    (ResultCode.SQLITE_FULL, StoreError.full), (.SQLITE_READONLY, .readOnly), (.SQLITE_READONLY_DBMOVED, .readOnly),
    (.SQLITE_IOERR_SHMSIZE, .full), (.SQLITE_CORRUPT, .damaged(detail: "words")),
    (.SQLITE_NOTADB, .damaged(detail: "words")), (.SQLITE_IOERR_SHORT_READ, .damaged(detail: "words")),
    (.SQLITE_IOERR_FSYNC, .unavailable(detail: "words")), (.SQLITE_BUSY, .unavailable(detail: "words")),
    (.SQLITE_CONSTRAINT_CHECK, .refused(detail: "words")),
  ])
  func `SQLite's errors are mapped to store errors`(code: ResultCode, error: StoreError) {
    #expect(StoreError(DatabaseError(resultCode: code, message: "words")) == error)
  }

  @Test(arguments: [
    "UPDATE revision SET content = ''",
    "UPDATE picture SET bytes = x'00'",
    "UPDATE play SET seed = 1",
    "UPDATE play SET revision = 2",
    "UPDATE play SET finished = 1 WHERE finished IS NULL",
    "UPDATE play SET outcome = 'dog' WHERE finished IS NULL",
    "UPDATE play SET responses = x'01' WHERE finished IS NOT NULL",
    "UPDATE play SET responses = 'text' WHERE finished IS NULL",
    "INSERT INTO revision (quiz, number, created, digest, content) VALUES (99, 1, 0, zeroblob(32), '')",
    "INSERT INTO distribution (quiz, outcome, plays) VALUES (1, 'turtle', 0)",
    "DELETE FROM revision",
    "DELETE FROM picture",
  ])
  func `the schema refuses invalid rows`(sql: String) async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await fill(store)
    let error = await #expect(throws: StoreError.self) {
      try await store.commits.write { db in try db.execute(sql: sql) }
    }
    #expect(error.map { if case .refused = $0 { true } else { false } } == true)
    await store.close()
  }

  @Test(arguments: [
    "UPDATE round SET option = 1 - option WHERE correct IS NOT NULL",
    "UPDATE round SET elapsed = spent WHERE correct = 1",
    "UPDATE round SET correct = 1 - correct WHERE correct IS NOT NULL",
    "UPDATE round SET correct = 1 WHERE correct IS NULL",
    "UPDATE round SET void = 1",
    "UPDATE round SET phase = 'expired' WHERE correct IS NULL",
    "UPDATE round SET spent = 3600001 WHERE correct IS NULL",
    "UPDATE round SET date = date + 1",
    "UPDATE round SET started = started - 1",
    "UPDATE round SET guest = 1",
    "UPDATE round SET account = 2 WHERE account = 1",
    "UPDATE round SET item = (SELECT max(id) FROM item)",
    "INSERT INTO round SELECT account, date, difficulty, zeroblob(16), item, category, guest, seed, started, closes, "
      + "phase, since, heard, option, spent, elapsed, latest, correct, void, withheld FROM round",
    "DELETE FROM account WHERE id = 1",
    "DELETE FROM item",
    "UPDATE item SET key = 1 - key WHERE key < 2",
    "UPDATE item SET key = 3 WHERE key <> 3",
    "UPDATE item SET void = 1",
    "UPDATE item SET options = '[\"a\",\"b\"]'",
    "UPDATE item SET question = question + 1",
    "UPDATE item SET date = date + 1",
    "UPDATE item SET starts = 0",
    "INSERT INTO item (language, difficulty, category, date, question, options, key) "
      + "SELECT language, difficulty, category, date, question, options, key FROM item LIMIT 1",
    "UPDATE question SET key = 'other'",
    "INSERT INTO urn SELECT language, difficulty, place + 100, question FROM urn",
    "UPDATE account SET name = 'Eve', fold = 'eve' WHERE id = 1",
    "UPDATE account SET role = 'operator', name = NULL WHERE id = 1",
    "INSERT INTO account (created, language, hides_watch, role) VALUES (0, 'en', 0, 'operator')",
    "INSERT INTO account (name, fold, password, created, language, hides_watch) VALUES ('ADA', 'ada', '', 0, 'en', 0)",
    "INSERT INTO session (digest, account, begun, used) VALUES (zeroblob(31), 1, 0, 0)",
    "INSERT INTO session (digest, account, begun, used) VALUES (zeroblob(32), 99, 0, 0)",
    "INSERT INTO week_score VALUES ('en', 20001, 2, 1, 1, 1)",
    "UPDATE edict SET reason = ''",
    "DELETE FROM edict",
  ])
  func `the schema refuses invalid rows of the daily game`(sql: String) async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await store.commits.write { db in try db.execute(sql: Self.daily) }
    let error = await #expect(throws: StoreError.self) {
      try await store.commits.write { db in try db.execute(sql: sql) }
    }
    #expect(error.map { if case .refused = $0 { true } else { false } } == true, "\(String(describing: error))")
    await store.close()
  }

  /// Two players, three questions and a correction. One player answered correctly and has another round running.
  private static let daily = """
    INSERT INTO account (name, fold, password, created, language, hides_watch)
    VALUES ('Ada', 'ada', '', 0, 'en', 0), ('Bob', 'bob', '', 0, 'en', 0);
    INSERT INTO question (digest, language, difficulty, category, text, key, distractors, explanation, source, licence,
      name, added)
    VALUES (zeroblob(16), 'en', 'easy', 'arts', 'Why?', 'a', '["b"]', '', '', '', '', 0),
      (x'01010101010101010101010101010101', 'en', 'hard', 'arts', 'Why not?', 'a', '["b"]', '', '', '', '', 0),
      (x'02020202020202020202020202020202', 'en', 'easy', 'arts', 'How?', 'a', '["b"]', '', '', '', '', 0);
    INSERT INTO urn VALUES ('en', 'easy', 0, 3);
    INSERT INTO item (language, difficulty, category, date, question, options, key, starts)
    VALUES ('en', 'easy', 'arts', 20000, 1, '["a","b"]', 0, 1), ('en', 'hard', 'arts', 20000, 2, '["a","b"]', 0, 1);
    INSERT INTO round (account, date, difficulty, key, item, category, guest, seed, started, closes, phase, since, spent,
      latest, void)
    VALUES (1, 20000, 'easy', randomblob(16), 1, 'arts', 0, 1, 1000, 2000, 'running', 1000, 0, 1000, 0),
      (1, 20000, 'hard', randomblob(16), 2, 'arts', 0, 1, 1000, 2000, 'running', 1000, 0, 1000, 0);
    UPDATE round SET phase = 'answered', since = NULL, option = 0, spent = 5, elapsed = 9, latest = 1009, correct = 1
    WHERE difficulty = 'easy';
    INSERT INTO edict (item, deed, reason, at) VALUES (1, 'dismiss', 'It is right.', 0);
    """

  @Test func `a quiz that can't be read back is refused, and nothing of it is stored`() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    var quiz = Quiz.singles(1)
    quiz.questions[0].answers.removeLast(2)
    let error = await #expect(throws: StoreError.self) {
      try await store.publish(quiz, pictures: [], at: Timestamp(milliseconds: 0))
    }
    #expect(error.map { if case .refused = $0 { true } else { false } } == true)
    #expect(try await store.newestRevision(of: quiz.id) == nil)
    await store.close()
  }

  @Test func `a tampered revision or picture is reported as damage`() async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    let (revision, picture) = try await fill(store)
    await store.close()
    let file = try DatabaseQueue(path: folder.path + "/parlour.sqlite")
    try await file.write { db in
      try db.execute(sql: "DROP TRIGGER revision_never_changes; DROP TRIGGER picture_never_changes")
      try db.execute(sql: "UPDATE revision SET content = content || ' '; UPDATE picture SET bytes = x'00'")
    }
    try file.close()
    let again = try SQLiteStore.open(directory: folder.path)
    await expectDamage { _ = try await again.revision(revision) }
    await expectDamage { _ = try await again.picture(picture) }
    await again.close()
  }

  @Test(arguments: ["x''", "x'00'", "x'0109090909'", "x'017D'", "x'01FFFFFFFFFF'", "x'0103'"])
  func `impossible answers are reported as damage`(responses: String) async throws {
    let store = try SQLiteStore.open(directory: folder.path)
    try await fill(store)
    let keys = try await store.commits.write { db in
      try db.execute(sql: "UPDATE play SET responses = \(responses) WHERE finished IS NULL")
      return try Data.fetchAll(db, sql: "SELECT key FROM play WHERE finished IS NULL")
    }
    await store.close()
    let again = try SQLiteStore.open(directory: folder.path)
    for key in keys.compactMap({ Token128(bytes: $0) }) {
      await expectDamage { _ = try await again.play(PlayID(key)) }
    }
    #expect(keys.count == 1)
    await again.close()
  }

  private func expectDamage(_ body: () async throws -> Void) async {
    let error = await #expect(throws: StoreError.self) { try await body() }
    #expect(error.map { if case .damaged = $0 { true } else { false } } == true)
  }

  /// Publishes two revisions with a picture, and starts two plays of which one is finished.
  @discardableResult
  private func fill(_ store: SQLiteStore) async throws -> (RevisionID, PictureID) {
    let now = Timestamp(milliseconds: 0)
    let pictures = [PictureFile(name: "a.png", format: .png, width: 1, height: 1, bytes: [1, 2, 3])]
    _ = try await store.publish(.singles(1), pictures: pictures, at: now)
    let revision = try await store.publish(.singles(2), pictures: pictures, at: now)
    for answers in [1, 2] {
      let key = Token128(high: 0, low: UInt64(answers))
      let player = AnonymousPlayerID(digest: [UInt8](repeating: 1, count: 32))
      let play = PlayRecord(
        id: PlayID(key), player: player, revision: revision.id, started: now, play: Play(quiz: revision.quiz, seed: 9))
      try await store.begin(play)
      for position in 0..<answers {
        let answer = GivenAnswer(play: play.id, player: player, position: position, response: .single(0), givenAt: now)
        _ = try await store.record(answer)
      }
    }
    return (revision.id, try #require(revision.pictures.first).id)
  }

  private func insert(_ index: Int, into store: SQLiteStore) async throws(StoreError) {
    try await store.commits.write { db in
      try db.execute(
        sql: "INSERT INTO picture (digest, bytes) VALUES (?, zeroblob(3000))",
        arguments: [Data(Array(repeating: 0, count: 30) + [UInt8(index / 256), UInt8(index % 256)])])
    }
  }

  private func pictures(in store: SQLiteStore) async throws -> [Int] {
    try await store.pool.read { db in
      try Data.fetchAll(db, sql: "SELECT digest FROM picture ORDER BY digest").map { Int($0[30]) * 256 + Int($0[31]) }
    }
  }
}
