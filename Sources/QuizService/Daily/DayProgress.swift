internal import QuizDatabase
public import QuizEngine
internal import StoreStatus

/// What a player has made of the three questions of a date.
public struct DayProgress: Hashable, Sendable {
  public let date: CalendarDate
  /// In the order of ``Difficulty/allCases``.
  public let entries: [DailyOverview.Entry]
  /// Counts the days of the house's questions in the player's language; nil if there is no such count.
  public let number: Int?
}

extension DailyService {
  /// A player's rounds of a date, and which of its questions can still be started.
  ///
  /// - Parameter date: today, or the date of one of the player's rounds.
  public func progress(of player: Player, on date: CalendarDate) async throws(DailyError) -> DayProgress {
    let (account, now) = (player.account, dependencies.now())
    let game = gameSettings.game(of: account)
    let (current, number) = try await handle.read(.snapshot) { [self] db in
      let current = try RoundRows(db: db).current(of: account.id, on: date, at: now)
      return (current, try self.number(of: date, in: game, db))
    }
    if current.needsSettling {
      try await handle.write(.repeatable) { db in try RoundRows(db: db).settle(of: account.id, at: now) }
    }
    let rounds = current.rounds.filter { $0.date == date }
    let hasUnstarted = rounds.count < Difficulty.allCases.count
    let isToday = account.calendar.date(at: now) == date
    let schedule = hasUnstarted && isToday ? try await schedule(for: account, on: date) : [:]
    let entries = Difficulty.allCases.map { difficulty in
      let round = rounds.first { $0.difficulty == difficulty }
      return isToday || round != nil
        ? entry(of: difficulty, scheduled: schedule[difficulty], round: round)
        : DailyOverview.Entry(difficulty: difficulty, category: nil, round: nil, isAvailable: false)
    }
    return DayProgress(date: date, entries: entries, number: number)
  }

  /// Pauses rounds whose page was left; see ``QuizEngine/Round/leave(at:)``. A browser can ask for the next page before
  /// the old one says that it goes.
  ///
  /// - Returns: the rounds as they are then.
  func leave(_ rounds: [RoundRecord], by player: Player) async throws(DailyError) -> [RoundRecord] {
    var left: [RoundRecord] = []
    for record in rounds {
      guard case .running(_, .some) = record.round.phase else {
        left.append(record)
        continue
      }
      left.append(try await apply(.leave, to: record.id, by: player))
    }
    return left
  }
}
