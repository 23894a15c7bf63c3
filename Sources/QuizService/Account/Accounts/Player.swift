package import QuizEngine

/// The account of a browser that is signed in or plays as a guest, with its session.
package struct Player: Hashable, Sendable {
  package let account: Account
  package let sessionDigest: SessionTokenDigest
  /// The language that the player reads questions in now; nil for each question's own.
  package let readingLanguage: Language?
  /// The dates whose rounds enter no board if they are started in this browser; see
  /// ``AccountDeletionResult/withheldDates``.
  package let withheldDates: Set<CalendarDate>

  package init(
    account: Account, sessionDigest: SessionTokenDigest, readingLanguage: Language? = nil,
    withheldDates: Set<CalendarDate> = []
  ) {
    self.account = account
    self.sessionDigest = sessionDigest
    self.readingLanguage = readingLanguage
    self.withheldDates = withheldDates
  }

  /// The ranking of a round that the player starts on a date.
  func ranking(on date: CalendarDate) -> RoundRanking {
    RoundRanking(isByGuest: account.isGuest, isDateWithheld: withheldDates.contains(date))
  }
}
