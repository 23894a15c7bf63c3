internal import QuizDatabase
internal import QuizEngine

/// Stores a checkpoint of a player's streak if the last one is old. It counts only dates whose rounds don't change any
/// more. A transaction that adds rounds of such dates writes the same mutex row.
struct StreakCheckpointUpdate: Sendable {
  let accountID: AccountID
  let calendar: StreakCalendar

  func run(in db: Transaction) throws {
    let reader = StreakReader(db: db, accountID: accountID, calendar: calendar)
    guard try reader.nextCheckpoint() != nil else { return }
    // What the checkpoint counts is read once more, after the mutex row was written.
    try AccountRows(db: db).acquireMutex(accountID)
    let correction = try StreakRows(db: db).latestCorrection()
    guard let checkpoint = try reader.nextCheckpoint() else { return }
    try StreakRows(db: db).save(checkpoint, of: accountID, correction: correction)
  }
}
