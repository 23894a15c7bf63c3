import HTTPTypes
import QuizEngine
import QuizPages
import QuizService

extension DailyRefusal {
  var status: HTTPResponse.Status {
    switch self {
    case .noSuchRound, .noPractice: .notFound
    case .round(.noSuchOption), .report: .unprocessableContent
    case .anotherDate, .dateIsOver, .stillOpen, .noQuestion, .round: .conflict
    case .store(.full): HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
    case .store, .clockIsOff: .serviceUnavailable
    }
  }

  func message(in texts: Texts) -> Texts.Message {
    let troubles = texts.daily.troubles
    return switch self {
    case .anotherDate: troubles.anotherDate
    case .dateIsOver: troubles.dateIsOver
    case .clockIsOff: troubles.clockIsOff
    case .noSuchRound: troubles.noSuchRound
    case .noQuestion: troubles.noQuestion
    case .stillOpen: troubles.stillOpen
    case .round(.over): troubles.over
    case .round(.paused): troubles.paused
    case .round(.pastMidnight): troubles.pastMidnight
    case .round(.noSuchOption): texts.messages.notAnAnswer
    case .noPractice: troubles.noPractice
    case .report: texts.messages.badRequest
    case .store(.full): texts.messages.storeFull
    case .store: texts.messages.storeAway
    }
  }

  /// - Parameter round: what to go back to, unless there is no such round.
  func ways(in texts: Texts, to round: RoundID?) -> [MessagePage.Way] {
    let home = MessagePage.Way(label: texts.round.verdict.home, address: Address.daily)
    guard let round, self != .noSuchRound else { return [home] }
    return [MessagePage.Way(label: texts.daily.troubles.toRound, address: Address.round(round.key.text)), home]
  }
}
