public import QuizEngine

/// An operator's decision, for the trail.
public struct Correction: Hashable, Sendable {
  /// Nil on the command line.
  public let operatorID: AccountID?
  public let reason: String
  public let madeAt: Timestamp
  /// For what is drawn anew.
  public let seed: UInt64

  public init(operatorID by: AccountID?, reason: String, madeAt at: Timestamp, seed: UInt64) {
    self.operatorID = by
    self.reason = reason
    self.madeAt = at
    self.seed = seed
  }
}

/// What a decision came to.
public struct CorrectionEffect: Hashable, Sendable {
  /// How many rounds count otherwise now.
  public let rounds: Int
  /// Whether another question was drawn in its place.
  public let isRedrawn: Bool

  public init(rounds: Int, isRedrawn isDrawnAnew: Bool) {
    self.rounds = rounds
    self.isRedrawn = isDrawnAnew
  }
}

/// Something that an operator did.
public struct AuditLogEntry: Hashable, Sendable {
  public enum Action: String, Hashable, Sendable {
    case void, rekey, dismiss
    /// Set the latest instant that the house has seen to another one.
    case resetClock
    /// Took an import back.
    case undoImport
  }

  public let action: Action
  /// Nil of a deed that is about no question.
  public let item: ItemID?
  /// Of an import that was taken back: its number, and the file's name.
  public let question: String
  /// Nil on the command line, or where the account is gone.
  public let operatorName: AccountName?
  /// Empty of an import that was taken back.
  public let reason: String
  public let doneAt: Timestamp

  public init(
    action deed: Action, item: ItemID?, question: String, operatorName by: AccountName?, reason: String,
    doneAt at: Timestamp
  ) {
    self.action = deed
    self.item = item
    self.question = question
    self.operatorName = by
    self.reason = reason
    self.doneAt = at
  }
}
