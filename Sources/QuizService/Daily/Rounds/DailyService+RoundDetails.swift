internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension DailyService {
  /// What the page of one of the player's rounds shows. Brings the round's date up to date before; see
  /// ``DaySnapshot/PendingChanges``.
  ///
  /// - Parameter isOpenedAnew: whether the player left the round's page before; see ``QuizEngine/Round/leave(at:)``.
  /// - Throws: `.noSuchRound`, also for another player's round; `.store`.
  package func refreshDetails(
    of roundID: RoundID, isOpenedAnew: Bool = false, for player: Player
  ) async throws(DailyError) -> RoundDetails {
    let language = player.readingLanguage
    return try await refresh(player, leaving: isOpenedAnew ? .one(roundID) : .none, showing: roundID) {
      [self] db, snapshot in
      guard let record = snapshot.rounds.first(where: { $0.id == roundID }) else { throw DailyError.noSuchRound }
      let items =
        record.round.phase == .paused ? [] : try TranslationRows(db: db).localized([record.item], in: language)
      return RoundDetails(
        record: items.first.map { record.showing($0) } ?? record,
        progress: snapshot.progress,
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
