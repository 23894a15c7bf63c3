public import QuizEngine

/// The house as its visitors use it: what one can do there, whatever face one comes by and whatever keeps the data.
public struct House: Sendable {
  public let library: Library
  public let plays: any PlayStore
  public let surroundings: Surroundings

  public init(library: Library, plays: any PlayStore, surroundings: Surroundings) {
    self.library = library
    self.plays = plays
    self.surroundings = surroundings
  }
}

/// Why the house doesn't do what a visitor asked. Nothing was changed.
public enum Refusal: Error, Hashable, Sendable {
  case noSuchQuiz
  case noSuchPlay
  /// Another player's play.
  case notYours
  case answer(PlayError)
  case store(StoreError)
}
