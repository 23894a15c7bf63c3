internal import QuizDatabase
import QuizEngine

extension AccountService {
  /// Everything that is stored about the player except the account itself, as of one moment. Questions are in the
  /// language that the player reads.
  package func exportData(
    of player: Player, playOwner: PlayOwner?
  ) async throws(AccountError) -> (data: PlayerDataExport, sessions: [Session], knownBrowsers: [KnownBrowser]) {
    let accountID = player.account.id
    let now = dependencies.now()
    let caches = store.caches
    return try await store.read(.snapshot) { db in
      let stored = try PlayerDataExport(of: accountID, playOwner: playOwner, in: db, caches)
      let items = try TranslationRows(db: db).localized(stored.rounds.map(\.item), in: player.readingLanguage)
      return (
        data: stored.showing(zip(stored.rounds, items).map { $0.showing($1) }),
        sessions: try SessionRows(db: db).active(of: accountID, at: now),
        knownBrowsers: try KnownBrowserRows(db: db).active(of: accountID, at: now)
      )
    }
  }
}
