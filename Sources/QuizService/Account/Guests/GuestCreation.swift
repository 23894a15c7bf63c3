internal import QuizDatabase
internal import QuizEngine

/// Makes a guest and starts its first session. Copies of one form make one guest, even if they arrive at different
/// servers: they have the same session.
struct GuestCreation: Sendable {
  /// Has no name.
  let guest: NewAccount
  let sessionDigest: SessionTokenDigest
  let browserDescription: BrowserDescription

  /// The guest whose form is sent again; nil if the form is new.
  ///
  /// - Throws: `.formUsed` unless the session is repeatable; see ``Session/isRepeatable(at:)``.
  static func guest(
    repeating sessionDigest: SessionTokenDigest, at now: Timestamp, db: some SQLReader
  ) throws -> Account? {
    guard let found = try SessionRows(db: db).findIncludingExpired(sessionDigest) else { return nil }
    guard found.account.isGuest, found.session.isRepeatable(at: now) else { throw AccountError.formUsed }
    return found.account
  }

  /// - Throws: `.formUsed`; see ``guest(repeating:at:db:)``. `.nameTaken` can't happen, since a guest has no name.
  func run(in db: Transaction) throws -> Account {
    if let repeated = try Self.guest(repeating: sessionDigest, at: guest.createdAt, db: db) { return repeated }
    let accounts = AccountRows(db: db)
    guard let added = try accounts.add(guest) else { throw AccountError.nameTaken }
    if try SessionRows(db: db).add(sessionDigest, of: added.id, on: browserDescription, at: guest.createdAt) == .added {
      return added
    }
    // A transaction that ran at the same time, for a copy of the form, came first.
    try accounts.delete(added.id)
    guard let first = try Self.guest(repeating: sessionDigest, at: guest.createdAt, db: db) else {
      throw AccountError.formUsed
    }
    return first
  }
}
