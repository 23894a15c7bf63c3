public import QuizEngine
public import StoreStatus

/// Why an answer wasn't recorded. The play is unchanged.
public enum PlayStoreError: Error, Hashable, Sendable {
  case noSuchPlay
  /// The play is another player's.
  case notOwner
  case refused(PlayError)
  case store(StoreError)
}
