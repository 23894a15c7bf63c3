package import QuizEngine

/// A round to start.
package struct NewRound: Hashable, Sendable {
  package let id: RoundID
  package let accountID: AccountID
  package let date: CalendarDate
  package let difficulty: Difficulty
  package let game: GameID
  package let startedAt: Timestamp
  /// When the date ends for the player.
  package let dayEndsAt: Timestamp
  /// Determines the order of the options.
  package let seed: UInt64
  /// Determines the draw if the date has no question yet.
  package let drawSeed: UInt64
  /// How a question is chosen if the date or the player has none yet.
  package let draw: DrawMode
  /// Whether the date is withheld in the player's browser; see ``RoundRanking/withheld``.
  package let isDateWithheld: Bool

  package init(
    id: RoundID, accountID: AccountID, date: CalendarDate, difficulty: Difficulty, game: GameID, startedAt: Timestamp,
    dayEndsAt: Timestamp, seed: UInt64, drawSeed: UInt64, draw: DrawMode, isDateWithheld: Bool = false
  ) {
    self.id = id
    self.accountID = accountID
    self.date = date
    self.difficulty = difficulty
    self.game = game
    self.startedAt = startedAt
    self.dayEndsAt = dayEndsAt
    self.seed = seed
    self.drawSeed = drawSeed
    self.draw = draw
    self.isDateWithheld = isDateWithheld
  }
}

extension RoundRecord {
  /// A round that starts now.
  init(starting new: NewRound, on item: ItemRecord, isByGuest: Bool) {
    self.init(
      id: new.id, accountID: new.accountID, date: new.date, difficulty: new.difficulty, item: item, seed: new.seed,
      round: Round(startedAt: new.startedAt, dayEndsAt: new.dayEndsAt),
      ranking: RoundRanking(isByGuest: isByGuest, isDateWithheld: new.isDateWithheld))
  }
}
