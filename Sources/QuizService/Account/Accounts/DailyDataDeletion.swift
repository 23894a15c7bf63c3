internal import QuizDatabase
internal import QuizEngine

/// Deletes what an account has in the daily game, as a step of ``AccountDeletion``:
///
/// 1. rounds, whose rows would forbid to delete the account's. Of those that have ended, counts stay without a name
///    (``RoundRows/anonymizeAndDeleteAll(of:)``).
/// 2. memberships of groups. A trigger deletes a group with its last member; MariaDB fires none in a cascade.
struct DailyDataDeletion: Sendable {
  let accountID: AccountID

  func run(in db: Transaction) throws {
    try RoundRows(db: db).anonymizeAndDeleteAll(of: accountID)
    try GroupRows(db: db).leaveAll(accountID)
  }
}
