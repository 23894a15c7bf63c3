internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// A play and the id of its row.
struct StoredPlay {
  let row: Int64
  var record: PlayRecord
}

/// A play as it was saved, and whether that changed anything.
struct SavedPlay: Sendable {
  let record: PlayRecord
  let isNew: Bool
}

/// Reads and writes plays.
struct PlayRows<Connection: SQLReader> {
  let db: Connection
  let revisions: RevisionRows<Connection>

  init(db: Connection, cache revisionCache: RevisionCache) {
    self.db = db
    revisions = RevisionRows(db: db, cache: revisionCache)
  }

  func find(_ id: PlayID, locking lock: RowLock? = nil) throws -> StoredPlay? {
    try db.first(PlayStatement.play, [id], locking: lock, found)
  }

  func latest(of quizID: QuizID, by owner: PlayOwner) throws -> StoredPlay? {
    try db.first(PlayStatement.latestPlay, [owner, quizID], found)
  }

  /// A browser's latest play of each of these quizzes. It takes time for every quiz that it has ever played.
  func latest(of quizzes: Set<QuizID>, by owner: PlayOwner) throws -> [QuizID: PlayRecord] {
    let latest = try db.all(PlayStatement.latestPlays, [owner]) { row -> (QuizID, PlayRecord)? in
      let quiz: QuizID = try row["quiz_name"]
      return quizzes.contains(quiz) ? (quiz, try found(in: row).record) : nil
    }
    return Dictionary(uniqueKeysWithValues: latest.compactMap { $0 })
  }

  /// The first play that a statement returns.
  func first(_ statement: PlayStatement, _ arguments: SQLArguments) throws -> PlayRecord? {
    try db.first(statement, arguments, found)?.record
  }

  func latestFinished(of quizID: QuizID, by owner: PlayOwner) throws -> PlayRecord? {
    try first(.latestFinishedPlay, [owner, quizID])
  }

  /// A browser's plays, in the order in which they began.
  func all(by owner: PlayOwner) throws -> [PlayRecord] {
    try db.all(PlayStatement.playsOfBrowser, [owner], found).sorted { $0.row < $1.row }.map(\.record)
  }

  private func found(in row: SQLRow) throws -> StoredPlay {
    let revision = try revisions.get(row["revision_id"])
    let number = try row["id"] as Int64
    guard let token = Token128(bytes: try row["public_id"] as Data),
      let responses = ResponseCoding.decode([UInt8](try row["responses"] as Data)),
      let play = Play(quiz: revision.quiz, seed: try row["seed"], stored: responses)
    else { throw StoreError.damaged(detail: "play in row \(number)") }
    return StoredPlay(
      row: number,
      record: try PlayRecord(
        id: PlayID(token), owner: row["browser_digest"], revisionID: revision.id, startedAt: row["started_at"],
        play: play, finishedAt: row["finished_at"]))
  }
}

extension PlayRows where Connection == Transaction {
  /// Inserts a new play. If the play exists already, it stays unchanged.
  ///
  /// - Throws: `.refused` if the revision doesn't exist, or another play has the same id.
  func add(_ record: PlayRecord) throws -> SavedPlay {
    try db.run(
      PlayStatement.addPlay,
      [
        "public_id": record.id, "browser_digest": record.owner, "seed": record.play.seed,
        "started_at": record.startedAt, "finished_at": record.finishedAt, "outcome_id": record.storedOutcome,
        "responses": Data(ResponseCoding.encode(record.play.responses)), "revision_id": record.revisionID,
      ])
    guard db.changesCount == 0 else { return SavedPlay(record: record, isNew: true) }
    guard let stored = try find(record.id)?.record else {
      throw StoreError.refused(detail: "a play of revision \(record.revisionID.number), which isn't there")
    }
    guard stored.isSamePlay(as: record) else { throw StoreError.refused(detail: "another play has that name") }
    return SavedPlay(record: stored, isNew: false)
  }

  /// Records an answer to a play as this server remembers it, without reading it again.
  ///
  /// - Returns: nil if the play is stored otherwise, or if the answer changes nothing or is refused. Then the play must
  ///   be read.
  func record(_ answer: GivenAnswer, toRemembered remembered: PlayRecord) throws -> SavedPlay? {
    var record = remembered
    guard (try? record.record(answer)) != nil, record != remembered else { return nil }
    try db.run(
      PlayStatement.answerRememberedPlay,
      [
        Data(ResponseCoding.encode(record.play.responses)), record.finishedAt, record.storedOutcome, record.id,
        Data(ResponseCoding.encode(remembered.play.responses)),
      ])
    return db.changesCount == 1 ? SavedPlay(record: record, isNew: true) : nil
  }

  /// Records an answer to a play as it is stored.
  ///
  /// - Throws: `.noSuchPlay`, `.notOwner` or `.answer`.
  func record(_ answer: GivenAnswer) throws -> SavedPlay {
    guard let stored = try find(answer.playID, locking: .exclusive) else { throw PlayServiceError.noSuchPlay }
    var record = stored.record
    try record.record(answer)
    let saved = SavedPlay(record: record, isNew: record != stored.record)
    if saved.isNew { try save(record, inRow: stored.row) }
    return saved
  }

  /// Saves a play's answers. ``FinishedPlayCount`` counts one that is finished.
  func save(_ record: PlayRecord, inRow row: Int64) throws {
    try db.run(
      PlayStatement.answerPlay,
      [Data(ResponseCoding.encode(record.play.responses)), record.finishedAt, record.storedOutcome, row])
  }
}
