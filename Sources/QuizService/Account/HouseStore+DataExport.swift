internal import QuizDatabase
internal import QuizEngine
package import StoreStatus

extension HouseStore {
  /// Everything that is stored about a player, for themselves.
  ///
  /// - Parameter browser: the browser whose plays of quizzes are included; they belong to a browser, not to an account.
  package func dataExport(of account: AccountID, browser: AnonymousPlayerID?) async throws(StoreError)
    -> PlayerDataExport
  {
    let (revisionCache, drafts) = (caches.revisions, caches.drafts)
    return try await read { db in
      PlayerDataExport(
        rounds: try db.all(RoundQuery.roundsOfAccount, [account.number], RoundRecord.init(stored:)),
        groups: try GroupRows(db: db).all(of: account),
        reports: try db.all(AccountQuery.reports, [account.number]) { row in
          try PlayerDataExport.Report(
            question: row["question_text"], text: row["report_text"],
            reportedAt: Timestamp(milliseconds: row["reported_at"]))
        },
        plays: try browser.map { try PlayRows(db: db, cache: revisionCache).all(by: $0) } ?? [],
        comparableSince: try browser.map { try ComparisonRows(db: db, cache: revisionCache).agreed(by: $0) } ?? [:],
        drafts: try DraftRows(db: db, cache: drafts).owned(by: account))
    }
  }
}
