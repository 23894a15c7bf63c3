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
    let written = try await read { db in try Self.schedule(of: language, in: dates, db) }
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
      return try Self.schedule(of: language, in: dates, db)
    }
  }

  /// The first date of the schedule; nil if it is empty.
  package func firstDate(of language: Language) async throws(StoreError) -> CalendarDate? {
    try await read { db in
      let number = try db.first(ItemQuery.firstDate, [language.tag]) { try $0[0] as Int? }
      return number.flatMap(\.self).map(CalendarDate.init(epochDay:))
    }
  }

  /// In the order of the dates; within a date in the order of the difficulties.
  private static func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>, _ db: any SQLConnection
  ) throws -> [ScheduledDay] {
    try Difficulty.allCases.flatMap { difficulty in
      let rows = ItemRows(db: db)
      return try rows.schedule(of: language, difficulty, in: dates).compactMap { found in
        try found.date.map {
          ScheduledDay(date: $0, difficulty: difficulty, item: found.scheduled, starts: try rows.starts(of: found))
        }
      }
    }
    // `sorted` is stable, so the difficulties stay in order within a date.
    .sorted { $0.date < $1.date }
  }
}
