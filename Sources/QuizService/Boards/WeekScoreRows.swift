internal import QuizDatabase
internal import QuizEngine

/// Writes the scores of the weeks, which add times in whole tenths of a second.
struct WeekScoreRows {
  let db: Transaction

  /// Adds a round to its player's week score. Only a correct and ranked round of an item on the schedule counts.
  func add(_ record: RoundRecord) throws {
    guard let elapsed = record.round.elapsed else { return }
    try db.run(
      WeekScoreStatement.add,
      [
        record.item.game, record.date.monday, record.accountID, elapsed.inTenths,
        record.round.accumulatedWatchTime.inTenths,
      ])
  }

  /// Adds every ranked answer that chose `option`. Does nothing for an item without a date.
  func add(answersOf item: ItemRow, choosing option: Int) throws {
    try change(.addAnswers, item, option)
  }

  /// Removes every ranked answer that chose `option`. Does nothing for an item without a date.
  func subtract(answersOf item: ItemRow, choosing option: Int) throws {
    try change(.subtractAnswers, item, option)
  }

  private func change(_ statement: WeekScoreStatement, _ item: ItemRow, _ option: Int) throws {
    guard let date = item.date else { return }
    let week: SQLArguments = [item.record.game, date.monday]
    try db.run(statement, week + [item.record.id, option])
    try db.run(WeekScoreStatement.deleteEmpty, week)
  }
}
