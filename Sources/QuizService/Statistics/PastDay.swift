internal import QuizDatabase
package import QuizEngine
internal import StoreStatus

/// One date of a player, with its questions and their answers.
package struct PastDay: Sendable {
  /// A question that the player may see with its answer.
  package struct Entry: Hashable, Sendable {
    package let difficulty: Difficulty
    package let item: ItemRecord
    /// The player's finished round; nil if there is none.
    package let round: RoundRecord?
    /// What the player is told about others.
    package let statistics: RoundStatistics
  }

  package let date: CalendarDate
  /// The questions whose rounds are over; once the date has ended everywhere, all questions. In the order of
  /// ``Difficulty/allCases``.
  package let entries: [Entry]
  /// Nil for guests, if the player didn't finish the day, and while too few did.
  package let standing: Standing?
  /// The player's rounds of the date, finished or not, in the order of ``Difficulty/allCases``.
  package let rounds: [RoundRecord]
  /// From the first date that has something to show to the player's today.
  package let dates: ClosedRange<CalendarDate>
  /// The player's date.
  package let today: CalendarDate
  /// Whether the date has ended everywhere on Earth.
  package let isOverEverywhere: Bool
}

/// A page of a player's finished rounds.
package struct PastRoundList: Sendable {
  /// How many rounds a page has.
  package static let pageSize = 30

  /// The latest date first; within a date in the order of ``Difficulty/allCases``.
  package let rounds: [RoundRecord]
  /// All finished rounds of the dates of these rounds, whether or not the filter lets them through.
  package let days: [CalendarDate: [PlayedRound]]
  /// The next page begins before this date; nil on the last page.
  package let next: CalendarDate?
  /// Statistics of all rounds that the filter lets through, on all pages.
  package let statistics: PlayerStatistics
}

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
    return try await settledSnapshot(of: account.id, at: now) { db in
      let rows = RoundRows(db: db)
      let all = try rows.history(of: account.id)
      let history = all.filter(filter.matches)
      let rounds = try rows.past(
        of: account.id, matching: filter, before: date ?? today + 1, limit: PastRoundList.pageSize)
      let oldest = rounds.last?.date
      let hasMore = history.contains { round in oldest.map { round.date < $0 } ?? false }
      let dates = Set(rounds.map(\.date))
      let items = try TranslationRows(db: db).localized(rounds.map(\.item), in: player.readingLanguage)
      return PastRoundList(
        rounds: zip(rounds, items).map { $0.showing($1) },
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
    let gameLanguage = gameSettings.drawMode == .shared ? gameSettings.gameLanguage(of: account) : nil
    return try await settledSnapshot(of: account.id, at: now) { [self] db in
      let rows = RoundRows(db: db)
      let items = ItemRows(db: db)
      let firstDates = [try rows.firstDate(of: account.id), try gameLanguage.flatMap(items.firstDate)]
      let dates = min(firstDates.compactMap(\.self).min() ?? today, today)...today
      guard dates.contains(date) else { return nil }
      let all = try rows.current(of: account.id, on: date, at: now).rounds.filter { $0.date == date }
      let rounds = all.filter(\.round.isOver)
      var entries = try rounds.map { round in
        PastDay.Entry(
          difficulty: round.difficulty, item: round.item, round: round,
          statistics: try RoundStatisticsRows(db: db).statistics(of: round))
      }
      if let gameLanguage, date <= ended {
        let language = all.first?.question.language ?? gameLanguage
        for scheduled in try items.entries(of: language, in: date...date)
        where !entries.contains(where: { $0.difficulty == scheduled.difficulty }) {
          let percent = try RoundStatisticsRows(db: db).correctPercent(of: scheduled.item)
          entries.append(
            PastDay.Entry(
              difficulty: scheduled.difficulty, item: scheduled.item, round: nil,
              statistics: RoundStatistics(correctPercent: percent, standing: nil)))
        }
      }
      let order = Difficulty.allCases
      entries.sort { order.firstIndex(of: $0.difficulty) ?? 0 < order.firstIndex(of: $1.difficulty) ?? 0 }
      let localized = try TranslationRows(db: db).localized(entries.map(\.item), in: player.readingLanguage)
      return PastDay(
        date: date,
        entries: zip(entries, localized).map { entry, item in
          PastDay.Entry(
            difficulty: entry.difficulty, item: item, round: entry.round?.showing(item), statistics: entry.statistics)
        },
        standing: try standing(of: account, with: rounds, on: date, db), rounds: all, dates: dates, today: today,
        isOverEverywhere: date <= ended)
    }
  }
}
