internal import QuizDatabase
internal import QuizEngine

extension AccountService {
  /// Finds the account of a session, and stores from time to time that the session is in use.
  ///
  /// - Returns: nil if there is no such session, or it is over.
  package func authenticate(_ sessionDigest: SessionTokenDigest) async throws(AccountError) -> Account? {
    let now = dependencies.now()
    let found = try await store.read(.strong) { db in try SessionRows(db: db).find(sessionDigest, at: now) }
    guard let (account, session) = found else { return nil }
    if session.isUseDue(at: now) {
      // A player stays signed in while the store can't write. The next request stores the use.
      try? await store.write(.idempotent) { db in try SessionRows(db: db).recordUse(of: session, at: now) }
    }
    return account
  }
}
