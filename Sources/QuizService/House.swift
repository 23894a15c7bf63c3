public import QuizEngine

/// The house as its visitors use it: what one can do there, whatever face one comes by and whatever keeps the data.
public struct House: Sendable {
  public let library: Library
  public let plays: any PlayStore
  public let accounts: any AccountStore
  public let daily: any DailyStore
  public let bank: any BankStore
  public let surroundings: Surroundings

  /// - Parameter library: of the same store.
  public init(library: Library, store: any HouseStore, surroundings: Surroundings) {
    self.library = library
    plays = store
    accounts = store
    daily = store
    bank = store
    self.surroundings = surroundings
  }
}

/// Keeps everything that the house has.
public typealias HouseStore = LibraryStore & PlayStore & AccountStore & DailyStore & BankStore

/// Why the house doesn't do what a visitor asked. Nothing was changed.
public enum Refusal: Error, Hashable, Sendable {
  case noSuchQuiz
  case noSuchPlay
  /// Another player's play.
  case notYours
  case answer(PlayError)
  case store(StoreError)
}
