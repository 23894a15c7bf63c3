internal import QuizDatabase
internal import QuizEngine

/// What is deleted with a player.
struct PlayerDeletion: Sendable {
  let account: AccountID
  /// The browser whose plays of quizzes are deleted; nil for none.
  var browser: AnonymousPlayerID?
  /// An editor of each draft that gets another owner. Drafts without one are deleted.
  var successors: [DraftID: AccountID] = [:]
  let deletedAt: Timestamp

  func run(in db: Transaction, _ caches: StoreCaches) throws {
    try DraftRows(db: db, cache: caches.drafts).release(of: account, to: successors, at: deletedAt)
    try AccountDeletion(db: db).delete(account)
    guard let browser else { return }
    let (deleted, plays) = (try PlayRows(db: db, cache: caches.revisions).deleteAll(browser), caches.plays)
    db.afterCommit { for play in deleted { plays.remove(play) } }
  }
}
