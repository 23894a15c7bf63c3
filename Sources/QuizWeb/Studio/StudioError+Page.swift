import HTTPTypes
import QuizPages
import QuizService
internal import StoreStatus

extension StudioError: ServiceError {
  var pageError: PageError { if case .store(let error) = self { .store(error) } else { .studio(self) } }
}

extension StudioError {
  var status: HTTPResponse.Status {
    switch self {
    // For an account that may not make or see quizzes the page doesn't exist.
    case .noSuchDraft, .noSuchQuiz, .noSuchVersion, .notAllowed(.home), .notAllowed(.create), .notAllowed(.seeAll):
      .notFound
    case .notAllowed: .forbidden
    case .store(let error): error.status
    case .outdated, .publicationChanged, .idTaken, .idInQuizFolder, .idIsPermanent, .unpublishedByOperator, .tooMany,
      .nothingToUndo:
      .conflict
    case .fileHasMistakes, .fileHasPictures, .hasMistakes, .refused, .invalidReason, .noSuchAccount:
      .unprocessableContent
    }
  }

  func message(in texts: Texts) -> Texts.Message {
    switch status {
    case .notFound: texts.messages.pageNotFound
    case .forbidden: texts.studio.errors.notAllowed
    case .conflict: texts.studio.errors.changed
    default: if case .store(let error) = self { error.message(in: texts.messages) } else { texts.messages.badRequest }
    }
  }

  func links(in texts: Texts) -> [MessagePage.Link] {
    [MessagePage.Link(label: texts.studio.toStudio, url: SitePath.studio)]
  }
}
