/// Why nothing was done at the desk.
public enum AdminError: Error, Hashable, Sendable {
  case noSuchItem
  /// The item has no such option, or it is the right one already.
  case noSuchOption
  /// It was taken out already.
  case isVoid
  /// A decision needs a reason, of ``TextLimit/reason`` characters.
  case noReason
  /// Out of range.
  case outOfRange
  /// No file was imported under that number, or that import was undone already.
  case noSuchImport(ImportID, isUndone: Bool)
  case store(StoreError)
}
