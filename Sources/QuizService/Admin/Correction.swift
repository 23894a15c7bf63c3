package import QuizEngine

/// The author, time and reason of a question's correction, for the audit log.
package struct Correction: Hashable, Sendable {
  /// The operator's account; nil on the command line.
  package let operatorID: AccountID?
  /// The reason, in the operator's words; it is shown in the audit log.
  package let reason: String
  package let madeAt: Timestamp
  /// Used if another question is drawn in its place.
  package let seed: UInt64

  package init(operatorID: AccountID?, reason: String, madeAt: Timestamp, seed: UInt64) {
    self.operatorID = operatorID
    self.reason = reason
    self.madeAt = madeAt
    self.seed = seed
  }
}

/// The effect of a correction.
package struct CorrectionEffect: Hashable, Sendable {
  /// How many rounds have another result now.
  package let rounds: Int
  /// Whether another question was drawn in its place.
  package let isRedrawn: Bool

  package init(rounds: Int, isRedrawn: Bool) {
    self.rounds = rounds
    self.isRedrawn = isRedrawn
  }
}
