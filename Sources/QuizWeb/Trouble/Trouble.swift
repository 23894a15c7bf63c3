import HTTPTypes
import QuizEngine
import QuizPages
import QuizService

/// Why a visitor gets another page than the one that was asked for.
enum Trouble: Error {
  case noSuchPage
  /// - Parameter play: the visitor's own play that it is about, where there is one.
  case refused(Refusal, play: PlayID?)
  case badRequest
  case tooLarge
  case tooMany
  case otherSite
  case otherHost
  /// The request has no `Host`, or more than one.
  case brokenHost
  /// - Parameter allowed: the methods that the address does know, as the `Allow` header writes them.
  case wrongMethod(allowed: String)
  case broken
  /// - Parameter round: the visitor's own round that it is about, where there is one.
  case daily(DailyRefusal, round: RoundID?)
  case group(GroupRefusal)
  /// The operator has switched guests off.
  case noGuests
  /// Somebody must be signed in for this.
  /// - Parameter returnTo: the page to come to then.
  case signInFirst(returnTo: String)
}

extension Trouble {
  var status: HTTPResponse.Status {
    switch self {
    case .noSuchPage, .refused(.noSuchQuiz, _), .refused(.noSuchPlay, _): .notFound
    case .refused(.notYours, _), .otherSite, .noGuests: .forbidden
    case .signInFirst: .seeOther
    case .daily(let refusal, _): refusal.status
    case .group(let refusal): refusal.status
    case .refused(.answer(.notAnAnswer), _): .unprocessableContent
    case .refused(.answer(.notAsked), _): .notFound
    case .refused(.answer, _): .conflict
    case .refused(.store(.full), _): HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .refused(.store, _): .serviceUnavailable
    case .badRequest, .brokenHost: .badRequest
    case .tooLarge: .contentTooLarge
    case .tooMany: .tooManyRequests
    case .otherHost: .misdirectedRequest
    case .wrongMethod: .methodNotAllowed
    case .broken: .internalServerError
    }
  }

  func message(in all: Texts) -> Texts.Message {
    let texts = all.messages
    return switch self {
    case .noSuchPage: texts.pageNotFound
    case .refused(let refusal, _): Trouble.message(about: refusal, in: texts)
    case .badRequest, .brokenHost: texts.badRequest
    case .tooLarge: texts.tooLarge
    case .tooMany: texts.tooMany
    case .otherSite: texts.otherSite
    case .otherHost: texts.otherHost
    case .wrongMethod: texts.wrongMethod
    case .broken, .signInFirst: texts.broken
    case .noGuests: all.welcome.noGuests
    case .daily(let refusal, _): refusal.message(in: all)
    case .group(let refusal): refusal.message(in: all)
    }
  }

  private static func message(about refusal: Refusal, in texts: Texts.Messages) -> Texts.Message {
    switch refusal {
    case .noSuchQuiz: texts.quizNotFound
    case .noSuchPlay: texts.playNotFound
    case .notYours: texts.notYours
    case .answer(.finished): texts.finished
    case .answer(.notAnAnswer): texts.notAnAnswer
    case .answer(.notAsked): texts.notAsked
    case .answer(.notReached): texts.notReached
    case .store(.full): texts.storeFull
    case .store: texts.storeAway
    }
  }

  /// The same where nobody is told that a play is somebody else's: in a frame it can't be known to anybody else.
  var toStrangers: Trouble {
    if case .refused(.notYours, _) = self { return .refused(.noSuchPlay, play: nil) }
    return self
  }

  /// Where to go from here, the likeliest first.
  func ways(in allTexts: Texts, by door: Door) -> [MessagePage.Way] {
    if case .daily(let refusal, let round) = self { return refusal.ways(in: allTexts, to: round) }
    if case .group(let refusal) = self { return refusal.ways(in: allTexts) }
    let texts = allTexts.messages
    let all = MessagePage.Way(label: texts.toQuizzes, address: Address.front)
    guard case .refused(let refusal, let play?) = self else { return [all] }
    let label = refusal == .answer(.finished) ? texts.toResult : texts.toPlay
    return [MessagePage.Way(label: label, address: door.play(play.key.text)), all]
  }
}
