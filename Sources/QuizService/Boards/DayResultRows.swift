internal import QuizDatabase
internal import QuizEngine

/// Writes the results of players' days.
struct DayResultRows {
  let db: Transaction

  /// Adds the result of a player's day, if the round was the last of its date.
  func add(after record: RoundRecord) throws {
    try db.lockRows(DayResultStatement.lockRoundsOfDate, [record.accountID, record.date])
    try db.run(DayResultStatement.add, [record.item.game, record.date, record.accountID])
  }

  /// Puts the results of an item's date right after a correction of the item.
  func recount(_ item: ItemRow) throws {
    guard let date = item.date else { return }
    try db.run(DayResultStatement.recount, [item.record.game, date])
  }
}
