public import QuizEngine

/// The operator's desk: what nobody else may see or do. Whoever holds one may.
public struct AdminService: Sendable {
  let bankStore: any BankStore
  let dailyStore: any DailyStore
  let analytics: AnalyticsCache
  let security: SecurityLog
  let dependencies: Dependencies
  /// The operator's account; nil on the command line.
  let account: AccountID?

  func acting(as account: AccountID) -> AdminService {
    AdminService(
      bankStore: bankStore, dailyStore: dailyStore, analytics: analytics, security: security,
      dependencies: dependencies, account: account)
  }

  /// The questions of so many dates can be drawn ahead at once.
  public static let maximumDrawDays = 366

  /// Questions that players found fault with, the most reported first.
  public func reports(limit: Int = 100) async throws(AdminError) -> [ReportedItem] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await bankStore.openReports(limit: limit)
    }
  }

  public func itemDetails(of item: ItemID) async throws(AdminError) -> ItemDetails {
    let details = try await mapError(AdminError.store) { () throws(StoreError) in
      try await bankStore.itemDetails(of: item)
    }
    guard let details else { throw .noSuchItem }
    return details
  }

  /// What stands on the schedule; it draws nothing.
  public func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>
  ) async throws(AdminError) -> [ScheduledDay] {
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await bankStore.schedule(of: language, in: dates, drawing: nil)
    }
  }

  /// Draws the questions of today and of the dates after it, where they have none.
  ///
  /// - Parameter days: 1 to ``maximumDrawDays``.
  /// - Returns: the schedule of these dates. Where the bank has too little, dates are missing.
  public func draw(ahead days: Int, of language: Language) async throws(AdminError) -> [ScheduledDay] {
    guard (1...Self.maximumDrawDays).contains(days) else { throw .outOfRange }
    let today = today
    return try await mapError(AdminError.store) { () throws(StoreError) in
      try await bankStore.schedule(
        of: language, in: today...today + (days - 1), drawing: dependencies.randomBits)
    }
  }

  /// The languages that have questions, and how long these last.
  public func forecasts() async throws(AdminError) -> [BankForecast] {
    let bank = bankStore
    var forecasts: [BankForecast] = []
    for language in try await languages() {
      let inventory = try await mapError(AdminError.store) { () throws(StoreError) in
        try await bank.inventory(of: language)
      }
      let ahead = try await schedule(of: language, in: today...today + Self.maximumDrawDays)
      forecasts.append(BankForecast(language: language, inventory: inventory, scheduled: ahead, today: today))
    }
    return forecasts
  }

  public func languages() async throws(AdminError) -> [Language] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await bankStore.bankLanguages() }
  }

  /// What operators did, the latest first.
  public func auditLog(limit: Int = 200) async throws(AdminError) -> [AuditLogEntry] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await bankStore.auditLog(limit: limit) }
  }

  /// The latest instant that the house has noted, and what time it is.
  public func latestInstant() async throws(AdminError) -> (latest: Timestamp?, now: Timestamp) {
    let latest = try await mapError(AdminError.store) { () throws(StoreError) in
      try await dailyStore.latestInstant()
    }
    return (latest?.instant, dependencies.now())
  }

  /// Has the house go by the present time again after its clock was wrong: dates that were over by the wrong time can be
  /// played. A server that runs takes it over by itself.
  ///
  /// - Returns: the latest instant until now.
  public func resetLatestInstant(reason: String) async throws(AdminError) -> Timestamp {
    let correction = try correction(reason: reason)
    return try await mapError(AdminError.store) { () throws(StoreError) in
      try await dailyStore.resetLatestInstant(to: correction.madeAt, reason: correction.reason).instant
    }
  }

  /// The latest date that has begun somewhere: what the desk calls today.
  public var today: CalendarDate { CalendarDate(begunSomewhereAt: dependencies.now()) }
}
