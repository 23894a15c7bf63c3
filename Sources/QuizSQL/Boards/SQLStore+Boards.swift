internal import QuizDatabase
public import QuizService
public import StoreStatus

extension SQLStore {
  /// Counting the rows of a board takes about 50 ns for each. No other part of the work depends on their number.
  public func board(_ board: DayBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }

  public func board(_ board: QuestionBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }

  public func board(_ board: WeekBoardQuery, for account: AccountID?, limit: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, limit: limit).page(of: board) }
  }
}
