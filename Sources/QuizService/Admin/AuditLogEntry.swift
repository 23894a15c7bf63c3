public import QuizEngine

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
    action: Action, item: ItemID?, question: String, operatorName: AccountName?, reason: String,
    doneAt: Timestamp
  ) {
    self.action = action
    self.item = item
    self.question = question
    self.operatorName = operatorName
    self.reason = reason
    self.doneAt = doneAt
  }
}
