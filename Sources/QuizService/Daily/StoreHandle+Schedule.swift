internal import QuizDatabase
package import QuizEngine

extension StoreHandle {
  /// The schedule of a range of dates.
  ///
  /// - Parameter drawing: a source of seeds, to draw questions for dates that have none yet; nil draws nothing.
  package func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawing: (@Sendable () -> UInt64)?
  ) async throws(Failure) -> [ScheduleEntry] {
    let dayCount = dates.upperBound - dates.lowerBound + 1
    let (scheduled, drawable) = try await read(.strong) { db -> ([ScheduleEntry], [Difficulty]) in
      let scheduled = try ItemRows(db: db).entries(of: language, in: dates)
      guard drawing != nil, scheduled.count < dayCount * Difficulty.allCases.count else { return (scheduled, []) }
      return (
        scheduled,
        try Difficulty.allCases.filter { try DrawPool(db: db, language: language, difficulty: $0).hasQuestion }
      )
    }
    let missing = (dates.lowerBound.epochDay...dates.upperBound.epochDay).map(CalendarDate.init(epochDay:)).flatMap {
      date in
      drawable.filter { difficulty in !scheduled.contains { $0.date == date && $0.difficulty == difficulty } }
        .compactMap { difficulty in drawing.map { (date: date, difficulty: difficulty, seed: $0()) } }
    }
    if missing.isEmpty { return scheduled }
    return try await write(.repeatable) { db in
      let rows = ItemRows(db: db)
      for entry in missing {
        _ = try rows.scheduleItem(language, entry.difficulty, on: entry.date, drawing: entry.seed)
      }
      return try rows.entries(of: language, in: dates)
    }
  }
}
