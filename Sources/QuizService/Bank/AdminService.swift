public import QuizEngine

/// The operator's desk: what nobody else may see or do. Whoever holds one may.
public struct AdminService: Sendable {
  let house: House
  /// Nil on the command line.
  private let account: AccountID?

  fileprivate init(house: House, account: AccountID?) {
    self.house = house
    self.account = account
  }

  /// The questions of so many dates can be drawn ahead at once.
  public static let maximumDrawDays = 366

  /// Questions that players found fault with, the most reported first.
  public func reports(limit: Int = 100) async throws(AdminError) -> [ReportedItem] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await house.bankStore.openReports(limit: limit)
    }
  }

  public func itemDetails(of item: ItemID) async throws(AdminError) -> ItemDetails {
    let file = try await mapError(AdminError.store) { () throws(StoreError) in
      try await house.bankStore.itemDetails(of: item)
    }
    guard let file else { throw .noSuchItem }
    return file
  }

  /// What stands on the schedule; it draws nothing.
  public func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>
  ) async throws(AdminError) -> [ScheduledDay] {
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await house.bankStore.schedule(of: language, in: dates, drawing: nil)
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
      try await house.bankStore.schedule(
        of: language, in: today...today + (days - 1), drawing: house.dependencies.randomBits)
    }
  }

  /// The languages that have questions, and how long these last.
  public func forecasts() async throws(AdminError) -> [BankForecast] {
    let bank = house.bankStore
    var forecasts: [BankForecast] = []
    for language in try await languages() {
      let stock = try await mapError(AdminError.store) { () throws(StoreError) in try await bank.inventory(of: language)
      }
      let ahead = try await schedule(of: language, in: today...today + Self.maximumDrawDays)
      forecasts.append(BankForecast(language: language, stock: stock, scheduled: ahead, today: today))
    }
    return forecasts
  }

  public func languages() async throws(AdminError) -> [Language] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await house.bankStore.bankLanguages() }
  }

  /// What operators did, the latest first.
  public func auditLog(limit: Int = 200) async throws(AdminError) -> [AuditLogEntry] {
    try await mapError(AdminError.store) { () throws(StoreError) in try await house.bankStore.auditLog(limit: limit) }
  }

  /// The latest instant that the house has noted, and what time it is.
  public func latestInstant() async throws(AdminError) -> (latest: Timestamp?, now: Timestamp) {
    let latest = try await mapError(AdminError.store) { () throws(StoreError) in
      try await house.dailyStore.latestInstant()
    }
    return (latest?.instant, house.dependencies.now())
  }

  /// Has the house go by the present time again after its clock was wrong: dates that were over by the wrong time can be
  /// played. A server that runs takes it over by itself.
  ///
  /// - Returns: the latest instant until now.
  public func resetLatestInstant(reason: String) async throws(AdminError) -> Timestamp {
    let edict = try correction(reason: reason)
    return try await mapError(AdminError.store) { () throws(StoreError) in
      try await house.dailyStore.resetLatestInstant(to: edict.madeAt, reason: edict.reason).instant
    }
  }

  /// The latest date that has begun somewhere: what the desk calls today.
  public var today: CalendarDate { CalendarDate(begunSomewhereAt: house.dependencies.now()) }
}

extension AdminService {
  /// Takes a question out of every result, or out of the schedule where nobody started on it.
  public func void(_ item: ItemID, reason: String) async throws(AdminError) -> CorrectionEffect {
    let edict = try correction(reason: reason)
    guard try await !itemDetails(of: item).item.isVoid else { throw .isVoid }
    let effect = try await applyingCorrection { () throws(StoreError) in try await house.bankStore.void(item, edict) }
    logCorrection("void", of: item)
    return effect
  }

  /// Makes another option the right one, and puts right whatever follows from it.
  ///
  /// - Parameter option: an index into the item's options.
  public func rekey(_ item: ItemID, to option: Int?, reason: String) async throws(AdminError) -> CorrectionEffect {
    let edict = try correction(reason: reason)
    let present = try await itemDetails(of: item).item
    guard !present.isVoid else { throw .isVoid }
    guard let option, present.item.options.indices.contains(option), option != present.item.keyIndex else {
      throw .noSuchOption
    }
    let effect = try await applyingCorrection { () throws(StoreError) in
      try await house.bankStore.rekey(item, to: option, edict)
    }
    logCorrection("rekey", of: item)
    return effect
  }

  /// Marks the reports on a question as dealt with.
  public func dismissReports(on item: ItemID, reason: String) async throws(AdminError) {
    let edict = try correction(reason: reason)
    _ = try await itemDetails(of: item)
    try await mapError(AdminError.store) { () throws(StoreError) in
      try await house.bankStore.dismissReports(on: item, edict)
    }
    logCorrection("dismiss", of: item)
  }

  private func logCorrection(_ action: String, of item: ItemID) {
    house.security.log(.correction(action, on: item, by: account.map(SecurityEvent.Author.account) ?? .commandLine))
  }

  /// Does what changes how rounds count.
  private func applyingCorrection<Value>(_ work: () async throws(StoreError) -> Value) async throws(AdminError) -> Value
  {
    let value = try await mapError(AdminError.store, work)
    await house.analytics.invalidate()
    return value
  }

  fileprivate func correction(reason: String) throws(AdminError) -> Correction {
    let words = reason.split { $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty, TextLimit.reason.contains(words.unicodeScalars.count) else { throw .noReason }
    return Correction(
      operatorID: account, reason: words, madeAt: house.dependencies.now(), seed: house.dependencies.randomBits())
  }
}

extension House {
  /// The desk, for an operator; nil for everybody else.
  public func admin(of account: Account) -> AdminService? {
    account.role == .operator ? AdminService(house: self, account: account.id) : nil
  }

  /// The desk for whoever has the machine in their hands.
  public var admin: AdminService { AdminService(house: self, account: nil) }
}

/// Why nothing was done at the desk.
public enum AdminError: Error, Hashable, Sendable {
  case noSuchItem
  /// The item has no such option, or it is the right one already.
  case noSuchOption
  /// It was taken out already.
  case isVoid
  /// A decision needs a reason, of ``TextLimit/reason`` characters.
  case noReason
  /// Out of range.
  case outOfRange
  /// No file was imported under that number, or that import was undone already.
  case noSuchImport(ImportID, isUndone: Bool)
  case store(StoreError)
}
