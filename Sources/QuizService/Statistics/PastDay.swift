public import QuizEngine
public import StoreStatus

/// One date of a player, with its questions and their answers.
public struct PastDay: Sendable {
  /// A question that the player may see with its answer.
  public struct Entry: Hashable, Sendable {
    public let difficulty: Difficulty
    public let item: ScheduledItem
    /// The player's finished round; nil if there is none.
    public let round: RoundRecord?
    /// What the player is told about others.
    public let figures: RoundFigures
  }

  public let date: CalendarDate
  /// The questions whose rounds are over; once the date has ended everywhere, all questions. In the order of
  /// ``Difficulty/allCases``.
  public let entries: [Entry]
  /// Nil for guests, if the player didn't finish the day, and while too few did.
  public let standing: Standing?
  /// The player's rounds of the date, finished or not, in the order of ``Difficulty/allCases``.
  public let rounds: [RoundRecord]
  /// From the first date that has something to show to the player's today.
  public let dates: ClosedRange<CalendarDate>
  /// The player's date.
  public let today: CalendarDate
  /// Whether the date has ended everywhere on Earth.
  public let isOverEverywhere: Bool
}

/// A page of a player's finished rounds.
public struct PastRoundList: Sendable {
  /// How many rounds a page has.
  public static let pageSize = 30

  /// The latest date first; within a date in the order of ``Difficulty/allCases``.
  public let rounds: [RoundRecord]
  /// All finished rounds of the dates of these rounds, whether or not the filter lets them through.
  public let days: [CalendarDate: [PlayedRound]]
  /// The next page begins before this date; nil on the last page.
  public let next: CalendarDate?
  /// Statistics of all rounds that the filter lets through, on all pages.
  public let statistics: PlayerStatistics
}

extension DailyService {
  /// A player's finished rounds.
  ///
  /// - Parameter date: only rounds of earlier dates; nil for the first page.
  public func pastRounds(
    of player: Player, matching filter: PastRoundFilter, before date: CalendarDate? = nil
  ) async throws(StoreError) -> PastRoundList {
    let (account, now) = (player.account, dependencies.now())
    let today = account.calendar.date(at: now)
    let all = try await store.history(of: account.id, at: now)
    let history = all.filter(filter.matches)
    let rounds = try await store.pastRounds(
      of: account.id, matching: filter, before: date ?? today + 1, limit: PastRoundList.pageSize)
    let oldest = rounds.last?.date
    let hasMore = history.contains { round in oldest.map { round.date < $0 } ?? false }
    let dates = Set(rounds.map(\.date))
    return PastRoundList(
      rounds: try await localized(rounds, for: player),
      days: Dictionary(grouping: all.filter { dates.contains($0.date) }, by: \.date),
      next: hasMore ? oldest : nil,
      statistics: PlayerStatistics(of: history, today: today) { account.calendar.hasDate($0) })
  }

  /// One date of a player; nil if it hasn't begun for the player, or is before the first date with a question.
  ///
  /// A question is shown with its answer if the player's round is over, or if the date has ended everywhere.
  public func pastDay(_ date: CalendarDate, of player: Player) async throws(StoreError) -> PastDay? {
    let (account, now) = (player.account, dependencies.now())
    let today = account.calendar.date(at: now)
    let isShared = gameSettings.drawMode == .shared
    let firstDates = [
      try await store.firstDate(of: account.id),
      isShared ? try await store.firstDate(of: gameSettings.game(of: account)) : nil,
    ]
    let dates = min(firstDates.compactMap(\.self).min() ?? today, today)...today
    guard dates.contains(date) else { return nil }
    let all = try await store.rounds(of: account.id, on: date, at: now).filter { $0.date == date }
    let rounds = all.filter(\.round.isOver)
    var entries: [PastDay.Entry] = []
    for round in rounds {
      entries.append(
        PastDay.Entry(
          difficulty: round.difficulty, item: round.item, round: round,
          figures: try await store.figures(of: round)))
    }
    if isShared, date <= lastDateEndedEverywhere {
      let game = all.first?.item.item.question.language ?? gameSettings.game(of: account)
      let days = try await store.schedule(of: game, in: date...date, drawing: nil)
      for day in days where !entries.contains(where: { $0.difficulty == day.difficulty }) {
        let percent = try await store.correctPercent(of: day.item)
        entries.append(
          PastDay.Entry(
            difficulty: day.difficulty, item: day.item, round: nil,
            figures: RoundFigures(correctPercent: percent, standing: nil)))
      }
    }
    let order = Difficulty.allCases
    entries.sort { order.firstIndex(of: $0.difficulty) ?? 0 < order.firstIndex(of: $1.difficulty) ?? 0 }
    let items = try await localized(entries.map(\.item), for: player)
    return PastDay(
      date: date,
      entries: zip(entries, items).map { entry, item in
        PastDay.Entry(
          difficulty: entry.difficulty, item: item, round: entry.round?.showing(item), figures: entry.figures)
      },
      standing: try await standing(of: account, with: rounds, on: date), rounds: all, dates: dates,
      today: today, isOverEverywhere: date <= lastDateEndedEverywhere)
  }
}
