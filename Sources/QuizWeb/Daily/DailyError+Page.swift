import HTTPTypes
import QuizEngine
import QuizPages
import QuizService

extension DailyError: ServiceError {
  var pageError: PageError { pageError(about: nil) }

  /// - Parameter roundID: the player's own round that the error is about; nil if there is none.
  func pageError(about roundID: RoundID?) -> PageError {
    if case .store(let error) = self { .store(error) } else { .daily(self, round: roundID) }
  }
}

extension DailyError {
  var status: HTTPResponse.Status {
    switch self {
    case .noSuchRound, .notForPractice: .notFound
    case .round(.noSuchOption), .report: .unprocessableContent
    case .dateChanged, .dateIsOver, .unfinished, .noQuestion, .round: .conflict
    case .store(let error): error.status
    case .clockNotSynchronized: .serviceUnavailable
    }
  }

  func message(in texts: Texts) -> Texts.Message {
    let errors = texts.daily.errors
    return switch self {
    case .dateChanged: errors.anotherDate
    case .dateIsOver: errors.dateIsOver
    case .clockNotSynchronized: errors.clockIsOff
    case .noSuchRound: errors.noSuchRound
    case .noQuestion: errors.noQuestion
    case .unfinished: errors.unfinished
    case .round(.over): errors.over
    case .round(.paused): errors.paused
    case .round(.pastMidnight): errors.pastMidnight
    case .round(.noSuchOption): texts.messages.notAnAnswer
    case .notForPractice: errors.noPractice
    case .report: texts.messages.badRequest
    case .store(let error): error.message(in: texts.messages)
    }
  }

  /// - Parameter roundID: the round to go back to; nil if there is none.
  func links(in texts: Texts, to roundID: RoundID?) -> [MessagePage.Link] {
    let home = MessagePage.Link(label: texts.round.verdict.home, url: SitePath.daily)
    guard let roundID, self != .noSuchRound else { return [home] }
    return [MessagePage.Link(label: texts.daily.errors.toRound, url: SitePath.round(roundID.token.text)), home]
  }
}
