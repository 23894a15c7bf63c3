internal import QuizDatabase
internal import QuizEngine

/// Deletes what an account has in the daily game, as a step of ``AccountDeletion`` and ``GuestMerge``:
///
/// 1. rounds: the account's row can't be deleted before them. Of finished ones, counts stay without a name
///    (``RoundRows/anonymizeAndDeleteAll(of:)``).
/// 2. memberships of groups. A trigger deletes a group with its last member; MariaDB fires none in a cascade.
struct DailyDataDeletion: Sendable {
  let accountID: AccountID

  func run(in db: Transaction) throws {
    try RoundRows(db: db).anonymizeAndDeleteAll(of: accountID)
    try GroupRows(db: db).leaveAll(accountID)
  }
}
