package import StoreStatus

/// Why a copy failed.
package enum CopyError: Error, Hashable, Sendable {
  /// The source can't be read.
  case source(StoreError)
  /// The target can't be written.
  case target(StoreError)
  /// The target has data already.
  ///
  /// - Parameter table: a table that has rows.
  case targetNotEmpty(table: String)
  /// Another move to the target hasn't ended: the description that ``DataMove`` was given.
  case otherMove(String)
  /// Source and target differ in some tables after the copy. The target can't be used.
  case differs(tables: [String])
  /// The progress handler cancelled the copy. What was copied stays.
  case cancelled
}
