public import QuizEngine

/// An operator's decision, for the trail.
public struct Edict: Hashable, Sendable {
  /// Nil on the command line.
  public let by: AccountID?
  public let reason: String
  public let at: Timestamp
  /// For what is drawn anew.
  public let seed: UInt64

  public init(by: AccountID?, reason: String, at: Timestamp, seed: UInt64) {
    self.by = by
    self.reason = reason
    self.at = at
    self.seed = seed
  }
}

/// What a decision came to.
public struct EdictEffect: Hashable, Sendable {
  /// How many rounds count otherwise now.
  public let rounds: Int
  /// Whether another question was drawn in its place.
  public let isDrawnAnew: Bool

  public init(rounds: Int, isDrawnAnew: Bool) {
    self.rounds = rounds
    self.isDrawnAnew = isDrawnAnew
  }
}

/// Something that an operator did.
public struct TrailEntry: Hashable, Sendable {
  public enum Deed: String, Hashable, Sendable {
    case void, rekey, dismiss
    /// Set the latest instant that the house has seen to another one.
    case resetClock
    /// Took an import back.
    case undoImport
  }

  public let deed: Deed
  /// Nil of a deed that is about no question.
  public let item: ItemID?
  /// Of an import that was taken back: its number, and the file's name.
  public let question: String
  /// Nil on the command line, or where the account is gone.
  public let by: AccountName?
  /// Empty of an import that was taken back.
  public let reason: String
  public let at: Timestamp

  public init(deed: Deed, item: ItemID?, question: String, by: AccountName?, reason: String, at: Timestamp) {
    self.deed = deed
    self.item = item
    self.question = question
    self.by = by
    self.reason = reason
    self.at = at
  }
}
