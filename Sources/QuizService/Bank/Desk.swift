public import QuizEngine

/// The operator's desk: what nobody else may see or do. Whoever holds one may.
public struct Desk: Sendable {
  let house: House
  /// Nil on the command line.
  private let account: AccountID?

  fileprivate init(house: House, account: AccountID?) {
    self.house = house
    self.account = account
  }

  /// The questions of so many dates can be drawn ahead at once.
  public static let mostDates = 366

  /// Questions that players found fault with, the most reported first.
  public func reports(limit: Int = 100) async throws(DeskRefusal) -> [ReportedItem] {
    try await keep { () throws(StoreError) in try await house.bank.openReports(limit: limit) }
  }

  public func file(on item: ItemID) async throws(DeskRefusal) -> ItemFile {
    let file = try await keep { () throws(StoreError) in try await house.bank.file(on: item) }
    guard let file else { throw .noSuchItem }
    return file
  }

  /// What stands on the schedule; it draws nothing.
  public func schedule(
    of language: Language, in dates: ClosedRange<CalendarDate>
  ) async throws(DeskRefusal) -> [ScheduledDay] {
    try await keep { () throws(StoreError) in try await house.bank.schedule(of: language, in: dates, drawing: nil) }
  }

  /// Draws the questions of today and of the dates after it, where they have none.
  ///
  /// - Parameter days: 1 to ``mostDates``.
  /// - Returns: the schedule of these dates. Where the bank has too little, dates are missing.
  public func draw(ahead days: Int, of language: Language) async throws(DeskRefusal) -> [ScheduledDay] {
    guard (1...Self.mostDates).contains(days) else { throw .noSuchNumber }
    let today = today
    return try await keep { () throws(StoreError) in
      try await house.bank.schedule(
        of: language, in: today...today + (days - 1), drawing: house.surroundings.randomBits)
    }
  }

  /// The languages that have questions, and how long these last.
  public func forecasts() async throws(DeskRefusal) -> [BankForecast] {
    let bank = house.bank
    var forecasts: [BankForecast] = []
    for language in try await languages() {
      let stock = try await keep { () throws(StoreError) in try await bank.stock(of: language) }
      let ahead = try await schedule(of: language, in: today...today + Self.mostDates)
      forecasts.append(BankForecast(language: language, stock: stock, scheduled: ahead, today: today))
    }
    return forecasts
  }

  public func languages() async throws(DeskRefusal) -> [Language] {
    try await keep { () throws(StoreError) in try await house.bank.bankLanguages() }
  }

  /// What operators did, the latest first.
  public func trail(limit: Int = 200) async throws(DeskRefusal) -> [TrailEntry] {
    try await keep { () throws(StoreError) in try await house.bank.trail(limit: limit) }
  }

  /// The latest instant that the house has noted, and what time it is.
  public func latestInstant() async throws(DeskRefusal) -> (latest: Timestamp?, now: Timestamp) {
    let latest = try await keep { () throws(StoreError) in try await house.daily.latestInstant() }
    return (latest?.instant, house.surroundings.now())
  }

  /// Has the house go by the present time again after its clock was wrong: dates that were over by the wrong time can be
  /// played. A server that runs takes it over by itself.
  ///
  /// - Returns: the latest instant until now.
  public func resetLatestInstant(reason: String) async throws(DeskRefusal) -> Timestamp {
    let edict = try edict(reason)
    return try await keep { () throws(StoreError) in
      try await house.daily.resetLatestInstant(to: edict.at, reason: edict.reason).instant
    }
  }

  /// The latest date that has begun somewhere: what the desk calls today.
  public var today: CalendarDate { CalendarDate(begunSomewhereAt: house.surroundings.now()) }
}

extension Desk {
  /// Takes a question out of every result, or out of the schedule where nobody started on it.
  public func void(_ item: ItemID, reason: String) async throws(DeskRefusal) -> EdictEffect {
    let edict = try edict(reason)
    guard try await !file(on: item).item.isVoid else { throw .isVoid }
    let effect = try await decide { () throws(StoreError) in try await house.bank.void(item, edict) }
    note("void", on: item)
    return effect
  }

  /// Makes another option the right one, and puts right whatever follows from it.
  ///
  /// - Parameter option: an index into the item's options.
  public func rekey(_ item: ItemID, to option: Int?, reason: String) async throws(DeskRefusal) -> EdictEffect {
    let edict = try edict(reason)
    let present = try await file(on: item).item
    guard !present.isVoid else { throw .isVoid }
    guard let option, present.item.options.indices.contains(option), option != present.item.key else {
      throw .noSuchOption
    }
    let effect = try await decide { () throws(StoreError) in try await house.bank.rekey(item, to: option, edict) }
    note("rekey", on: item)
    return effect
  }

  /// Marks the reports on a question as dealt with.
  public func dismissReports(on item: ItemID, reason: String) async throws(DeskRefusal) {
    let edict = try edict(reason)
    _ = try await file(on: item)
    try await keep { () throws(StoreError) in try await house.bank.dismissReports(on: item, edict) }
    note("dismiss", on: item)
  }

  private func note(_ deed: String, on item: ItemID) {
    house.security.note(.correction(deed, on: item, by: account.map(SecurityEvent.Author.account) ?? .commandLine))
  }

  /// Does what changes how rounds count.
  private func decide<Value>(_ work: () async throws(StoreError) -> Value) async throws(DeskRefusal) -> Value {
    let value = try await keep(work)
    await house.insight.expire()
    return value
  }

  fileprivate func edict(_ reason: String) throws(DeskRefusal) -> Edict {
    let words = reason.split { $0.isWhitespace }.joined(separator: " ")
    guard !words.isEmpty, TextLimit.reason.contains(words.unicodeScalars.count) else { throw .noReason }
    return Edict(
      by: account, reason: words, at: house.surroundings.now(), seed: house.surroundings.randomBits())
  }

  func keep<Value>(_ work: () async throws(StoreError) -> Value) async throws(DeskRefusal) -> Value {
    do { return try await work() } catch { throw .store(error) }
  }
}

extension House {
  /// The desk, for an operator; nil for everybody else.
  public func desk(of account: Account) -> Desk? {
    account.role == .operator ? Desk(house: self, account: account.id) : nil
  }

  /// The desk for whoever has the machine in their hands.
  public var desk: Desk { Desk(house: self, account: nil) }
}

/// Why nothing was done at the desk.
public enum DeskRefusal: Error, Hashable, Sendable {
  case noSuchItem
  /// The item has no such option, or it is the right one already.
  case noSuchOption
  /// It was taken out already.
  case isVoid
  /// A decision needs a reason, of ``TextLimit/reason`` characters.
  case noReason
  /// Out of range.
  case noSuchNumber
  /// No file was imported under that number, or that import was undone already.
  case noSuchImport(ImportNumber, isUndone: Bool)
  case store(StoreError)
}
