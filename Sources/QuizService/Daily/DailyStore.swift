public import QuizEngine

/// Stores rounds, boards, groups and reports of the daily game. When a method that changes something returns, the
/// change is on disk.
///
/// The weeks' scores, which boards are read from, change in the transaction that ends a round.
public protocol DailyStore: Sendable {
  /// Starts a round: one for each player, difficulty and date, even if requests come at the same time. Draws the date's
  /// question if there is none. A round of a voided question can be played, but counts nowhere.
  ///
  /// - Returns: the new round, or the existing one.
  func start(_ start: NewRound) async throws(DailyStoreError) -> RoundRecord

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
    async throws(DailyStoreError)
    -> RoundRecord

  /// All rounds of a player that are over at `now`, by date.
  func history(of account: AccountID, at now: Timestamp) async throws(StoreError) -> [PlayedRound]

  /// The questions that were voided after somebody had started them.
  func voided(in language: Language) async throws(StoreError) -> [CalendarDate: Set<Difficulty>]

  // Clock

  /// The latest instant that any server recorded; nil before the first.
  func latestInstant() async throws(StoreError) -> LatestInstant?

  /// Records an instant if it is later than the stored one, unless that was reset since the caller read it.
  ///
  /// - Parameter resets: how many resets the caller knows of.
  /// - Returns: what is stored now.
  func recordLatestInstant(_ instant: Timestamp, knownResets resets: Int) async throws(StoreError) -> LatestInstant

  /// Resets the latest instant, also to an earlier one, and logs it.
  ///
  /// - Returns: what was stored until then.
  func resetLatestInstant(to now: Timestamp, reason: String) async throws(StoreError) -> LatestInstant

  // Boards

  /// The first entries of a day's board, and the given player's own.
  func board(_ board: DayBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError) -> BoardPage

  /// The first entries of a week's board, and the given player's own.
  func board(_ board: WeekBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError) -> BoardPage

  // Groups

  /// - Returns: nil if the account is in too many groups already.
  func createGroup(_ group: NewGroup, by account: AccountID, at now: Timestamp) async throws(StoreError) -> Group?
  func group(invitedBy key: Token128) async throws(StoreError) -> Group?
  func groups(of account: AccountID) async throws(StoreError) -> [Group]
  /// Joins a group. Does nothing for a member.
  func join(_ group: GroupID, _ account: AccountID, at now: Timestamp) async throws(StoreError) -> JoinResult
  /// Leaves a group. The group is deleted with its last member.
  func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError)

  // Reports

  /// Stores a player's report on the question of a round that is over. A second one replaces the first.
  func report(_ text: String, on round: RoundID, by account: AccountID, at now: Timestamp) async throws(DailyStoreError)
}
