internal import QuizDatabase

/// Deletes an account that has no drafts, with what belongs to it in the daily game:
///
/// 1. rounds. Of those that have ended, counts stay without a name (``RoundRows/deleteAll(of:)``).
/// 2. memberships of groups. A trigger deletes a group with its last member.
/// 3. the account's row, and with it what refers to it (``AccountRows/delete(_:)``). It comes last: a cascade keeps no
///    counts, and fires no triggers in MariaDB.
struct AccountRemoval: Sendable {
  let accountID: AccountID

  func run(in db: Transaction) throws {
    try RoundRows(db: db).deleteAll(of: accountID)
    try GroupRows(db: db).leaveAll(accountID)
    try AccountRows(db: db).delete(accountID)
  }
}
