internal import QuizEngine
internal import QuizService

/// Does what operators decide, inside of a transaction, and keeps the trail of it.
struct EdictRows {
  let db: any SQLSession

  /// Takes an item out of every result. Its question retires.
  func void(_ id: ItemID, _ edict: Edict) throws -> EdictEffect {
    let found = try item(id)
    guard !found.item.isVoid else { return EdictEffect(rounds: 0, isDrawnAnew: false) }
    try note(.void, on: id, edict)
    try WeekRows(db: db).change(.withdraw, answersOf: found, choosing: found.item.item.key)
    try db.run(OperatorQuery.voidItem, [id.number])
    try db.run(OperatorQuery.voidRounds, [id.number])
    let rounds = db.changesCount
    try QuestionRows(db: db).retire(found.question, at: edict.at)
    return EdictEffect(rounds: rounds, isDrawnAnew: try !found.isStarted && drawAnew(found, edict))
  }

  /// Makes another option the right one. The question retires, since what it says of itself is wrong.
  func rekey(_ id: ItemID, to option: Int, _ edict: Edict) throws -> EdictEffect {
    let found = try item(id)
    guard found.item.item.options.indices.contains(option) else {
      throw StoreError.refused(detail: "an option that the item doesn't have")
    }
    let old = found.item.item.key
    guard option != old else { return EdictEffect(rounds: 0, isDrawnAnew: false) }
    try note(.rekey, on: id, edict, key: option)
    try WeekRows(db: db).change(.withdraw, answersOf: found, choosing: old)
    try db.run(OperatorQuery.rekeyItem, [option, id.number])
    try db.run(OperatorQuery.rekeyRounds, [id.number, option, old])
    let rounds = db.changesCount
    try WeekRows(db: db).change(.add, answersOf: found, choosing: option)
    try QuestionRows(db: db).retire(found.question, at: edict.at)
    return EdictEffect(rounds: rounds, isDrawnAnew: false)
  }

  func dismissReports(on id: ItemID, _ edict: Edict) throws {
    _ = try item(id)
    try note(.dismiss, on: id, edict)
  }

  func trail(limit: Int) throws -> [TrailEntry] {
    let decisions = try db.all(OperatorQuery.trail, [limit]) { row in
      guard let deed = TrailEntry.Deed(rawValue: try row[0]) else { throw StoreError.damaged(detail: "an edict") }
      return try TrailEntry(
        deed: deed, item: ItemID(row[1]), question: row[2],
        by: (row[3] as String?).map { AccountName(stored: $0, fold: try row[4]) }, reason: row[5],
        at: Timestamp(milliseconds: row[6]))
    }
    let others = try ClockRows(db: db).resets(limit: limit) + ImportRows(db: db).undone(limit: limit)
    return others.isEmpty ? decisions : Array((decisions + others).sorted { $0.at > $1.at }.prefix(limit))
  }

  /// Draws another question for the date, unless that has ended everywhere.
  private func drawAnew(_ found: ItemRows.Found, _ edict: Edict) throws -> Bool {
    guard let date = found.date, edict.at < date.endEverywhere else { return false }
    let question = found.item.item.question
    return try ItemRows(db: db).scheduled(
      question.language, question.difficulty, on: date, drawing: edict.seed) != nil
  }

  /// Reports on the item are dealt with by that.
  private func note(_ deed: TrailEntry.Deed, on item: ItemID, _ edict: Edict, key: Int? = nil) throws {
    try db.run(
      OperatorQuery.addEdict,
      [item.number, deed.rawValue, key, edict.by?.number, edict.reason, edict.at.milliseconds])
    try db.run(OperatorQuery.settleReports, [item.number])
  }

  private func item(_ id: ItemID) throws -> ItemRows.Found {
    guard let found = try ItemRows(db: db).find(id, holding: .toChange) else {
      throw StoreError.refused(detail: "an item that isn't there")
    }
    return found
  }
}
