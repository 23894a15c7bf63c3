public import QuizEngine

/// An operator's decision, for the trail.
public struct Correction: Hashable, Sendable {
  /// Nil on the command line.
  public let operatorID: AccountID?
  public let reason: String
  public let madeAt: Timestamp
  /// For what is drawn anew.
  public let seed: UInt64

  public init(operatorID: AccountID?, reason: String, madeAt: Timestamp, seed: UInt64) {
    self.operatorID = operatorID
    self.reason = reason
    self.madeAt = madeAt
    self.seed = seed
  }
}

/// What a decision came to.
public struct CorrectionEffect: Hashable, Sendable {
  /// How many rounds count otherwise now.
  public let rounds: Int
  /// Whether another question was drawn in its place.
  public let isRedrawn: Bool

  public init(rounds: Int, isRedrawn: Bool) {
    self.rounds = rounds
    self.isRedrawn = isRedrawn
  }
}
