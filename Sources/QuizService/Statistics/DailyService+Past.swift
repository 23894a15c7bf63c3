internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

// What a player has played.
extension DailyService {
  /// A player's finished rounds.
  ///
  /// - Parameter date: only rounds of earlier dates; nil for the first page.
  package func pastRounds(
    of player: Player, matching filter: PastRoundFilter, before date: CalendarDate? = nil
  ) async throws(DailyError) -> PastRoundList {
    let account = player.account
    let now = dependencies.now()
    let today = account.calendar.date(at: now)
    return try await advanceAndRead(of: account.id, at: now) { db in
      let rows = RoundRows(db: db)
      let all = try rows.history(of: account.id)
      let history = all.filter(filter.matches)
      let records = try rows.past(
        of: account.id, matching: filter, before: date ?? today + 1, limit: PastRoundList.pageSize)
      let oldest = records.last?.date
      let hasMore = history.contains { round in oldest.map { round.date < $0 } ?? false }
      let dates = Set(records.map(\.date))
      let items = try TranslationRows(db: db).localized(records.map(\.item), in: player.readingLanguage)
      return PastRoundList(
        records: zip(records, items).map { $0.showing($1) },
        days: Dictionary(grouping: all.filter { dates.contains($0.date) }, by: \.date),
        next: hasMore ? oldest : nil,
        statistics: PlayerStatistics(of: history, today: today) { account.calendar.hasDate($0) })
    }
  }

  /// One date of a player; nil if it hasn't begun for the player, or is before the first date with a question.
  ///
  /// A question is shown with its answer if the player's round is over, or if the date has ended everywhere.
  package func pastDay(_ date: CalendarDate, of player: Player) async throws(DailyError) -> PastDay? {
    let account = player.account
    let now = dependencies.now()
    let ended = lastDateEndedEverywhere
    let today = account.calendar.date(at: now)
    let game = gameSettings.drawMode == .shared ? gameSettings.game(of: account) : nil
    return try await advanceAndRead(of: account.id, at: now) { [self] db in
      let rows = RoundRows(db: db)
      let items = ItemRows(db: db)
      let firstDates = [try rows.firstDate(of: account.id), try game.flatMap(items.firstDate)]
      let dates = min(firstDates.compactMap(\.self).min() ?? today, today)...today
      guard dates.contains(date) else { return nil }
      let all = try rows.all(of: account.id, on: date).map { $0.advanced(to: now) }
      let finished = all.filter(\.round.isFinished)
      var entries = try finished.map { record in
        PastDay.Entry(
          difficulty: record.difficulty, item: record.item, record: record,
          statistics: try RoundStatisticsReader(db: db).statistics(of: record))
      }
      if let game, date <= ended {
        for scheduled in try items.entries(of: all.first?.item.game ?? game, in: date...date)
        where !entries.contains(where: { $0.difficulty == scheduled.difficulty }) {
          let percent = try RoundStatisticsReader(db: db).correctPercent(of: scheduled.item)
          entries.append(
            PastDay.Entry(
              difficulty: scheduled.difficulty, item: scheduled.item, record: nil,
              statistics: RoundStatistics(correctPercent: percent, standing: nil)))
        }
      }
      entries.sort { $0.difficulty < $1.difficulty }
      let localized = try TranslationRows(db: db).localized(entries.map(\.item), in: player.readingLanguage)
      return PastDay(
        date: date,
        entries: zip(entries, localized).map { entry, item in
          PastDay.Entry(
            difficulty: entry.difficulty, item: item, record: entry.record?.showing(item), statistics: entry.statistics)
        },
        standing: try standing(of: account, with: finished, on: date, db: db), records: all, dates: dates, today: today,
        isOverEverywhere: date <= ended)
    }
  }
}
