internal import QuizEngine
internal import QuizService

/// Keeps the scores of the weeks, inside of the transactions that change what they follow from.
struct WeekScoreRows {
  let db: any SQLConnection

  /// Counts a round that is over now, if it is right and ranked, and its question stands on the common schedule.
  func count(_ record: RoundRecord) throws {
    guard record.isCorrect == true, record.isRanked, let elapsed = record.round.elapsed,
      try db.first(DailyQuery.isOnSchedule, [record.item.id.number], { try $0[0] as Bool }) == true
    else { return }
    try db.run(
      DailyQuery.addToWeek,
      [
        record.item.item.question.language.tag, record.date.monday.epochDay, record.account.number,
        elapsed.milliseconds, record.round.accumulatedTime.milliseconds,
      ])
  }

  /// What is to come of the right answers to an item.
  enum Change {
    case add, withdraw
  }

  /// Counts, or no longer counts, every answer that chose an option of an item on the common schedule.
  func change(_ change: Change, answersOf item: ItemRows.StoredItem, choosing option: Int) throws {
    guard let date = item.date else { return }
    let week: SQLArguments = [item.item.item.question.language.tag, date.monday.epochDay]
    let answers = try db.all(DailyQuery.answersOfItem, [item.item.id.number, option]) { row in
      (
        account: try row["account_id"] as Int64, elapsed: try row["elapsed_ms"] as Int64,
        spent: try row["spent_ms"] as Int64
      )
    }
    for answer in answers {
      switch change {
      case .add: try db.run(DailyQuery.addToWeek, week + [answer.account, answer.elapsed, answer.spent])
      case .withdraw: try db.run(DailyQuery.subtractFromWeek, week + [answer.account, answer.elapsed, answer.spent])
      }
    }
    try db.run(DailyQuery.deleteEmptyScores, week)
  }
}
