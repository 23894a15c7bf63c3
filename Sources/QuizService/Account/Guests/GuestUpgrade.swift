internal import QuizDatabase
internal import QuizEngine

/// Turns a guest into an account with a name, and ends the guest's sessions. The guest's rounds stay, but enter no
/// board.
struct GuestUpgrade: Sendable {
  let guestID: AccountID
  let name: AccountName
  let credentials: Credentials

  /// - Throws: `.nameTaken`; `.formUsed` if the guest has a name by now, or was deleted.
  func run(in db: Transaction) throws -> Account {
    let accounts = AccountRows(db: db)
    guard try !accounts.isTaken(name) else { throw AccountError.nameTaken }
    guard try accounts.nameGuest(guestID, as: name, with: credentials), let account = try accounts.find(guestID) else {
      throw AccountError.formUsed
    }
    try SessionRows(db: db).endAll(of: guestID, except: nil)
    return account
  }
}
