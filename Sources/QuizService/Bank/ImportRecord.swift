package import QuizEngine

/// Identifies an import. Operators see the number.
package struct ImportID: Hashable, Sendable {
  package let number: Int64

  package init(_ number: Int64) { self.number = number }
}

/// An import of a file into the bank.
package struct ImportRecord: Hashable, Sendable {
  package let id: ImportID
  /// The file's name, as the operator wrote it.
  package let file: String
  /// The file's format, as `csv`.
  package let format: String
  package let startedAt: Timestamp
  /// When the import was completed; nil while it runs, or if it was interrupted. The next import of the same file
  /// continues it.
  package let endedAt: Timestamp?
  /// Questions that it added so far.
  package let added: Int
  /// Questions that it changed so far.
  package let changed: Int
  /// When it was undone; nil if it wasn't.
  package let undoneAt: Timestamp?

  package init(
    id: ImportID, file: String, format: String, startedAt: Timestamp, endedAt: Timestamp?, added: Int, changed: Int,
    undoneAt: Timestamp?
  ) {
    self.id = id
    self.file = file
    self.format = format
    self.startedAt = startedAt
    self.endedAt = endedAt
    self.added = added
    self.changed = changed
    self.undoneAt = undoneAt
  }
}

/// What undoing a part of an import did, or would do.
package struct ImportUndoResult: Hashable, Sendable {
  /// Added questions that were removed.
  package var removed = 0
  /// Changed questions that were restored.
  package var restored = 0
  /// Questions that stay because they are scheduled or were asked.
  package var scheduled = 0
  /// Questions that stay because a later import changed them.
  package var changedSince = 0
  /// The last question that was looked at; nil if there was none left.
  package var lastQuestionID: BankQuestionID?

  package init() {}

  /// Whether the undo changes something.
  package var hasChanges: Bool { removed + restored + changedSince > 0 }

  package static func + (one: ImportUndoResult, other: ImportUndoResult) -> ImportUndoResult {
    var sum = one
    sum.removed += other.removed
    sum.restored += other.restored
    sum.scheduled += other.scheduled
    sum.changedSince += other.changedSince
    sum.lastQuestionID = other.lastQuestionID ?? one.lastQuestionID
    return sum
  }
}
