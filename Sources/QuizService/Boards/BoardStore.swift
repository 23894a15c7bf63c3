public import StoreStatus

/// Reads the boards of dates and weeks.
///
/// Times are compared in whole tenths of a second, as they are shown; see ``QuizEngine/TimeSpan/inTenths``. The results of
/// days and weeks, which boards are read from, change in the transaction that ends a round; see ``RoundStore``.
public protocol BoardStore: Sendable {
  /// The first entries of a day's board, and the given player's own.
  func board(_ board: DayBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError) -> BoardPage

  /// The first entries of a question's board, and the given player's own.
  func board(_ board: QuestionBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError) -> BoardPage

  /// The first entries of a week's board, and the given player's own.
  func board(_ board: WeekBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError) -> BoardPage
}
