internal import QuizEngine
public import QuizService

extension SQLStore {
  public func archive(of account: AccountID, browser: PlayerKey?) async throws(StoreError) -> PlayerArchive {
    let shelf = memory.revisions
    return try await read { db in
      PlayerArchive(
        rounds: try db.all(DailyQuery.roundsOfAccount, [account.number], RoundRecord.init(stored:)),
        groups: try GroupRows(db: db).all(of: account),
        reports: try db.all(AccountQuery.reports, [account.number]) { row in
          try PlayerArchive.Report(question: row[0], text: row[1], at: Timestamp(milliseconds: row[2]))
        },
        plays: try browser.map { try PlayRows(db: db, shelf: shelf).all(by: $0) } ?? [])
    }
  }
}
