import QuizService

extension BoardError: ServiceError {
  var pageError: PageError {
    switch self {
    case .noSuchDate, .noSuchGroup, .personalDraw: .notFound
    case .store(let error): .store(error)
    }
  }
}
