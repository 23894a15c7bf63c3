public import QuizEngine

/// A file that was imported into the bank, by the number that operators name it by.
public struct ImportID: Hashable, Sendable {
  public let number: Int64

  public init(_ number: Int64) { self.number = number }
}

/// What is known of an import: which file, when, and what came of it.
public struct ImportRecord: Hashable, Sendable {
  public let id: ImportID
  /// The file's name, as it was given.
  public let file: String
  public let format: String
  public let started: Timestamp
  /// Nil while it is under way, and where it was interrupted. The next import of the same file goes on with it then.
  public let ended: Timestamp?
  public let added: Int
  public let changed: Int
  /// Nil where it wasn't undone.
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

/// What came of taking back a part of an import, or would come of it.
public struct ImportUndoResult: Hashable, Sendable {
  /// Questions that the import had added and that are gone now.
  public var removed = 0
  /// Questions that the import had changed and that are again as they were.
  public var restored = 0
  /// Questions that stand on the schedule, or were asked: they stay.
  public var scheduled = 0
  /// Questions that a later import has changed: they stay as that one says.
  public var changedSince = 0
  /// The last question that was looked at; nil where none was left.
  public var lastQuestion: BankQuestionID?

  public init() {}

  /// Whether something was done, or would be.
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
