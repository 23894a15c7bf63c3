package import QuizEngine

/// Identifies an account in its store. No page shows it.
package struct AccountID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}

/// An account of the daily game: a player with a name, or a guest.
package struct Account: Hashable, Sendable {
  /// What an account may do beside playing. Each role may do what those before it may.
  package enum Role: String, CaseIterable, Comparable, Hashable, Sendable {
    case player
    /// Makes quizzes in the studio.
    case author
    /// Sees the admin pages and decides about everybody's quizzes.
    case `operator`

    package static func < (one: Role, other: Role) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .player: 0
      case .author: 1
      case .operator: 2
      }
    }
  }

  package let id: AccountID
  /// Nil for a guest.
  package let name: AccountName?
  package let role: Role
  /// When it was created, as a guest or with a name.
  package let createdAt: Timestamp
  /// Tells the player's date at any moment.
  package let calendar: PlayerCalendar<IANATimeZone>
  package let settings: AccountSettings
  /// Whether the player has seen the onboarding slides, or skipped them.
  package let isOnboarded: Bool

  package init(
    id: AccountID, name: AccountName?, role: Role, createdAt: Timestamp, calendar: PlayerCalendar<IANATimeZone>,
    settings: AccountSettings, isOnboarded: Bool
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.createdAt = createdAt
    self.calendar = calendar
    self.settings = settings
    self.isOnboarded = isOnboarded
  }

  package var isGuest: Bool { name == nil }
}

/// What a player can set for their account.
package struct AccountSettings: Hashable, Sendable {
  /// The language of the questions.
  package var language: Language
  /// Whether the stopwatch is hidden while a round runs. It runs all the same.
  package var hidesStopwatch: Bool

  package init(language: Language, hidesStopwatch: Bool = false) {
    self.language = language
    self.hidesStopwatch = hidesStopwatch
  }
}
