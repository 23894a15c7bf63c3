internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

extension DailyService {
  /// Updates the date of one of the player's rounds and reads what the round's page shows. See
  /// ``updateAndReadSnapshot(of:on:_:)``.
  ///
  /// - Parameter record: the round as the last action left it.
  package func updateAndReadDetails(of record: RoundRecord, for player: Player) async throws(DailyError) -> RoundDetails
  {
    let account = player.account
    let language = player.readingLanguage
    guard record.accountID == account.id else { throw .noSuchRound }
    let gameLanguage = gameSettings.gameLanguage(of: account)
    let (day, details) = try await updateAndReadSnapshot(of: player, on: record.date) { [self] db, day in
      let items =
        record.round.phase == .paused ? [] : try TranslationRows(db: db).localized([record.item], in: language)
      return (
        item: items.first, dayNumber: try self.dayNumber(of: day.date, in: gameLanguage, db: db),
        summary: record.round.isOver ? try summary(of: record, db: db) : nil
      )
    }
    return RoundDetails(
      record: details.item.map { record.showing($0) } ?? record,
      progress: progress(of: day, dayNumber: details.dayNumber),
      streak: day.streak.length, summary: details.summary)
  }

  private func summary(of record: RoundRecord, db: some SQLReader) throws -> RoundDetails.Summary {
    var isPersonalBest = false
    if record.countedVerdict == .correct, let elapsed = record.round.elapsed,
      let best = try RoundRows(db: db).bestTime(of: record.accountID, record.difficulty, before: record.date)
    {
      isPersonalBest = elapsed.inTenths < best.inTenths
    }
    return RoundDetails.Summary(
      statistics: try RoundStatisticsRows(db: db).statistics(of: record), isPersonalBest: isPersonalBest)
  }
}
