public import QuizEngine

/// Why an answer wasn't recorded. The play is as it was.
public enum PlayStoreError: Error, Hashable, Sendable {
  case noSuchPlay
  /// Another player's.
  case notOwner
  case refused(PlayError)
  case store(StoreError)
}
