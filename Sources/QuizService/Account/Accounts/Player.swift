package import QuizEngine

/// The account of a browser that is signed in or plays as a guest, with its session.
package struct Player: Hashable, Sendable {
  package let account: Account
  package let sessionDigest: SessionTokenDigest
  /// The language that the player reads questions in now; nil for each question's own.
  package var readingLanguage: Language?

  package init(account: Account, sessionDigest: SessionTokenDigest, readingLanguage: Language? = nil) {
    self.account = account
    self.sessionDigest = sessionDigest
    self.readingLanguage = readingLanguage
  }
}
