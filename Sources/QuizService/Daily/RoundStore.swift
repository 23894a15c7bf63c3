public import QuizEngine
public import StoreStatus

/// Stores the rounds of the daily game. When a method that changes something returns, the change is on disk.
///
/// The weeks' scores, which ``BoardStore`` reads, change in the transaction that ends a round.
public protocol RoundStore: Sendable {
  /// Starts a round: one for each player, difficulty and date, even if requests come at the same time. Draws the date's
  /// question if there is none. A round of a voided question can be played, but counts nowhere.
  ///
  /// - Returns: the new round, or the existing one.
  func start(_ start: NewRound) async throws(RoundStoreError) -> RoundRecord

  /// A round as it was last stored: what time alone has changed since isn't applied. Nil if there is none of that id.
  func round(_ id: RoundID) async throws(StoreError) -> RoundRecord?

  /// A player's rounds of one date, and those of other dates that are still open, by date, as they are at `now`.
  ///
  /// No timer ends a round at midnight or at the time limit. It is ended and counted when it is next read, here, by
  /// ``history(of:at:)`` or by ``apply(_:to:of:at:)``. Until then the counts of its question's answers lack it; boards
  /// don't depend on it, since it is never right.
  func rounds(of account: AccountID, on date: CalendarDate, at now: Timestamp) async throws(StoreError) -> [RoundRecord]

  /// Applies an action in one transaction; see ``QuizEngine/Round``. What time alone changed is stored even if the
  /// action is refused.
  func apply(_ action: RoundAction, to round: RoundID, of account: AccountID, at now: Timestamp)
    async throws(RoundStoreError)
    -> RoundRecord

  /// All rounds of a player that are over at `now`, by date.
  func history(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [PlayedRound]

  /// The questions that were voided after somebody had started them, of the games that a player played: on each date
  /// those of the date's rounds or, if there are none, of the rounds of the last date before. The player may play
  /// another game by now.
  func voided(for account: AccountID) async throws(StoreError) -> [CalendarDate: Set<Difficulty>]

  /// A player's finished rounds of earlier dates that a filter lets through, the latest date first; within a date in
  /// the order of ``Difficulty/allCases``. Rounds of one date are never split.
  ///
  /// - Parameters:
  ///   - date: only rounds of earlier dates.
  ///   - limit: at most so many rounds; at least 3.
  func pastRounds(
    of account: AccountID, matching filter: PastRoundFilter, before date: CalendarDate, limit: Int
  ) async throws(StoreError) -> [RoundRecord]

  /// The first date on which a player started a round; nil before the first.
  func firstDate(of account: AccountID) async throws(StoreError) -> CalendarDate?

  /// How long the streak is that a player can continue today, as ``PlayerStatistics/streaks`` counts it. It is right
  /// also after a correction, and costs a few rows, however many rounds there are.
  ///
  /// - Parameters:
  ///   - hasDate: whether the player's calendar has a date.
  func currentStreak(
    of account: AccountID, on today: CalendarDate,
    hasDate: @escaping @Sendable (CalendarDate) -> Bool
  ) async throws(StoreError) -> Int

  /// The shortest time from Start to a correct answer, pauses included, of a player's rounds of a difficulty before a
  /// date; nil if there is none. Voided questions don't count. Linear in the player's rounds.
  func bestTime(of account: AccountID, _ difficulty: Difficulty, before date: CalendarDate)
    async throws(StoreError) -> TimeSpan?

  /// What a player is told about others after a round.
  func figures(of round: RoundRecord) async throws(StoreError) -> RoundFigures

  /// How many of 100 published answers to an item are correct; nil before the first batch, or if it is void.
  func correctPercent(of item: ScheduledItem) async throws(StoreError) -> Int?

  /// Where a player stands on the board of a date; nil for who isn't on it, and while it has fewer players than
  /// ``RoundFigures/batchSize``. See ``BoardStore``.
  func standing(of account: AccountID, in language: Language, on date: CalendarDate) async throws(StoreError)
    -> Standing?
}
