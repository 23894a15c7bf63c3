internal import QuizDatabase
internal import QuizEngine

extension StoreHandle {
  /// Draws the questions of a range of dates where they have none yet, as far as the bank has some.
  ///
  /// - Parameter randomBits: a source of seeds for the draws.
  /// - Returns: the schedule of the dates.
  func completeSchedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawingWith randomBits: @Sendable () -> UInt64
  ) async throws(Failure) -> [ScheduleEntry] {
    let dayCount = dates.upperBound - dates.lowerBound + 1
    let (scheduled, drawable) = try await read(.strong) { db -> ([ScheduleEntry], [Difficulty]) in
      let scheduled = try ItemRows(db: db).entries(of: language, in: dates)
      guard scheduled.count < dayCount * Difficulty.allCases.count else { return (scheduled, []) }
      return (
        scheduled,
        try Difficulty.allCases.filter { try DrawPool(db: db, game: language, difficulty: $0).hasQuestion }
      )
    }
    let missing = (dates.lowerBound.epochDay...dates.upperBound.epochDay).map(CalendarDate.init(epochDay:)).flatMap {
      date in
      drawable.filter { difficulty in !scheduled.contains { $0.date == date && $0.difficulty == difficulty } }
        .map { difficulty in (date: date, difficulty: difficulty, seed: randomBits()) }
    }
    if missing.isEmpty { return scheduled }
    return try await write(.repeatable) { db in
      for entry in missing {
        let draw = ItemDraw(language: language, difficulty: entry.difficulty, date: entry.date, seed: entry.seed)
        _ = try draw.findOrSchedule(in: db)
      }
      return try ItemRows(db: db).entries(of: language, in: dates)
    }
  }
}
