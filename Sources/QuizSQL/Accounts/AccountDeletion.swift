internal import QuizEngine
internal import QuizService

/// What becomes of what an account has when it goes.
struct AccountDeletion {
  let db: any SQLConnection

  /// Forgets an account. Its rounds that are over go on as counts without a player; those still open are dropped.
  func delete(_ account: AccountID) throws {
    try db.lockRows(DailyQuery.lockRounds, [account.number])
    try db.run(DailyQuery.anonymizeRounds, [account.number])
    try db.run(DailyQuery.deleteRounds, [account.number])
    try db.acquireMutex(BoardQuery.acquireMutexes, [account.number])
    // Said here because a cascade of foreign keys sets off no triggers in MariaDB.
    try db.run(DailyQuery.leaveGroups, [account.number])
    try db.run(.delete, [account.number])
  }

  /// A guest becomes an account that was there before: rounds, groups and reports go over where the account has none of
  /// their own; the guest is then gone. Anybody but a guest is left alone.
  ///
  /// A round goes over only where it was begun on its date by the account's own calendar too. Otherwise a guest in another
  /// zone could play dates for an account that are over there, or haven't begun.
  func merge(_ guest: AccountID, into account: AccountID, at now: Timestamp) throws {
    guard guest != account, let found = try AccountRows(db: db).find(guest), found.isGuest else { return }
    let calendar = try AccountRows(db: db).get(account).calendar
    let rounds = try db.all(DailyQuery.roundsOfAccount, [guest.number], RoundRecord.init(stored:))
    for round in rounds where calendar.date(at: round.round.started) == round.date {
      try db.run(
        DailyQuery.moveRound, [account.number, guest.number, round.date.epochDay, round.difficulty.rawValue])
    }
    try db.run(DailyQuery.moveReports, [account.number, guest.number])
    let groups = GroupRows(db: db)
    for group in try groups.all(of: guest) { _ = try groups.join(group.id, account, at: now) }
    try delete(guest)
  }
}
