import HTTPTypes
import QuizEngine
import QuizPages
import QuizService

extension PlayServiceError: ServiceError {
  var pageError: PageError { if case .store(let error) = self { .store(error) } else { .play(self, play: nil) } }

  /// - Parameter playID: the play that the request names. The page links back to it if it is the visitor's own.
  func pageError(about playID: PlayID) -> PageError {
    if case .answer = self { .play(self, play: playID) } else { pageError }
  }
}

extension PlayServiceError {
  var status: HTTPResponse.Status {
    switch self {
    case .noSuchQuiz, .noSuchPlay, .answer(.notAsked): .notFound
    case .unpublished: .gone
    case .notOwner: .forbidden
    case .answer(.notAnAnswer): .unprocessableContent
    case .answer: .conflict
    case .store(let error): error.status
    }
  }

  func message(in texts: Texts.Messages) -> Texts.Message {
    switch self {
    case .noSuchQuiz: texts.quizNotFound
    case .unpublished: texts.quizUnpublished
    case .noSuchPlay: texts.playNotFound
    case .notOwner: texts.notYours
    case .answer(.finished): texts.finished
    case .answer(.notAnAnswer): texts.notAnAnswer
    case .answer(.notAsked): texts.notAsked
    case .answer(.notReached): texts.notReached
    case .store(let error): error.message(in: texts)
    }
  }

  /// A link back to the play.
  func link(to playID: PlayID, by entryPoint: EntryPoint, in texts: Texts.Messages) -> MessagePage.Link {
    let label = self == .answer(.finished) ? texts.toResult : texts.toPlay
    return MessagePage.Link(label: label, url: entryPoint.play(playID.token.text))
  }
}
