internal import QuizDatabase
internal import QuizEngine

/// Saves a round that its player or the passing of time has changed. If it is over, this follows:
///
/// - Its answer, or that it has none, is counted for its item.
/// - A ranked round of the schedule counts for its week's board if it is correct, and its player's day counts if it was
///   the last round of the date.
/// - After an answer, the answers to its item are published if it fills a batch, and a checkpoint of the streak that
///   already counts its date is deleted.
struct RoundUpdate: Sendable {
  let record: RoundRecord

  func run(in db: Transaction) throws {
    try RoundRows(db: db).save(record)
    guard record.round.isFinished else { return }
    let items = ItemRows(db: db)
    try items.addAnswer(record.chosenOption, to: record.item.id)
    if record.ranking == .ranked, try items.isOnSchedule(record.item.id) {
      if record.countedVerdict == .correct { try WeekScoreRows(db: db).add(record) }
      try DayResultRows(db: db).add(after: record)
    }
    guard case .answered(_, let answeredAt) = record.round.phase else { return }
    try AnswerPublication(itemID: record.item.id, answeredAt: answeredAt).run(in: db)
    try StreakRows(db: db).invalidate(of: record.accountID, counting: record.date)
  }
}
