internal import QuizDatabase
internal import QuizEngine

extension PlayerDataExport {
  /// Reads everything that is stored about a player, for that player.
  ///
  /// - Parameters:
  ///   - playOwner: the browser whose plays of quizzes are included; they belong to a browser, not to an account.
  ///   - db: a snapshot, so that the parts agree.
  init(of accountID: AccountID, playOwner: PlayOwner?, in db: some SQLReader, _ caches: StoreCaches) throws {
    self.init(
      rounds: try RoundRows(db: db).all(of: accountID),
      groups: try GroupRows(db: db).all(of: accountID),
      reports: try ReportRows(db: db).all(by: accountID),
      plays: try playOwner.map { try PlayRows(db: db, cache: caches.revisions).all(by: $0) } ?? [],
      comparableSince: try playOwner.map { try ComparisonRows(db: db, cache: caches.revisions).agreed(by: $0) }
        ?? [:],
      drafts: try DraftContents(db: db, cache: caches.drafts).owned(by: accountID))
  }
}
