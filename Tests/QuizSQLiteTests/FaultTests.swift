import Foundation
import GRDB
import QuizEngine
import QuizService
import StoreContract
import StoreStatus
import Testing

@testable import QuizSQLite

struct FaultTests {
  let folder = TemporaryFolder()

  @Test func `a full disk is reported, loses no data, and is recovered from`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await store.commits.write { db in try db.execute(sql: "PRAGMA max_page_count = 40") }
    var stored: [Int] = []
    var firstError: StoreError?
    for index in 0..<200 where firstError == nil {
      do {
        try await insert(index, into: store)
        stored.append(index)
      } catch { firstError = error }
    }
    #expect(firstError == .full)
    #expect(try await pictures(in: store) == stored)
    try await store.commits.write { db in try db.execute(sql: "PRAGMA max_page_count = 4000") }
    try await insert(999, into: store)
    #expect(try await pictures(in: store) == stored + [999])
    await store.close()
  }

  @Test func `a disk that turns read-only is reported and can still be read`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
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
    "UPDATE revision SET quiz_json = ''",
    "UPDATE picture SET bytes = x'00'",
    "UPDATE play SET seed = 1",
    "UPDATE play SET revision_id = 2",
    "UPDATE play SET finished_at = 1 WHERE finished_at IS NULL",
    "UPDATE play SET outcome_id = 'dog' WHERE finished_at IS NULL",
    "UPDATE play SET responses = x'01' WHERE finished_at IS NOT NULL",
    "UPDATE play SET responses = 'text' WHERE finished_at IS NULL",
    "INSERT INTO revision (quiz_id, number, created_at, digest, quiz_json) VALUES (99, 1, 0, zeroblob(32), '')",
    "INSERT INTO distribution (quiz_id, outcome_id, play_count) VALUES (1, 'turtle', 0)",
    "DELETE FROM revision",
    "DELETE FROM picture",
  ])
  func `the schema refuses invalid rows`(sql: String) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await fill(store)
    let error = await #expect(throws: StoreError.self) {
      try await store.commits.write { db in try db.execute(sql: sql) }
    }
    #expect(error.map { if case .refused = $0 { true } else { false } } == true)
    await store.close()
  }

  @Test(arguments: [
    "UPDATE round SET chosen_option = 1 - chosen_option WHERE is_correct IS NOT NULL",
    "UPDATE round SET ended_after_ms = watch_time_ms WHERE is_correct = 1",
    "UPDATE round SET is_correct = 1 - is_correct WHERE is_correct IS NOT NULL",
    "UPDATE round SET is_correct = 1 WHERE is_correct IS NULL",
    "UPDATE round SET is_void = 1",
    "UPDATE round SET phase = 'expired' WHERE is_correct IS NULL",
    "UPDATE round SET watch_time_ms = 3600001 WHERE is_correct IS NULL",
    "UPDATE round SET date = date + 1",
    "UPDATE round SET started_at = started_at - 1",
    "UPDATE round SET is_unranked = 1",
    "UPDATE round SET account_id = 2 WHERE account_id = 1",
    "UPDATE round SET item_id = (SELECT max(id) FROM item)",
    "INSERT INTO round SELECT account_id, date, difficulty, zeroblob(16), item_id, category, is_unranked, seed, started_at, "
      + "day_ends_at, "
      + "phase, running_since, last_heartbeat_at, chosen_option, watch_time_ms, ended_after_ms, latest_at, is_correct, is_void, "
      + "is_withheld FROM round",
    "DELETE FROM account WHERE id = 1",
    "DELETE FROM item",
    "UPDATE item SET correct_option = 1 - correct_option WHERE correct_option < 2",
    "UPDATE item SET correct_option = 3 WHERE correct_option <> 3",
    "UPDATE item SET is_void = 1",
    "UPDATE item SET options = '[\"a\",\"b\"]'",
    "UPDATE item SET question_id = question_id + 1",
    "UPDATE item SET date = date + 1",
    "UPDATE item SET is_started = 0",
    "INSERT INTO item (game, difficulty, category, date, question_id, options, correct_option) "
      + "SELECT game, difficulty, category, date, question_id, options, correct_option FROM item LIMIT 1",
    "UPDATE question SET correct_answer = 'other'",
    "INSERT INTO draw_pool SELECT game, difficulty, position + 100, question_id FROM draw_pool",
    "UPDATE account SET name = 'Eve', folded_name = 'eve' WHERE id = 1",
    "UPDATE account SET role = 'operator', name = NULL WHERE id = 1",
    "INSERT INTO account (created_at, language, hides_stopwatch, role) VALUES (0, 'en', 0, 'operator')",
    "INSERT INTO account (name, folded_name, password_hash, created_at, language, hides_stopwatch) VALUES ('ADA', 'ada', '', 0, 'en', 0)",
    "INSERT INTO session (token_digest, account_id, started_at, last_used_at) VALUES (zeroblob(31), 1, 0, 0)",
    "INSERT INTO session (token_digest, account_id, started_at, last_used_at) VALUES (zeroblob(32), 99, 0, 0)",
    "INSERT INTO week_score VALUES ('en', 20001, 2, 1, 1, 1)",
    "UPDATE correction SET reason = ''",
    "DELETE FROM correction",
  ])
  func `the schema refuses invalid rows of the daily game`(sql: String) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await store.commits.write { db in try db.execute(sql: Self.daily) }
    let error = await #expect(throws: StoreError.self) {
      try await store.commits.write { db in try db.execute(sql: sql) }
    }
    #expect(error.map { if case .refused = $0 { true } else { false } } == true, "\(String(describing: error))")
    await store.close()
  }

  /// Two players, three questions and a correction. One player answered correctly and has another round running.
  private static let daily = """
    INSERT INTO account (name, folded_name, password_hash, created_at, language, hides_stopwatch)
    VALUES ('Ada', 'ada', '', 0, 'en', 0), ('Bob', 'bob', '', 0, 'en', 0);
    INSERT INTO question (identity_digest, language, difficulty, category, text, correct_answer, distractors, explanation, source, licence,
      entry_name, added_at)
    VALUES (zeroblob(16), 'en', 'easy', 'arts', 'Why?', 'a', '["b"]', '', '', '', '', 0),
      (x'01010101010101010101010101010101', 'en', 'hard', 'arts', 'Why not?', 'a', '["b"]', '', '', '', '', 0),
      (x'02020202020202020202020202020202', 'en', 'easy', 'arts', 'How?', 'a', '["b"]', '', '', '', '', 0);
    INSERT INTO draw_pool VALUES ('en', 'easy', 0, 3);
    INSERT INTO item (game, difficulty, category, date, question_id, options, correct_option, is_started)
    VALUES ('en', 'easy', 'arts', 20000, 1, '["a","b"]', 0, 1), ('en', 'hard', 'arts', 20000, 2, '["a","b"]', 0, 1);
    INSERT INTO round (account_id, date, difficulty, public_id, item_id, category, is_unranked, seed, started_at, day_ends_at, phase, running_since, watch_time_ms,
      latest_at, is_void)
    VALUES (1, 20000, 'easy', randomblob(16), 1, 'arts', 0, 1, 1000, 2000, 'running', 1000, 0, 1000, 0),
      (1, 20000, 'hard', randomblob(16), 2, 'arts', 0, 1, 1000, 2000, 'running', 1000, 0, 1000, 0);
    UPDATE round SET phase = 'answered', running_since = NULL, chosen_option = 0, watch_time_ms = 5, ended_after_ms = 9, latest_at = 1009, is_correct = 1
    WHERE difficulty = 'easy';
    INSERT INTO correction (item_id, action, reason, decided_at) VALUES (1, 'dismiss', 'It is right.', 0);
    """

  @Test func `a quiz that can't be read back is refused, and nothing of it is stored`() async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
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
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let (revision, picture) = try await fill(store)
    await store.close()
    let file = try DatabaseQueue(path: folder.path + "/parlour.sqlite")
    try await file.write { db in
      try db.execute(sql: "DROP TRIGGER revision_never_changes; DROP TRIGGER picture_never_changes")
      try db.execute(sql: "UPDATE revision SET quiz_json = quiz_json || ' '; UPDATE picture SET bytes = x'00'")
    }
    try file.close()
    let again = try Store(SQLiteDatabase.open(directory: folder.path))
    await expectDamage { _ = try await again.revision(revision) }
    await expectDamage { _ = try await again.picture(picture) }
    await again.close()
  }

  @Test(arguments: ["x''", "x'00'", "x'0109090909'", "x'017D'", "x'01FFFFFFFFFF'", "x'0103'"])
  func `impossible answers are reported as damage`(responses: String) async throws {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    try await fill(store)
    let keys = try await store.commits.write { db in
      try db.execute(sql: "UPDATE play SET responses = \(responses) WHERE finished_at IS NULL")
      return try Data.fetchAll(db, sql: "SELECT public_id FROM play WHERE finished_at IS NULL")
    }
    await store.close()
    let again = try Store(SQLiteDatabase.open(directory: folder.path))
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
  private func fill(_ store: Store) async throws -> (RevisionID, PictureID) {
    let now = Timestamp(milliseconds: 0)
    let pictures = [PictureFile(name: "a.png", format: .png, width: 1, height: 1, bytes: [1, 2, 3])]
    _ = try await store.publish(.singles(1), pictures: pictures, at: now)
    let revision = try await store.publish(.singles(2), pictures: pictures, at: now)
    for answers in [1, 2] {
      let key = Token128(high: 0, low: UInt64(answers))
      let player = PlayOwner(bytes: [UInt8](repeating: 1, count: 32))
      let play = PlayRecord(
        id: PlayID(key), owner: player, revisionID: revision.id, startedAt: now,
        play: Play(quiz: revision.quiz, seed: 9))
      try await store.begin(play)
      for position in 0..<answers {
        let answer = GivenAnswer(playID: play.id, owner: player, position: position, response: .single(0), givenAt: now)
        _ = try await store.record(answer)
      }
    }
    return (revision.id, try #require(revision.pictures.first).id)
  }

  private func insert(_ index: Int, into store: Store) async throws(StoreError) {
    try await store.commits.write { db in
      try db.execute(
        sql: "INSERT INTO picture (digest, bytes) VALUES (?, zeroblob(3000))",
        arguments: [Data(Array(repeating: 0, count: 30) + [UInt8(index / 256), UInt8(index % 256)])])
    }
  }

  private func pictures(in store: Store) async throws -> [Int] {
    try await store.pool.read { db in
      try Data.fetchAll(db, sql: "SELECT digest FROM picture ORDER BY digest").map { Int($0[30]) * 256 + Int($0[31]) }
    }
  }
}
