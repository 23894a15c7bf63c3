import HTTPTypes
import QuizEngine
import QuizPages
import QuizService
internal import StoreStatus

/// Why a visitor gets an error page.
enum PageError: Error {
  case notFound
  /// - Parameter play: the visitor's own play that the error is about, if there is one.
  case play(PlayServiceError, play: PlayID?)
  /// The address of another visitor's play.
  /// - Parameter quiz: its quiz, if the house offers it.
  case foreignPlay(QuizID?)
  case badRequest
  case payloadTooLarge
  case tooManyRequests
  case crossOrigin
  case misdirected
  /// The request has no `Host`, or more than one.
  case invalidHost
  /// - Parameter allowed: the methods that the address supports, as the `Allow` header writes them.
  case methodNotAllowed(allowed: String)
  case internalError
  /// - Parameter round: the visitor's own round that the error is about, if there is one.
  case daily(DailyError, round: RoundID?)
  case group(GroupError)
  case admin(AdminError)
  case studio(StudioError)
  /// The store failed.
  case store(StoreError)
  /// Too many passwords, or too many drafts, are being checked at the moment. Nothing was changed.
  case busy
  /// The server allows no guests.
  case guestsDisabled
  /// A set-up link was used, has expired, or the house has an operator.
  case invalidSetupLink
}

extension PageError {
  /// After how many seconds a request that failed for the moment may be sent again.
  static let retryDelay = 10

  var status: HTTPResponse.Status {
    switch self {
    case .notFound: .notFound
    case .invalidSetupLink: .gone
    case .foreignPlay, .crossOrigin, .guestsDisabled: .forbidden
    case .daily(let error, _): error.status
    case .group(let error): error.status
    case .play(let error, _): error.status
    case .store(let error): error.status
    case .busy: .serviceUnavailable
    case .admin(let error): error.status
    case .studio(let error): error.status
    case .badRequest, .invalidHost: .badRequest
    case .payloadTooLarge: .contentTooLarge
    case .tooManyRequests: .tooManyRequests
    case .misdirected: .misdirectedRequest
    case .methodNotAllowed: .methodNotAllowed
    case .internalError: .internalServerError
    }
  }

  func message(in all: Texts) -> Texts.Message {
    let texts = all.messages
    return switch self {
    case .notFound: texts.pageNotFound
    case .play(let error, _): error.message(in: texts)
    case .foreignPlay: texts.notYours
    case .badRequest, .invalidHost: texts.badRequest
    case .payloadTooLarge: texts.tooLarge
    case .tooManyRequests: texts.tooMany
    case .crossOrigin: texts.otherSite
    case .misdirected: texts.otherHost
    case .methodNotAllowed: texts.wrongMethod
    case .internalError: texts.broken
    case .guestsDisabled: all.landing.noGuests
    case .invalidSetupLink: all.account.setup.invalid
    case .daily(let error, _): error.message(in: all)
    case .group(let error): error.message(in: all)
    case .admin(let error): error.message(in: texts)
    case .studio(let error): error.message(in: all)
    case .store(let error): error.message(in: texts)
    case .busy: texts.busy
    }
  }

  /// The error to show in frames. It doesn't reveal that a play is another visitor's.
  var hidingOwner: PageError {
    switch self {
    case .play(.notOwner, _), .foreignPlay: .play(.noSuchPlay, play: nil)
    default: self
    }
  }

  /// The failure of the store; nil for anything else.
  var storeError: StoreError? { if case .store(let error) = self { error } else { nil } }

  /// Whether the site failed, and the visitor did nothing wrong.
  var isOurFault: Bool {
    if let storeError { return storeError.kind != .refused }
    return switch self {
    case .busy, .internalError, .daily(.clockNotSynchronized, _): true
    default: false
    }
  }

  /// Whether the same request may succeed in a moment.
  private var isTemporary: Bool { if case .tooManyRequests = self { true } else { isOurFault } }

  /// The links of the error page, the most useful first.
  ///
  /// - Parameter path: where to try again.
  func links(in allTexts: Texts, by entryPoint: EntryPoint, retryingAt path: String) -> [MessagePage.Link] {
    let texts = allTexts.messages
    let all = MessagePage.Link(label: texts.toQuizzes, url: SitePath.front)
    if isTemporary { return [MessagePage.Link(label: texts.tryAgain, url: path), all] }
    switch self {
    case .crossOrigin where path != SitePath.front:
      return [MessagePage.Link(label: texts.tryAgain, url: path), all]
    case .daily(let error, let round): return error.links(in: allTexts, to: round)
    case .group(let error): return error.links(in: allTexts)
    case .studio(let error) where error.status != .notFound: return error.links(in: allTexts) + [all]
    case .play(let error, let play?): return [error.link(to: play, by: entryPoint, in: texts), all]
    case .foreignPlay(let quiz?): return [MessagePage.Link(label: texts.takeQuiz, url: SitePath.quiz(quiz)), all]
    case .guestsDisabled:
      return [
        MessagePage.Link(label: allTexts.landing.create, url: SitePath.signUp),
        MessagePage.Link(label: allTexts.landing.signIn, url: SitePath.signIn),
      ]
    default: return [all]
    }
  }
}
