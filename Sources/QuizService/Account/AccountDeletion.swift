internal import QuizDatabase
internal import QuizEngine

/// Deletes accounts and guests, and keeps or moves the data that belonged to them.
struct AccountDeletion {
  let db: any SQLConnection

  /// Deletes an account. Its finished rounds become anonymous counts. Its open rounds are deleted.
  func delete(_ account: AccountID) throws {
    try db.lockRows(RoundQuery.lockRounds, [account.number])
    try db.run(RoundQuery.anonymizeRounds, [account.number])
    try db.run(RoundQuery.deleteRounds, [account.number])
    try db.acquireMutex(GroupQuery.acquireMutexes, [account.number])
    // A cascade of foreign keys fires no triggers in MariaDB, so the memberships are deleted explicitly.
    try db.run(GroupQuery.leaveAll, [account.number])
    try db.run(.delete, [account.number])
  }

  /// Moves a guest's data to an existing account and deletes the guest. Does nothing if `guest` is not a guest.
  ///
  /// A round moves if the account has none for that date and difficulty. The round's date must also be the date on
  /// which it started by the account's own calendar. Otherwise a guest in another time zone could play dates that are
  /// over for the account, or haven't begun. Groups and reports move unless the account has the same ones.
  func merge(_ guest: AccountID, into account: AccountID, at now: Timestamp) throws {
    guard guest != account, let found = try AccountRows(db: db).find(guest), found.isGuest else { return }
    try AccountRows(db: db).acquireMutex(account)
    try StreakRows(db: db).invalidate(of: account)
    let calendar = try AccountRows(db: db).get(account).calendar
    let rounds = try db.all(RoundQuery.roundsOfAccount, [guest.number], RoundRecord.init(stored:))
    for round in rounds where calendar.date(at: round.round.started) == round.date {
      try db.run(
        RoundQuery.moveRound, [account.number, guest.number, round.date.epochDay, round.difficulty.rawValue])
    }
    try db.run(AdminQuery.moveReports, [account.number, guest.number])
    let groups = GroupRows(db: db)
    for group in try groups.all(of: guest) { _ = try groups.join(group.id, account, at: now) }
    try delete(guest)
  }
}
