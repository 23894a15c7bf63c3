public import QuizEngine
public import QuizService

extension SQLStore {
  /// Counting the rows of a board takes about 50 ns for each. No other part of the work depends on their number.
  public func board(_ board: DayBoardQuery, for account: AccountID?, limit places: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, places: places).page(of: board) }
  }

  public func board(_ board: WeekBoardQuery, for account: AccountID?, limit places: Int) async throws(StoreError)
    -> BoardPage
  {
    try await read(.eventual) { db in try BoardReader(db: db, account: account, places: places).page(of: board) }
  }

  /// - Throws: `.refused` if the name is not valid for a group, or if another group has the invitation.
  public func createGroup(
    _ group: NewGroup, by account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> Group? {
    try await write { db in try GroupRows(db: db).create(group, by: account, at: now) }
  }

  public func group(invitedBy key: Token128) async throws(StoreError) -> Group? {
    try await read { db in try GroupRows(db: db).find(invitedBy: key) }
  }

  public func groups(of account: AccountID) async throws(StoreError) -> [Group] {
    try await read { db in try GroupRows(db: db).all(of: account) }
  }

  public func join(
    _ group: GroupID, _ account: AccountID, at now: Timestamp
  ) async throws(StoreError) -> JoinResult {
    try await write { db in try GroupRows(db: db).join(group, account, at: now) }
  }

  public func leave(_ group: GroupID, _ account: AccountID) async throws(StoreError) {
    try await write { db in try GroupRows(db: db).leave(group, account) }
  }

  public func report(
    _ text: String, on round: RoundID, by account: AccountID, at now: Timestamp
  ) async throws(DailyStoreError) {
    try await writeDaily { db in try ReportRows(db: db).add(text, on: round, by: account, at: now) }
  }
}
