import Hummingbird
import Logging
import QuizEngine
import QuizService
internal import StoreStatus

// What the errors of the services become for visitors.

extension PageError {
  /// What any error of a request handler becomes. One that nobody expected is logged, also that of a service whose form
  /// should have shown it.
  init(of error: any Error, logger: Logger) {
    switch error {
    case let error as PageError: self = error
    case let error as any ServiceError: self = error.pageError
    case let error as HTTPError:
      switch error.status {
      case .notFound: self = .notFound
      case .contentTooLarge: self = .payloadTooLarge
      default: self = .badRequest
      }
    default: self = .internalError
    }
    if case .internalError = self { logger.error("A request failed", metadata: ["error": "\(error)"]) }
  }

  init(_ error: StoreError) { self = .store(error) }

  init(_ error: PlayServiceError) {
    if case .store(let error) = error { self = .store(error) } else { self = .play(error, play: nil) }
  }

  /// - Parameter playID: the play that the request names. The page links back to it if it is the visitor's own.
  init(_ error: PlayServiceError, about playID: PlayID) {
    switch error {
    case .answer, .store: self = .play(error, play: playID)
    case .noSuchQuiz, .unpublished, .noSuchPlay, .notOwner: self = .play(error, play: nil)
    }
  }

  init(_ error: DailyError) { self = .daily(error, round: nil) }

  init(_ error: BoardError) {
    switch error {
    case .noSuchDate, .noSuchGroup, .personalDraw: self = .notFound
    case .store(let error): self = .store(error)
    }
  }

  /// An error about accounts that no form can show beside one of its fields.
  init(_ error: AccountError) {
    switch error {
    case .store(let error): self = .store(error)
    case .guestsDisabled: self = .guestsDisabled
    case .rateLimited: self = .tooManyRequests
    case .busy: self = .busy
    case .invalidSetupLink: self = .invalidSetupLink
    // A guest has no pages about passwords, and the operators' pages are for operators.
    case .isGuest, .noLongerGuest, .accountDeleted, .noSuchAccount, .notOperator, .ownRole: self = .notFound
    // Forms show these.
    case .nameTaken, .password, .invalidCredentials, .formUsed: self = .internalError
    }
  }

  /// An error of the operators' pages that no form can show beside one of its fields.
  init(_ error: AdminError) {
    if case .store(let error) = error { self = .store(error) } else { self = .admin(error) }
  }
}
