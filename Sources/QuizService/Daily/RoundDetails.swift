internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// What a round's page shows, all as of one moment.
package struct RoundDetails: Hashable, Sendable {
  /// What the player is told once the round is over.
  package struct Summary: Hashable, Sendable {
    package let statistics: RoundStatistics
    /// Whether the answer is correct and faster than all of the player's earlier ones of its difficulty. The first
    /// correct answer is no personal best, because it beats nothing.
    package let isPersonalBest: Bool
  }

  /// The round with its question in the language that the player reads. A paused round's page shows no question, so its
  /// text isn't looked up.
  package let record: RoundRecord
  /// What the player has made of the round's date.
  package let progress: DayProgress
  /// How long the streak is that the player can continue, in days; 0 if there is none.
  package let streak: Int
  /// Nil while the round is open.
  package let summary: Summary?
}

extension DailyService {
  /// What the page of one of the player's rounds shows.
  ///
  /// - Parameter record: the round as the last action left it.
  package func details(of record: RoundRecord, for player: Player) async throws(DailyError) -> RoundDetails {
    let account = player.account
    let language = player.readingLanguage
    guard record.accountID == account.id else { throw .noSuchRound }
    let gameLanguage = gameSettings.gameLanguage(of: account)
    let (day, details) = try await updateAndReadSnapshot(of: player, on: record.date) { [self] db, day in
      let items =
        record.round.phase == .paused ? [] : try TranslationRows(db: db).localized([record.item], in: language)
      return (
        item: items.first, dayNumber: try self.dayNumber(of: day.date, in: gameLanguage, db),
        summary: record.round.isOver ? try summary(of: record, db) : nil
      )
    }
    return RoundDetails(
      record: details.item.map { record.showing($0) } ?? record, progress: progress(day, dayNumber: details.dayNumber),
      streak: day.streak.length, summary: details.summary)
  }

  private func summary(of record: RoundRecord, _ db: any SQLConnection) throws -> RoundDetails.Summary {
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
