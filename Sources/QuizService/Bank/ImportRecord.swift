public import QuizEngine

/// Identifies an import. Operators see the number.
public struct ImportID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// An import of a file into the bank.
public struct ImportRecord: Hashable, Sendable {
  public let id: ImportID
  /// The file's name, as the operator wrote it.
  public let file: String
  /// The file's format, as `csv`.
  public let format: String
  public let started: Timestamp
  /// When the import was completed; nil while it runs, or if it was interrupted. The next import of the same file
  /// continues it.
  public let ended: Timestamp?
  /// Questions that it added so far.
  public let added: Int
  /// Questions that it changed so far.
  public let changed: Int
  /// When it was undone; nil if it wasn't.
  public let undone: Timestamp?

  public init(
    id: ImportID, file: String, format: String, started: Timestamp, ended: Timestamp?, added: Int,
    changed: Int,
    undone: Timestamp?
  ) {
    self.id = id
    self.file = file
    self.format = format
    self.started = started
    self.ended = ended
    self.added = added
    self.changed = changed
    self.undone = undone
  }
}

/// What undoing a part of an import did, or would do.
public struct ImportUndoResult: Hashable, Sendable {
  /// Added questions that were removed.
  public var removed = 0
  /// Changed questions that were restored.
  public var restored = 0
  /// Questions that stay because they are scheduled or were asked.
  public var scheduled = 0
  /// Questions that stay because a later import changed them.
  public var changedSince = 0
  /// The last question that was looked at; nil if there was none left.
  public var lastQuestion: BankQuestionID?

  public init() {}

  /// Whether the undo changes something.
  public var hasChanges: Bool { removed + restored + changedSince > 0 }

  public static func + (one: ImportUndoResult, other: ImportUndoResult) -> ImportUndoResult {
    var sum = one
    sum.removed += other.removed
    sum.restored += other.restored
    sum.scheduled += other.scheduled
    sum.changedSince += other.changedSince
    sum.lastQuestion = other.lastQuestion ?? one.lastQuestion
    return sum
  }
}
