internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension DailyService {
  /// What the page of one of the player's rounds shows. Brings the round's date up to date before; see
  /// ``DaySnapshot/PendingChanges``.
  ///
  /// - Parameter record: the round as the last action left it.
  package func refreshDetails(of record: RoundRecord, for player: Player) async throws(DailyError) -> RoundDetails {
    let language = player.readingLanguage
    guard record.accountID == player.account.id else { throw .noSuchRound }
    return try await refresh(player, on: record.date) { [self] db, snapshot in
      let items =
        record.round.phase == .paused ? [] : try TranslationRows(db: db).localized([record.item], in: language)
      return RoundDetails(
        record: items.first.map { record.showing($0) } ?? record,
        progress: snapshot.progress, streak: snapshot.streak,
        summary: record.round.isFinished ? try summary(of: record, db: db) : nil)
    }
  }

  private func summary(of record: RoundRecord, db: some SQLReader) throws -> RoundDetails.Summary {
    var isPersonalBest = false
    if record.countedVerdict == .correct, let elapsed = record.round.elapsed,
      let best = try RoundRows(db: db).bestTime(of: record.accountID, record.difficulty, before: record.date)
    {
      isPersonalBest = elapsed.inTenths < best.inTenths
    }
    return RoundDetails.Summary(
      statistics: try RoundStatisticsReader(db: db).statistics(of: record), isPersonalBest: isPersonalBest,
      isWithheld: isShownAsWithheld(record.ranking))
  }
}
