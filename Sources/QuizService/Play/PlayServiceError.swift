package import QuizEngine
package import StoreStatus

/// Why a request about a quiz or a play failed. Nothing was changed.
package enum PlayServiceError: Error, Hashable, Sendable {
  /// The quiz isn't on offer.
  case noSuchQuiz
  /// The quiz was on offer, and its author or an operator unpublished it.
  case unpublished
  case noSuchPlay
  /// The play belongs to another browser.
  case notOwner
  /// The quiz's rules don't allow the answer.
  case answer(PlayError)
  case store(StoreError)
}
