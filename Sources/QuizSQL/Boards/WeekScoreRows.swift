internal import QuizEngine
internal import QuizService

/// Updates the scores of the weeks, which add times in whole tenths of a second. It runs inside the transaction that
/// ends a round or corrects an item.
struct WeekScoreRows {
  let db: any SQLConnection

  /// Adds a round that has ended to its player's week score, if it is correct and ranked and its item is on the
  /// schedule.
  func add(_ record: RoundRecord) throws {
    guard record.isCorrect == true, record.isRanked, let elapsed = record.round.elapsed,
      try db.first(ItemQuery.isOnSchedule, [record.item.id.number], { try $0[0] as Bool }) == true
    else { return }
    try db.run(
      BoardQuery.addToWeek,
      [
        record.item.item.question.language.tag, record.date.monday.epochDay, record.account.number,
        elapsed.inTenths.milliseconds, record.round.accumulatedWatchTime.inTenths.milliseconds,
      ])
  }

  /// Whether a correction adds answers to the week scores or removes them.
  enum Change {
    case add, withdraw
  }

  /// Adds every answer that chose `option` to the week scores, or removes them. Does nothing for an item without a
  /// date.
  func change(_ change: Change, answersOf item: ItemRows.StoredItem, choosing option: Int) throws {
    guard let date = item.date else { return }
    let week: SQLArguments = [item.scheduled.item.question.language.tag, date.monday.epochDay]
    let answers = try db.all(RoundQuery.answersOfItem, [item.scheduled.id.number, option]) { row in
      (
        account: try row["account_id"] as Int64, elapsed: try row["elapsed_ms"] as Int64 / 100 * 100,
        watchTime: try row["watch_time_ms"] as Int64
      )
    }
    for answer in answers {
      switch change {
      case .add:
        try db.run(BoardQuery.addToWeek, week + [answer.account, answer.elapsed, answer.watchTime / 100 * 100])
      case .withdraw:
        try db.run(BoardQuery.subtractFromWeek, week + [answer.account, answer.elapsed, answer.watchTime])
      }
    }
    try db.run(BoardQuery.deleteEmptyScores, week)
  }
}
