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
  /// Its translations were added or corrected. It was asked, so the bank keeps its other data, which differ too.
  case translated
  /// The bank has it with other data and keeps them.
  case skipped(Reason)

  /// Whether the bank changes.
  package var isWritten: Bool { self == .added || self == .changed || self == .translated }

  /// Why the bank keeps its data.
  package enum Reason: String, Hashable, Sendable {
    /// The question was asked, or is on the schedule.
    case frozen
    /// The question was retired.
    case retired
  }
}
