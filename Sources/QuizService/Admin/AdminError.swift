package import StoreStatus

/// Why an operator's request failed. Nothing was changed; see
/// ``StoreError`` for one exception.
package enum AdminError: Error, Hashable, Sendable {
  case noSuchItem
  /// The item has no such option, or that option is the correct one already.
  case noSuchOption
  /// The item is void already.
  case isVoid
  /// The question has no texts in the language, or another number of answers.
  case noSuchTexts
  /// Corrected texts have faults, at least one.
  case invalidTexts([TextsFault])
  /// There is no reason, or it is too long; see ``TextLimit/reason``.
  case noReason
  /// A number of days isn't in `1...AdminService.maxDrawDays`.
  case outOfRange
  /// There is no import of that number, or it was undone already.
  case noSuchImport(ImportID, isUndone: Bool)
  case store(StoreError)
}
