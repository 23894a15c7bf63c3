public import QuizEngine

/// A round to start.
public struct NewRound: Hashable, Sendable {
  public let id: RoundID
  public let account: AccountID
  public let date: CalendarDate
  public let difficulty: Difficulty
  public let language: Language
  public let started: Timestamp
  /// When the date ends for the player.
  public let dayEnd: Timestamp
  /// Determines the order of the options.
  public let seed: UInt64
  /// Determines the draw if the date has no question yet.
  public let drawSeed: UInt64
  /// How a question is chosen if the date or the player has none yet.
  public let draw: DrawMode
  /// See ``RoundRecord/isWithheld``.
  public let isWithheld: Bool

  public init(
    id: RoundID, account: AccountID, date: CalendarDate, difficulty: Difficulty, language: Language,
    started: Timestamp, dayEnd: Timestamp, seed: UInt64, drawSeed: UInt64, draw: DrawMode, isWithheld: Bool = false
  ) {
    self.id = id
    self.account = account
    self.date = date
    self.difficulty = difficulty
    self.language = language
    self.started = started
    self.dayEnd = dayEnd
    self.seed = seed
    self.drawSeed = drawSeed
    self.draw = draw
    self.isWithheld = isWithheld
  }
}
