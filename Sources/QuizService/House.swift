public import QuizEngine

/// The house as its visitors use it: what one can do there, whatever face one comes by and whatever keeps the data.
public struct House: Sendable {
  public let library: Library
  public let plays: any PlayStore
  public let accounts: any AccountStore
  public let daily: any DailyStore
  public let bank: any BankStore
  public let archives: any ArchiveStore
  let insight: InsightOffice
  /// What time it was at the latest.
  public let clock: HouseClock
  public let surroundings: Surroundings
  public let passwords: PasswordOffice
  public let rules: HouseRules
  public let security: SecurityLog

  /// - Parameter library: of the same store.
  public init(
    library: Library, store: any HouseStore, surroundings: Surroundings, passwords: PasswordOffice = PasswordOffice(),
    rules: HouseRules = HouseRules(), security: SecurityLog = SecurityLog()
  ) {
    self.library = library
    plays = store
    accounts = store
    daily = store
    bank = store
    archives = store
    insight = InsightOffice(bank: store)
    clock = HouseClock(store: store)
    self.surroundings = surroundings
    self.passwords = passwords
    self.rules = rules
    self.security = security
  }
}

/// Keeps everything that the house has.
public typealias HouseStore = LibraryStore & PlayStore & AccountStore & DailyStore & BankStore & ArchiveStore

/// Why the house doesn't do what a visitor asked. Nothing was changed.
public enum Refusal: Error, Hashable, Sendable {
  case noSuchQuiz
  case noSuchPlay
  /// Another player's play.
  case notYours
  case answer(PlayError)
  case store(StoreError)
}
