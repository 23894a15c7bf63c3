public import QuizEngine

/// The right answers to one date's question, by the time from Start to answer.
public struct DayBoardQuery: Hashable, Sendable {
  public let language: Language
  public let difficulty: Difficulty
  public let date: CalendarDate
  /// Nil for all players.
  public let group: GroupID?

  public init(language: Language, difficulty: Difficulty, date: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.difficulty = difficulty
    self.date = date
    self.group = group
  }
}

/// The right answers of a week, the more the better, and then by their times from Start to answer.
public struct WeekBoardQuery: Hashable, Sendable {
  public let language: Language
  public let monday: CalendarDate
  public let group: GroupID?

  public init(language: Language, monday: CalendarDate, group: GroupID? = nil) {
    self.language = language
    self.monday = monday
    self.group = group
  }
}

/// The top of a board, and where a player stands.
public struct BoardPage: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    /// From 1; equal results share the better one.
    public let rank: Int
    public let name: AccountName
    public let isOwn: Bool
    /// Right answers; 1 on a day's board.
    public let correct: Int
    /// From Start to the answer, with all pauses: what the rank goes by, and the only time that others see. What a watch
    /// shows depends on what a browser says of itself, and is told to its own player only.
    public let elapsed: TimeSpan

    public init(rank: Int, name: AccountName, isOwn: Bool, correct: Int, elapsed: TimeSpan) {
      self.rank = rank
      self.name = name
      self.isOwn = isOwn
      self.correct = correct
      self.elapsed = elapsed
    }
  }

  public let entries: [Entry]
  /// The player's own place, also where it is among the first; nil where they have none.
  public let ownEntry: Entry?
  /// How many have a place.
  public let count: Int
  /// Whether the day's question was voided; the board is empty then.
  public let isVoid: Bool
  /// Whether the player played rounds of its dates that boards leave out; see ``RoundRecord/isWithheld``.
  public let hasWithheldRounds: Bool

  public init(
    entries places: [Entry], ownEntry own: Entry?, count: Int, isVoid: Bool = false,
    hasWithheldRounds isOwnWithheld: Bool = false
  ) {
    self.entries = places
    self.ownEntry = own
    self.count = count
    self.isVoid = isVoid
    self.hasWithheldRounds = isOwnWithheld
  }
}

/// Names a private group.
public struct GroupID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// Players who know each other and share boards of their own.
public struct Group: Hashable, Sendable {
  /// How many members a group may have, and how many groups a player.
  public static let (maximumMembers, maximumGroups) = (200, 20)

  public let id: GroupID
  public let name: String
  /// Whoever knows it can join.
  public let invitation: Token128
  public let members: Int

  public init(id: GroupID, name: String, invitation: Token128, members: Int) {
    self.id = id
    self.name = name
    self.invitation = invitation
    self.members = members
  }
}

/// A group to be founded.
public struct NewGroup: Hashable, Sendable {
  /// 1 to 40 characters.
  public let name: String
  public let invitation: Token128

  public init(name: String, invitation: Token128) {
    self.name = name
    self.invitation = invitation
  }
}

/// What came of joining a group.
public enum JoinResult: String, Hashable, Sendable {
  case joined = "member"
  /// It has ``Group/maximumMembers``.
  case groupFull = "full"
  /// The player is in ``Group/maximumGroups`` already.
  case tooManyGroups = "tooMany"
  /// There is no such group (any more).
  case noSuchGroup = "gone"
}
