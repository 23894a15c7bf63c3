internal import QuizDatabase
internal import QuizEngine

/// Writes the results of players' days.
struct DayResultRows {
  let db: Transaction

  /// Adds the result of a player's day, if the round was the last of its date.
  func add(after record: RoundRecord) throws {
    try db.lockRows(DayResultStatement.lockRoundsOfDate, [record.accountID.number, record.date.epochDay])
    try db.run(
      DayResultStatement.add, [record.item.game.tag, record.date.epochDay, record.accountID.number])
  }

  /// Puts the results of an item's date right after a correction of the item.
  func recount(_ item: ItemRow) throws {
    guard let date = item.date else { return }
    try db.run(DayResultStatement.recount, [item.record.game.tag, date.epochDay])
  }
}
