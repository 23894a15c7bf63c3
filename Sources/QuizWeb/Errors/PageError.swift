import HTTPTypes
import QuizEngine
import QuizPages
import QuizService

/// Why a visitor gets an error page.
enum PageError: Error {
  case notFound
  /// - Parameter play: the visitor's own play that the error is about, if there is one.
  case play(PlayServiceError, play: PlayID?)
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
  /// The store failed. An error of a feature can have its own store error, whose page links back to that feature.
  case store(StoreError)
  /// Too many passwords are being checked at the moment.
  case busy
  /// The operator has disabled guests.
  case guestsDisabled
  /// The page needs a signed-in player.
  /// - Parameter returnTo: the page to show after signing in.
  case signInRequired(returnTo: String)
}

extension PageError {
  var status: HTTPResponse.Status {
    switch self {
    case .notFound, .play(.noSuchQuiz, _), .play(.noSuchPlay, _): .notFound
    case .play(.notOwner, _), .crossOrigin, .guestsDisabled: .forbidden
    case .signInRequired: .seeOther
    case .daily(let error, _): error.status
    case .group(let error): error.status
    case .play(.answer(.notAnAnswer), _): .unprocessableContent
    case .play(.answer(.notAsked), _): .notFound
    case .play(.answer, _): .conflict
    case .play(.store(let error), _), .store(let error): error.status
    case .busy: .serviceUnavailable
    case .admin(let error): error.status
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
    case .play(let error, _): PageError.playMessage(about: error, in: texts)
    case .badRequest, .invalidHost: texts.badRequest
    case .payloadTooLarge: texts.tooLarge
    case .tooManyRequests: texts.tooMany
    case .crossOrigin: texts.otherSite
    case .misdirected: texts.otherHost
    case .methodNotAllowed: texts.wrongMethod
    case .internalError, .signInRequired: texts.broken
    case .guestsDisabled: all.welcome.noGuests
    case .daily(let error, _): error.message(in: all)
    case .group(let error): error.message(in: all)
    case .admin(let error): error.message(in: texts)
    case .store(let error): error.message(in: texts)
    case .busy: texts.storeAway
    }
  }

  private static func playMessage(about error: PlayServiceError, in texts: Texts.Messages) -> Texts.Message {
    switch error {
    case .noSuchQuiz: texts.quizNotFound
    case .noSuchPlay: texts.playNotFound
    case .notOwner: texts.notYours
    case .answer(.finished): texts.finished
    case .answer(.notAnAnswer): texts.notAnAnswer
    case .answer(.notAsked): texts.notAsked
    case .answer(.notReached): texts.notReached
    case .store(let error): error.message(in: texts)
    }
  }

  /// The error to show in frames. It doesn't reveal that a play is another visitor's.
  var hidingOwner: PageError {
    if case .play(.notOwner, _) = self { return .play(.noSuchPlay, play: nil) }
    return self
  }

  /// The links of the error page, the most useful first.
  func links(in allTexts: Texts, by entryPoint: EntryPoint) -> [MessagePage.Link] {
    if case .daily(let error, let round) = self { return error.links(in: allTexts, to: round) }
    if case .group(let error) = self { return error.links(in: allTexts) }
    let texts = allTexts.messages
    let all = MessagePage.Link(label: texts.toQuizzes, url: SitePath.front)
    guard case .play(let error, let play?) = self else { return [all] }
    let label = error == .answer(.finished) ? texts.toResult : texts.toPlay
    return [MessagePage.Link(label: label, url: entryPoint.play(play.token.text)), all]
  }
}
