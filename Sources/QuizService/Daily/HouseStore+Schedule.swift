internal import QuizDatabase
package import QuizEngine
package import StoreStatus

extension HouseStore {
  /// The schedule of a range of dates.
  ///
  /// - Parameter drawing: a source of seeds, to draw questions for dates that have none yet; nil draws nothing.
  package func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, drawing: (@Sendable () -> UInt64)?
  ) async throws(StoreError) -> [ScheduledDay] {
    let written = try await read { db in try ItemRows(db: db).days(of: language, in: dates) }
    guard let drawing, written.count < (dates.upperBound - dates.lowerBound + 1) * Difficulty.allCases.count else {
      return written
    }
    let missing = (dates.lowerBound.epochDay...dates.upperBound.epochDay).map(CalendarDate.init(epochDay:)).flatMap {
      date in
      Difficulty.allCases.filter { difficulty in
        !written.contains { $0.date == date && $0.difficulty == difficulty }
      }
      .map { (date: date, difficulty: $0, seed: drawing()) }
    }
    return try await write { db in
      let rows = ItemRows(db: db)
      for day in missing {
        _ = try rows.scheduleItem(language, day.difficulty, on: day.date, drawing: day.seed)
      }
      return try rows.days(of: language, in: dates)
    }
  }
}
