/// What adding a question to the bank does, or would do.
package enum BankEntryResult: Hashable, Sendable {
  /// It is new.
  case added
  /// The bank has it with the same data, or had it before it was retired.
  case unchanged
  /// Like ``unchanged``, and the question now belongs to the new import instead of the one that it replaces.
  case transferred
  /// It replaces a question with the same text and correct answer but other data, such as an explanation, a category or
  /// wrong answers.
  case changed
  /// It was asked, so only its translations were added or corrected. Undoing the import doesn't change them back.
  case translated
  /// Like ``translated``, but the new entry has other data too. The bank keeps its own.
  case partlyChanged
  /// The bank has it with other data and keeps them.
  case skipped(Reason)

  /// Whether the bank changes.
  package var isWritten: Bool { self == .added || isChanged }

  /// Whether a question of the bank changes.
  package var isChanged: Bool { self == .changed || self == .translated || self == .partlyChanged }

  /// Why the bank keeps its data.
  package enum Reason: String, Hashable, Sendable {
    /// The question was asked, or is on the schedule.
    case frozen
    /// The question was retired.
    case retired
  }
}
