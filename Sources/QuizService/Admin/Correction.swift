public import QuizEngine

/// Who corrects a question, when and why, for the audit log.
public struct Correction: Hashable, Sendable {
  /// The operator's account; nil on the command line.
  public let operatorID: AccountID?
  /// Why, in the operator's words; it is shown in the audit log.
  public let reason: String
  public let madeAt: Timestamp
  /// Used if another question is drawn in its place.
  public let seed: UInt64

  public init(operatorID: AccountID?, reason: String, madeAt: Timestamp, seed: UInt64) {
    self.operatorID = operatorID
    self.reason = reason
    self.madeAt = madeAt
    self.seed = seed
  }
}

/// The effect of a correction.
public struct CorrectionEffect: Hashable, Sendable {
  /// How many rounds have another result now.
  public let rounds: Int
  /// Whether another question was drawn in its place.
  public let isRedrawn: Bool

  public init(rounds: Int, isRedrawn: Bool) {
    self.rounds = rounds
    self.isRedrawn = isRedrawn
  }
}
