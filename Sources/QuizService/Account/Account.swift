public import QuizEngine

/// Identifies an account in its store. No page shows it.
public struct AccountID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// An account of the daily game: a player with a name, or a guest.
public struct Account: Hashable, Sendable {
  /// What an account may do beside playing. Each role may do what those before it may.
  public enum Role: String, CaseIterable, Comparable, Hashable, Sendable {
    case player
    /// Makes quizzes in the studio.
    case author
    /// Sees the admin pages and decides about everybody's quizzes.
    case `operator`

    public static func < (one: Role, other: Role) -> Bool { one.rank < other.rank }

    private var rank: Int {
      switch self {
      case .player: 0
      case .author: 1
      case .operator: 2
      }
    }
  }

  public let id: AccountID
  /// Nil for a guest.
  public let name: AccountName?
  public let role: Role
  /// When it was created, as a guest or with a name.
  public let created: Timestamp
  /// Which date it is for the player, at any time.
  public let calendar: PlayerCalendar<IANATimeZone>
  public let settings: AccountSettings
  /// Whether the player has seen the introduction, or skipped it.
  public let isOnboarded: Bool

  public init(
    id: AccountID, name: AccountName?, role: Role, created: Timestamp, calendar: PlayerCalendar<IANATimeZone>,
    settings: AccountSettings, isOnboarded: Bool
  ) {
    self.id = id
    self.name = name
    self.role = role
    self.created = created
    self.calendar = calendar
    self.settings = settings
    self.isOnboarded = isOnboarded
  }

  public var isGuest: Bool { name == nil }
}

/// What a player can set for their account.
public struct AccountSettings: Hashable, Sendable {
  /// The language of the questions.
  public var language: Language
  /// Whether the stopwatch is hidden while a round runs. It runs all the same.
  public var hidesWatch: Bool

  public init(language: Language, hidesWatch: Bool = false) {
    self.language = language
    self.hidesWatch = hidesWatch
  }
}
