internal import QuizDatabase
internal import QuizEngine

extension ItemRows {
  /// The schedule in the order of the dates; within a date in the order of the difficulties.
  func entries(of game: GameID, in dates: ClosedRange<CalendarDate>) throws -> [ScheduleEntry] {
    try Difficulty.allCases.flatMap { difficulty in
      try schedule(of: game, difficulty, in: dates).compactMap { found in
        try found.date.map {
          ScheduleEntry(date: $0, difficulty: difficulty, item: found.record, starts: try starts(of: found))
        }
      }
    }
    // `sorted` is stable, so the difficulties stay in order within a date.
    .sorted { $0.date < $1.date }
  }

  /// The categories of a date's questions, as far as they were drawn.
  func scheduledCategories(of game: GameID, on date: CalendarDate) throws -> [Difficulty: TriviaCategory] {
    let categories = try db.all(ItemStatement.categoriesOnSchedule, [game, date]) { row in
      (try row["difficulty"] as Difficulty, try row["category"] as TriviaCategory)
    }
    // The schedule has one question of each difficulty.
    return Dictionary(categories) { first, _ in first }
  }

  /// The first date of the schedule; nil if it is empty.
  func firstDate(of game: GameID) throws -> CalendarDate? {
    let date = try db.first(ItemStatement.firstDate, [game]) { try $0[0] as CalendarDate? }
    return date.flatMap(\.self)
  }
}
