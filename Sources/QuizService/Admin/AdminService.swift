internal import QuizDatabase
package import QuizEngine

/// The use cases of operators. ``Services/admin(of:)`` gives one to operators only; ``Services/commandLineAdmin`` is
/// the command line's. Whoever has one may use it.
package struct AdminService: Sendable {
  let store: StoreHandle<AdminError>
  let analytics: AnalyticsCache
  let security: SecurityLog
  let dependencies: Dependencies
  /// The operator's account; nil on the command line.
  var operatorID: AccountID?

  func acting(as operatorID: AccountID) -> AdminService {
    var service = self
    service.operatorID = operatorID
    return service
  }

  /// The most days that can be drawn ahead at once.
  package static let maxDrawDays = 366

  /// Questions with open reports, the most reported first.
  package func reports(limit: Int = 100) async throws(AdminError) -> [ReportedItem] {
    try await store.read(.eventual) { db in try ReportRows(db: db).open(limit: limit) }
  }

  package func itemDetails(of itemID: ItemID) async throws(AdminError) -> ItemDetails {
    try await store.read(.snapshot) { db in
      guard let details = try ItemDetails(on: itemID, in: db) else { throw AdminError.noSuchItem }
      return details
    }
  }

  /// The schedule of some dates. Draws nothing.
  package func schedule(
    of game: GameID, in dates: ClosedRange<CalendarDate>
  ) async throws(AdminError) -> [ScheduleEntry] {
    try await store.read(.strong) { db in try ItemRows(db: db).entries(of: game, in: dates) }
  }

  /// Draws the questions of today and the following days, where they have none yet.
  ///
  /// - Parameter days: 1 to ``maxDrawDays``.
  /// - Returns: the schedule of these days. Days are missing if the bank has too few questions.
  package func draw(ahead days: Int, of game: GameID) async throws(AdminError) -> [ScheduleEntry] {
    guard (1...Self.maxDrawDays).contains(days) else { throw .outOfRange }
    let dates = today...today + (days - 1)
    let (scheduled, completion) = try await store.read(.strong) { [dependencies] db in
      let scheduled = try ItemRows(db: db).entries(of: game, in: dates)
      return (
        scheduled,
        try ScheduleCompletion(of: game, in: dates, after: scheduled, drawingWith: dependencies.randomBits, db: db)
      )
    }
    guard !completion.isEmpty else { return scheduled }
    return try await store.write(.idempotent) { db in
      try completion.run(in: db)
      return try ItemRows(db: db).entries(of: game, in: dates)
    }
  }

  /// For each game, how long its questions last.
  package func forecasts() async throws(AdminError) -> [BankForecast] {
    let today = today
    return try await store.read(.snapshot) { db in
      return try GameLanguageRows(db: db).games().map { game in
        let ahead = try ItemRows(db: db).entries(of: game, in: today...today + Self.maxDrawDays)
        return BankForecast(game: game, inventory: try BankInventory(of: game, in: db), scheduled: ahead, today: today)
      }
    }
  }

  /// The games that have questions.
  package func games() async throws(AdminError) -> [GameID] {
    try await store.read(.snapshot) { db in try GameLanguageRows(db: db).games() }
  }

  /// The languages that share a game since the last start of a server.
  package func gameLanguages() async throws(AdminError) -> GameLanguages {
    try await store.read(.strong) { db in try GameLanguageRows(db: db).all }
  }

  /// What operators did, the latest first.
  package func auditLog(limit: Int = 200) async throws(AdminError) -> [AuditLogEntry] {
    try await store.read(.eventual) { db in try AuditLogReader(db: db).latest(limit: limit) }
  }

  /// The latest instant that was recorded, and the present time.
  package func latestInstant() async throws(AdminError) -> (latest: Timestamp?, now: Timestamp) {
    let latest = try await store.read(.strong) { db in try LatestInstantRows(db: db).find() }
    return (latest?.instant, dependencies.now())
  }

  /// Resets the latest recorded instant to the present time, after the clock was wrong. Dates that were over by the
  /// wrong time can be played again. Running servers notice it by themselves.
  ///
  /// - Returns: the latest instant until now.
  package func resetLatestInstant(reason: String) async throws(AdminError) -> Timestamp {
    let correction = try correction(reason: reason)
    return try await store.write(.once) { db in
      try LatestInstantRows(db: db).reset(to: correction.madeAt, reason: correction.reason).instant
    }
  }

  /// The latest date that has begun somewhere on Earth. Operators' pages call it today.
  package var today: CalendarDate { CalendarDate(begunSomewhereAt: dependencies.now()) }
}
