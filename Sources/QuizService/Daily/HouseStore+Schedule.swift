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
    return try await write { db in
      for number in dates.lowerBound.epochDay...dates.upperBound.epochDay {
        for difficulty in Difficulty.allCases {
          _ = try ItemRows(db: db).scheduleItem(
            language, difficulty, on: CalendarDate(epochDay: number), drawing: drawing())
        }
      }
      return try ItemRows(db: db).days(of: language, in: dates)
    }
  }
}
