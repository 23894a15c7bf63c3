import HTTPTypes
import QuizPages
import QuizService

extension GroupError: ServiceError {
  var pageError: PageError { if case .store(let error) = self { .store(error) } else { .group(self) } }
}

extension GroupError {
  var status: HTTPResponse.Status {
    switch self {
    case .invalidName: .unprocessableContent
    case .tooManyGroups, .groupFull: .conflict
    case .noSuchGroup: .notFound
    case .isGuest: .forbidden
    case .store(let error): error.status
    }
  }

  func message(in all: Texts) -> Texts.Message {
    let texts = all.groups
    return switch self {
    case .invalidName: all.messages.badRequest
    case .tooManyGroups: texts.tooMany
    case .groupFull: texts.full
    case .noSuchGroup: texts.noSuchGroup
    case .isGuest: texts.guest
    case .store(let error): error.message(in: all.messages)
    }
  }

  func links(in texts: Texts) -> [MessagePage.Link] {
    [
      MessagePage.Link(label: texts.groups.allGroups, url: SitePath.groups),
      MessagePage.Link(label: texts.statistics.toToday, url: SitePath.daily),
    ]
  }
}
