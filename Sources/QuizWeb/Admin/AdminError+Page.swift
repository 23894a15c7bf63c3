import HTTPTypes
import QuizPages
import QuizService

extension AdminError: ServiceError {
  /// What the error becomes where no form shows it beside one of its fields.
  var pageError: PageError { if case .store(let error) = self { .store(error) } else { .admin(self) } }
}

extension AdminError {
  var status: HTTPResponse.Status {
    switch self {
    case .noSuchItem, .noSuchImport: .notFound
    case .isVoid: .conflict
    case .noSuchOption, .noSuchTexts, .invalidTexts, .noReason, .outOfRange: .unprocessableContent
    case .store(let error): error.status
    }
  }

  func message(in texts: Texts.Messages) -> Texts.Message {
    switch self {
    case .noSuchItem, .noSuchImport: texts.pageNotFound
    case .isVoid, .noSuchOption, .noSuchTexts, .invalidTexts, .noReason, .outOfRange: texts.badRequest
    case .store(let error): error.message(in: texts)
    }
  }
}
