package import QuizEngine

/// An operator's action in the audit log.
package struct AuditLogEntry: Hashable, Sendable {
  /// What was done.
  package enum Action: String, Hashable, Sendable {
    case void, rekey, dismiss
    /// The latest recorded instant was reset.
    case resetClock
    /// An import was undone.
    case undoImport
    /// The texts of a question in one language were corrected.
    case correctTexts
  }

  package let action: Action
  /// The question; nil if the action is about none.
  package let itemID: ItemID?
  /// What the action was done to: the question's text, with the language before it if texts were corrected; for an
  /// undone import its number and the file's name.
  package let subject: String
  /// For texts that were corrected: what was replaced, and by what.
  package let textChanges: [TextChange]
  /// Nil for the command line, or if the account was deleted.
  package let operatorName: AccountName?
  /// Empty for an undone import.
  package let reason: String
  package let doneAt: Timestamp

  package init(
    action: Action, itemID: ItemID?, subject: String, textChanges: [TextChange] = [], operatorName: AccountName?,
    reason: String, doneAt: Timestamp
  ) {
    self.action = action
    self.itemID = itemID
    self.subject = subject
    self.textChanges = textChanges
    self.operatorName = operatorName
    self.reason = reason
    self.doneAt = doneAt
  }
}
