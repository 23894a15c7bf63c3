public import QuizEngine

/// Keeps the schedule, the rounds and what follows from them. When a method that changes something returns, the change
/// is on disk.
///
/// What is kept beside the rounds, the weeks' scores, changes in the transaction that ends a round.
public protocol DailyStore: Sendable {
  /// Starts a round: one for each player, difficulty and date, whatever comes at the same time. Draws the date's
  /// question if it has none. A date whose question was voided can be played all the same; it counts nowhere.
  ///
  /// - Returns: the new round, or the one that was there.
  func start(_ start: NewRound) async throws(DailyStoreError) -> RoundRecord

  func round(_ id: RoundID) async throws(StoreError) -> RoundRecord?

  /// A player's rounds of one date, and those of other dates that are still open, in the order of dates; as they are at
  /// `now`.
  ///
  /// Midnight and the limit need no clock that ticks: what they ended is settled, and counted, when it is next looked at,
  /// here, by ``history(of:at:)`` or by ``play(_:in:of:at:)``. Until then it is missing from the counts of its question's
  /// answers; boards don't depend on it, since it is never correct.
  func rounds(of account: AccountID, on date: CalendarDate, at now: Timestamp) async throws(StoreError) -> [RoundRecord]

  /// Does a move in one transaction; see ``QuizEngine/Round``. What time alone did is kept even where the move is refused.
  func apply(_ action: RoundAction, to round: RoundID, of account: AccountID, at now: Timestamp)
    async throws(DailyStoreError)
    -> RoundRecord

  /// Everything that a player ever played, by date, an entry for each round that is over at `now`.
  func history(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [PlayedRound]

  /// The questions on a language's schedule that were voided after somebody had started on them.
  func voided(in language: Language) async throws(StoreError) -> [CalendarDate: Set<Difficulty>]

  // The house's clock

  /// The latest instant that was noted, by whatever server; nil before any was.
  func latestInstant() async throws(StoreError) -> LatestInstant?

  /// Keeps an instant where it is later than the one that is kept, unless that was reset since its writer looked.
  ///
  /// - Parameter resets: how many resets the writer knows of.
  /// - Returns: what is kept now.
  func recordLatestInstant(_ instant: Timestamp, knownResets resets: Int) async throws(StoreError) -> LatestInstant

  /// Sets the latest instant to another one, be it earlier, and keeps a line of it on the trail.
  ///
  /// - Returns: what was kept until then.
  func resetLatestInstant(to now: Timestamp, reason: String) async throws(StoreError) -> LatestInstant

  // Boards

  /// The first places of a date's question, and the given player's own.
  func board(_ board: DayBoardQuery, for account: AccountID?, limit places: Int) async throws(StoreError) -> BoardPage

  /// The first places of a week, and the given player's own.
  func board(_ board: WeekBoardQuery, for account: AccountID?, limit places: Int) async throws(StoreError) -> BoardPage

  // Groups

  /// - Returns: nil where the account has too many groups already.
  func createGroup(_ group: NewGroup, by account: AccountID, at now: Timestamp) async throws(StoreError) -> Group?
  func group(invitedBy key: Token128) async throws(StoreError) -> Group?
  func groups(of account: AccountID) async throws(StoreError) -> [Group]
  /// Joining a group that one is in changes nothing.
  func join(_ group: GroupID, _ account: AccountID, at now: Timestamp) async throws(StoreError) -> JoinResult
  /// The group of the last who leaves is gone.
  func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError)

  // Reports

  /// Keeps a player's report on the question of a round of theirs that is over; a second one replaces the first.
  func report(_ text: String, on round: RoundID, by account: AccountID, at now: Timestamp) async throws(DailyStoreError)
}
