public import QuizEngine
public import QuizService

extension SQLStore {
  public func add(
    _ questions: [BankEntry], at now: Timestamp, in batch: ImportID?
  ) async throws(StoreError) -> [BankEntryResult] {
    try await write { db in try QuestionRows(db: db).add(questions, at: now, in: batch) }
  }

  public func beginImport(
    of file: String, format: String, at now: Timestamp
  ) async throws(StoreError) -> ImportID {
    try await write { db in try ImportRows(db: db).begin(of: file, format: format, at: now) }
  }

  public func endImport(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).end(number, at: now) }
  }

  public func imports(limit: Int) async throws(StoreError) -> [ImportRecord] {
    try await read { db in try ImportRows(db: db).list(limit: limit) }
  }

  public func importRecord(_ number: ImportID) async throws(StoreError) -> ImportRecord? {
    try await read { db in try ImportRows(db: db).find(number) }
  }

  public func undoImport(
    _ number: ImportID, after last: BankQuestionID?, limit: Int, isDryRun: Bool, at now: Timestamp
  ) async throws(StoreError) -> ImportUndoResult {
    guard !isDryRun else {
      return try await read { db in
        var rollback = ImportRollback(number, isDry: true, at: now, in: db)
        return try rollback.run(after: last, limit: limit)
      }
    }
    return try await write { db in
      var rollback = ImportRollback(number, isDry: false, at: now, in: db)
      return try rollback.run(after: last, limit: limit)
    }
  }

  public func markImportUndone(_ number: ImportID, at now: Timestamp) async throws(StoreError) {
    try await write { db in try ImportRows(db: db).markUndone(number, at: now) }
  }

  public func inventory(of language: Language) async throws(StoreError) -> BankInventory {
    try await read(.eventual) { db in try BankInventory(of: language, in: db) }
  }

  public func bankLanguages() async throws(StoreError) -> [Language] {
    try await read { db in try db.all(BankQuery.languages, []) { Language(try $0[0]) } }
  }

  public func schedule(
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

  public func firstDate(of language: Language) async throws(StoreError) -> CalendarDate? {
    try await read { db in
      let number = try db.first(AdminQuery.firstDate, [language.tag]) { try $0[0] as Int? }
      return number.flatMap(\.self).map(CalendarDate.init(epochDay:))
    }
  }

  public func randomPracticeQuestion(
    _ difficulty: Difficulty?, _ category: TriviaCategory?, of language: Language, ended: CalendarDate,
    seed: UInt64
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      var generator = SeededGenerator(seed: seed, stream: .draw)
      let practice = PracticeReader(db: db, language: language, ended: ended)
      guard let number = try practice.pick(difficulty, category, with: &generator) else { return nil }
      let question = try QuestionRows(db: db).find(number)
      return question.map { PracticeQuestion(id: BankQuestionID(number), question: $0) }
    }
  }

  public func practiceQuestion(
    _ number: BankQuestionID, ended: CalendarDate
  ) async throws(StoreError) -> PracticeQuestion? {
    try await read { db in
      guard let question = try QuestionRows(db: db).find(number.number) else { return nil }
      let practice = PracticeReader(db: db, language: question.language, ended: ended)
      return try practice.has(number.number) ? PracticeQuestion(id: number, question: question) : nil
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
          ScheduledDay(date: $0, difficulty: difficulty, item: found.item, starts: try rows.starts(of: found))
        }
      }
    }
    // `sorted` is stable, so the difficulties stay in order within a date.
    .sorted { $0.date < $1.date }
  }
}
