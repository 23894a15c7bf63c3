internal import QuizDatabase
internal import QuizEngine

/// Merges a guest into an existing account: moves the guest's data to it, and deletes the guest.
struct GuestMerge: Sendable {
  let guestID: AccountID
  let accountID: AccountID

  /// Does nothing if ``guestID`` is not a guest any more.
  ///
  /// A round moves if the account has none for that date and difficulty. The round's date must also be the date on
  /// which it started by the account's own calendar. Otherwise a guest in another time zone could play dates that are
  /// over for the account, or haven't begun. A withheld round stays with the guest: Parlour 0.6 withheld rounds of
  /// guests, too. Groups and reports move unless the account has the same ones.
  func run(in db: Transaction) throws {
    let accounts = AccountRows(db: db)
    guard guestID != accountID, try accounts.find(guestID, locking: .exclusive)?.isGuest == true else { return }
    try accounts.acquireMutex(accountID)
    try StreakRows(db: db).invalidate(of: accountID)
    guard let calendar = try accounts.find(accountID)?.calendar else { throw AccountError.accountDeleted }
    let rounds = RoundRows(db: db)
    for record in try rounds.all(of: guestID)
    where record.ranking != .withheld && calendar.date(at: record.round.startedAt) == record.date {
      try rounds.move(record, to: accountID)
    }
    try ReportRows(db: db).moveAll(of: guestID, to: accountID)
    let groups = GroupRows(db: db)
    for group in try groups.all(of: guestID) { try groups.moveMember(guestID, to: accountID, in: group.id) }
    // What the account has already is deleted with the guest, who has no drafts.
    try DailyDataDeletion(accountID: guestID).run(in: db)
    try accounts.delete(guestID)
  }
}
