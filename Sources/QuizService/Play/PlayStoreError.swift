package import QuizEngine
package import StoreStatus

/// Why an answer wasn't recorded. The play is unchanged.
package enum PlayStoreError: Error, Hashable, Sendable {
  case noSuchPlay
  /// The play is another player's.
  case notOwner
  case refused(PlayError)
  case store(StoreError)
}
