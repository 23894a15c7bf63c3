internal import QuizDatabase
internal import QuizEngine

/// Draws the questions of some dates that have none yet, as far as the bank has some.
struct ScheduleCompletion: Sendable {
  static let nothing = ScheduleCompletion(draws: [])

  private let draws: [ItemDraw]

  /// Whether no question is missing that the bank could give.
  var isEmpty: Bool { draws.isEmpty }

  func run(in db: Transaction) throws {
    for draw in draws { _ = try draw.findOrSchedule(in: db) }
  }
}

extension ScheduleCompletion {
  /// - Parameters:
  ///   - randomBits: a source of seeds for the draws.
  ///   - isScheduled: whether a date has a question of a difficulty.
  init(
    of game: GameID, in dates: ClosedRange<CalendarDate>, drawingWith randomBits: () -> UInt64,
    db: some SQLReader, unless isScheduled: (CalendarDate, Difficulty) -> Bool
  ) throws {
    let missing = (dates.lowerBound.epochDay...dates.upperBound.epochDay).flatMap { number in
      let date = CalendarDate(epochDay: number)
      return Difficulty.allCases.filter { !isScheduled(date, $0) }.map { (date: date, difficulty: $0) }
    }
    let drawable = try Set(missing.map(\.difficulty)).filter {
      try DrawPool(db: db, game: game, difficulty: $0).hasQuestion
    }
    draws = missing.filter { drawable.contains($0.difficulty) }.map {
      ItemDraw(game: game, difficulty: $0.difficulty, date: $0.date, seed: randomBits())
    }
  }

  /// - Parameter scheduled: what was drawn for the dates before.
  init(
    of game: GameID, in dates: ClosedRange<CalendarDate>, after scheduled: [ScheduleEntry],
    drawingWith randomBits: () -> UInt64, db: some SQLReader
  ) throws {
    try self.init(of: game, in: dates, drawingWith: randomBits, db: db) { date, difficulty in
      scheduled.contains { $0.date == date && $0.difficulty == difficulty }
    }
  }
}
