internal import QuizDatabase
internal import QuizEngine

/// Changes an account's time zone; see ``PlayerCalendar``. Does nothing if it is the account's already.
struct TimeZoneChange: Sendable {
  let accountID: AccountID
  let zone: IANATimeZone
  let changedAt: Timestamp

  func run(in db: Transaction) throws {
    let rows = AccountRows(db: db)
    try rows.acquireMutex(accountID)
    guard var calendar = try rows.find(accountID)?.calendar else { throw AccountError.accountDeleted }
    guard zone != calendar.pendingMove(after: changedAt)?.zone ?? calendar.zone(at: changedAt) else { return }
    calendar.move(to: zone, at: changedAt)
    try rows.setTimeZones(of: calendar, for: accountID)
  }
}
