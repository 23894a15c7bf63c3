internal import Foundation
internal import QuizEngine
internal import QuizService

/// Reads and writes plays, inside of a transaction or on a reader.
struct PlayRows {
  /// A play and where it lies.
  struct Found {
    let row: Int64
    var record: PlayRecord
  }

  /// A play as it is kept now, and whether that is new.
  struct Kept: Sendable {
    let record: PlayRecord
    let isNew: Bool
  }

  let db: any SQLSession
  let revisions: RevisionRows

  init(db: any SQLSession, shelf: RevisionShelf) {
    self.db = db
    revisions = RevisionRows(db: db, shelf: shelf)
  }

  func find(_ id: PlayID, holding hold: Hold? = nil) throws -> Found? {
    try db.first(Query.play, [Data(id.key.bytes)], holding: hold, found)
  }

  func latest(of quiz: QuizID, by player: PlayerKey) throws -> Found? {
    try db.first(Query.latestPlay, [Data(player.digest), quiz.name], found)
  }

  /// A player's plays, in the order of beginning.
  func all(by player: PlayerKey) throws -> [PlayRecord] {
    try db.all(Query.playsOfPlayer, [Data(player.digest)], found).sorted { $0.row < $1.row }.map(\.record)
  }

  /// - Returns: the plays that were there.
  func forget(_ player: PlayerKey) throws -> [PlayID] {
    let plays = try db.all(Query.playsOfPlayer, [Data(player.digest)]) { row in
      Key128(bytes: try row[1] as Data).map(PlayID.init)
    }
    try db.run(.forgetPlays, [Data(player.digest)])
    return plays.compactMap { $0 }
  }

  /// Keeps a new play; one that is there already stays as it is.
  ///
  /// - Throws: `.refused` where the revision is unknown, or the name stands for another play.
  func add(_ record: PlayRecord) throws -> Kept {
    try db.run(
      .addPlay,
      [
        Data(record.id.key.bytes), Data(record.player.digest), Int64(bitPattern: record.play.seed),
        record.begun.milliseconds, record.finished?.milliseconds, record.outcomeName,
        Data(ResponseCoding.encode(record.play.responses)), record.revision.number,
      ])
    guard db.changesCount == 0 else {
      try countIfFinished(record)
      return Kept(record: record, isNew: true)
    }
    guard let present = try find(record.id)?.record else {
      throw StoreError.refused(detail: "a play of revision \(record.revision.number), which isn't there")
    }
    guard present.isSamePlay(as: record) else { throw StoreError.refused(detail: "another play has that name") }
    return Kept(record: present, isNew: false)
  }

  /// Gives an answer; the one that finishes the play counts it.
  func record(_ answer: GivenAnswer) throws -> Result<Kept, QuizService.RecordError> {
    guard let found = try find(answer.play, holding: .toChange) else { return .failure(.noSuchPlay) }
    var record = found.record
    do throws(QuizService.RecordError) { try record.record(answer) } catch { return .failure(error) }
    guard record != found.record else { return .success(Kept(record: record, isNew: false)) }
    try db.run(
      .answerPlay,
      [
        Data(ResponseCoding.encode(record.play.responses)), record.finished?.milliseconds, record.outcomeName,
        found.row,
      ])
    try countIfFinished(record)
    return .success(Kept(record: record, isNew: true))
  }

  /// - Parameter query: `.distribution` or `.toldDistribution`.
  func distribution(of quiz: QuizID, by query: Query) throws -> Distribution {
    var distribution = Distribution()
    for (outcome, plays) in try db.all(query, [quiz.name], { (try $0[0] as String, try $0[1] as Int) }) {
      if outcome.isEmpty { distribution.undecided = plays } else { distribution.plays[OutcomeID(outcome)] = plays }
    }
    return distribution
  }

  private func countIfFinished(_ record: PlayRecord) throws {
    guard let outcome = record.outcomeName else { return }
    try db.run(.countPlay, [outcome, record.revision.number])
    guard try isBatchFull(of: record) else { return }
    try db.hold(Query.holdQuiz, [record.revision.number])
    // Meanwhile another may have told it.
    guard try isBatchFull(of: record) else { return }
    try db.run(.forgetTold, [record.revision.number])
    try db.run(.tell, [record.revision.number])
  }

  private func isBatchFull(of record: PlayRecord) throws -> Bool {
    let untold = try db.first(Query.untold, [record.revision.number]) { try $0[0] as Int } ?? 0
    return untold >= Distribution.batch
  }

  private func found(in row: any SQLRow) throws -> Found {
    let revision = try revisions.get(RevisionID(try row[3]))
    let number = try row[0] as Int64
    guard let key = Key128(bytes: try row[1] as Data),
      let responses = ResponseCoding.decode([UInt8](try row[7] as Data)),
      let play = Play(quiz: revision.quiz, seed: UInt64(bitPattern: try row[4]), stored: responses)
    else { throw StoreError.damaged(detail: "play in row \(number)") }
    return Found(
      row: number,
      record: try PlayRecord(
        id: PlayID(key), player: PlayerKey(digest: [UInt8](row[2] as Data)), revision: revision.id,
        begun: Timestamp(milliseconds: row[5]), play: play,
        finished: (row[6] as Int64?).map(Timestamp.init(milliseconds:))))
  }
}
