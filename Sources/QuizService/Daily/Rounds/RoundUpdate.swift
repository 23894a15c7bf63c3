internal import QuizDatabase
internal import QuizEngine

/// Saves a round that its player or the passing of time has changed. If it has ended, it is counted:
///
/// 1. its answer, for its item;
/// 2. a correct answer, for its week's board;
/// 3. its player's day, if it was the last round of the date;
/// 4. the answers to its item are published, if it fills a batch;
/// 5. a checkpoint of the streak that already counts its date is deleted.
struct RoundUpdate: Sendable {
  let record: RoundRecord

  func run(in db: Transaction) throws {
    try RoundRows(db: db).save(record)
    guard record.round.isOver else { return }
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
