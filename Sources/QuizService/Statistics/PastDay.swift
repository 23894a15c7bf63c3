public import QuizEngine

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
  /// What the player's rounds came to.
  public let score: DayScore
  /// Nil for guests, if the player didn't finish the day, and while too few did.
  public let standing: Standing?
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
    let history = try await roundStore.history(of: account.id, at: now).filter(filter.matches)
    let rounds = try await roundStore.pastRounds(
      of: account.id, matching: filter, before: date ?? today + 1, limit: PastRoundList.pageSize)
    let oldest = rounds.last?.date
    let hasMore = history.contains { round in oldest.map { round.date < $0 } ?? false }
    return PastRoundList(
      rounds: rounds, next: hasMore ? oldest : nil,
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
      try await roundStore.firstDate(of: account.id),
      isShared ? try await scheduleStore.firstDate(of: account.settings.language) : nil,
    ]
    let dates = min(firstDates.compactMap(\.self).min() ?? today, today)...today
    guard dates.contains(date) else { return nil }
    let rounds = try await roundStore.rounds(of: account.id, on: date, at: now)
      .filter { $0.date == date && $0.round.isOver }
    var entries: [PastDay.Entry] = []
    for round in rounds {
      entries.append(
        PastDay.Entry(
          difficulty: round.difficulty, item: round.item, round: round,
          figures: try await roundStore.figures(of: round)))
    }
    if isShared, date <= lastDateEndedEverywhere {
      let days = try await scheduleStore.schedule(of: account.settings.language, in: date...date, drawing: nil)
      for day in days where !entries.contains(where: { $0.difficulty == day.difficulty }) {
        let percent = try await roundStore.correctPercent(of: day.item)
        entries.append(
          PastDay.Entry(
            difficulty: day.difficulty, item: day.item, round: nil,
            figures: RoundFigures(correctPercent: percent, standing: nil)))
      }
    }
    let order = Difficulty.allCases
    return PastDay(
      date: date,
      entries: entries.sorted {
        order.firstIndex(of: $0.difficulty) ?? 0 < order.firstIndex(of: $1.difficulty) ?? 0
      },
      score: DayScore(of: rounds), standing: try await standing(of: account, with: rounds, on: date), dates: dates,
      today: today, isOverEverywhere: date <= lastDateEndedEverywhere)
  }
}
