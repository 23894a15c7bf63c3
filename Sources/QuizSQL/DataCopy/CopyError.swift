public import QuizService

/// Why not everything could be copied.
public enum CopyError: Error, Hashable, Sendable {
  /// What is to be copied can't be read.
  case source(StoreError)
  /// Where it is to be copied to, it can't be written.
  case target(StoreError)
  /// There is something in the target already.
  ///
  /// - Parameter table: one that has rows.
  case targetNotEmpty(table: String)
  /// Another house is on its way to the target: the deed that ``DataMove`` was given.
  case otherMove(String)
  /// The rows of some tables aren't the same on both sides. The target can't be used.
  case differs(tables: [String])
  /// Somebody wanted it to end. What was copied stays.
  case cancelled
}
