internal import QuizEngine
internal import QuizService

/// What becomes of what an account has when it goes.
struct Farewell {
  let db: any SQLSession

  /// Forgets an account. Its rounds that are over go on as counts without a player; those still open are dropped.
  func forget(_ account: AccountID) throws {
    try db.hold(DailyQuery.holdRounds, [account.number])
    try db.run(DailyQuery.passOn, [account.number])
    try db.run(DailyQuery.dropRounds, [account.number])
    try db.takeTurn(BoardQuery.takeTurns, [account.number])
    // Said here because a cascade of foreign keys sets off no triggers in MariaDB.
    try db.run(DailyQuery.leaveGroups, [account.number])
    try db.run(.delete, [account.number])
  }

  /// A guest becomes an account that was there before: rounds, groups and reports go over where the account has none of
  /// their own; the guest is then gone. Anybody but a guest is left alone.
  func adopt(_ guest: AccountID, by account: AccountID, at now: Timestamp) throws {
    guard guest != account, let found = try AccountRows(db: db).find(guest), found.isGuest else { return }
    for query in [DailyQuery.adoptRounds, .adoptReports] { try db.run(query, [account.number, guest.number]) }
    let groups = GroupRows(db: db)
    for group in try groups.all(of: guest) { _ = try groups.join(group.id, account, at: now) }
    try forget(guest)
  }
}
