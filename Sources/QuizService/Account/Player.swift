package import QuizEngine

/// The account of a browser that is signed in or plays as a guest, with its session.
package struct Player: Hashable, Sendable {
  package let account: Account
  package let session: SessionTokenDigest
  /// The language that the player reads questions in now; nil for each question's own.
  package var readingLanguage: Language?

  package init(account: Account, session: SessionTokenDigest, readingLanguage: Language? = nil) {
    self.account = account
    self.session = session
    self.readingLanguage = readingLanguage
  }
}

/// The result of signing up or in: the account, and the tokens for the browser's cookies.
package struct SignInResult: Hashable, Sendable {
  package let account: Account
  /// For the session cookie; the store has only ``SessionTokenDigest/init(token:)`` of it.
  package let sessionToken: Token128
  /// Shown once and never again; nil if the old code still works.
  package let recoveryCode: RecoveryCode?
  /// For the device cookie, which stays when the session ends; the store has only ``DeviceTokenDigest/init(token:)`` of
  /// it. Nil for a guest.
  package let deviceToken: Token128?
}
