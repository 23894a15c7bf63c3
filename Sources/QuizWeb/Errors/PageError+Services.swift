import QuizEngine
import QuizService

// What the errors of the services become for visitors.

extension PageError {
  init(_ error: StoreError) { self = .play(.store(error), play: nil) }

  init(_ error: PlayServiceError) { self = .play(error, play: nil) }

  /// - Parameter play: the play that the request names. The page links back to it if it is the visitor's own.
  init(_ error: PlayServiceError, about play: PlayID) {
    switch error {
    case .answer, .store: self = .play(error, play: play)
    case .noSuchQuiz, .noSuchPlay, .notOwner: self = .play(error, play: nil)
    }
  }

  init(_ error: DailyError) { self = .daily(error, round: nil) }

  /// An error about accounts that no form can show beside one of its fields.
  init(_ error: AccountError) {
    switch error {
    case .store(let error): self = PageError(error)
    case .guestsDisabled: self = .guestsDisabled
    case .rateLimited: self = .tooManyRequests
    case .busy: self = .play(.store(.unavailable(detail: "too many passwords at once")), play: nil)
    case .nameTaken, .password, .invalidCredentials, .isGuest, .noSuchAccount: self = .notFound
    }
  }

  /// An error of the operators' pages that no form can show beside one of its fields.
  init(_ error: AdminError) {
    switch error {
    case .store(let error): self = PageError(error)
    case .noSuchItem, .noSuchOption, .isVoid, .noReason, .outOfRange, .noSuchImport: self = .notFound
    }
  }
}
