import HTTPTypes
import QuizPages
import QuizService
internal import StoreStatus

extension StudioError: ServiceError {
  var pageError: PageError {
    switch self {
    case .store(let error): .store(error)
    case .busy: .busy
    default: .studio(self)
    }
  }
}

extension StudioError {
  var status: HTTPResponse.Status {
    switch self {
    // For an account that may not make or see quizzes the page doesn't exist.
    case .noSuchDraft, .noSuchQuiz, .noSuchVersion, .notAllowed(.home), .notAllowed(.create), .notAllowed(.seeAll):
      .notFound
    case .notAllowed: .forbidden
    case .store(let error): error.status
    case .busy: .serviceUnavailable
    case .outdated, .publicationChanged, .idTaken, .idInQuizFolder, .idIsPermanent, .unpublishedByOperator, .tooMany,
      .storageFull,
      .nothingToUndo, .hasMistakes:
      .conflict
    case .fileHasMistakes, .fileHasPictures, .refused, .invalidReason, .noSuchAccount:
      .unprocessableContent
    }
  }

  func message(in texts: Texts) -> Texts.Message {
    switch status {
    case _ where isUnfinished: texts.studio.previews.notYet
    case .notFound: texts.messages.pageNotFound
    case .forbidden: texts.studio.errors.notAllowed
    case .conflict: texts.studio.errors.changed
    default: if case .store(let error) = self { error.message(in: texts.messages) } else { texts.messages.badRequest }
    }
  }

  /// Whether a draft isn't a quiz yet.
  private var isUnfinished: Bool { if case .hasMistakes = self { true } else { false } }

  func links(in texts: Texts) -> [MessagePage.Link] {
    if isUnfinished { return [] }
    return [MessagePage.Link(label: texts.studio.toStudio, url: SitePath.studio)]
  }
}
