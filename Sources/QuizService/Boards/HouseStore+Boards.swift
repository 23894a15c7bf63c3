internal import QuizDatabase
package import StoreStatus

extension HouseStore {
  /// The first entries of a day's board, and the given player's own.
  ///
  /// - Complexity: counting the rows of a board takes about 50 ns for each. No other part of the work depends on their
  ///   number.
  package func board(_ board: DayBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }

  /// The first entries of a question's board, and the given player's own.
  package func board(_ board: QuestionBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }

  /// The first entries of a week's board, and the given player's own.
  package func board(_ board: WeekBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }
}
