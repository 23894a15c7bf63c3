import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addPracticeRoutes(to router: SiteRouter) {
    router.route(SitePath.practice, get: .players(showPracticeForm))
    router.route(SitePath.newPractice, get: .players(drawPractice))
    router.route(SitePath.practice + "/:question", get: .players(showPractice))
  }

  private func showPracticeForm(_ request: PlayerRequest) async throws -> Response {
    let page = PracticePage(
      context: await loadPageContext(for: request, at: SitePath.practice),
      filter: PracticeFilter(of: request),
      stage: .choice(foundNothing: false))
    return Response.page(page.html, to: request)
  }

  /// Draws a question and redirects to its address, so that a reload shows the same one.
  private func drawPractice(_ request: PlayerRequest) async throws -> Response {
    let filter = PracticeFilter(of: request)
    let found = try await services.daily.randomPracticeItem(filter.difficulty, filter.category, by: request.player)
    if let found {
      return Response.redirect(
        SitePath.practice(found.questionID.number, seed: found.seed, filter, PracticeTally(of: request)))
    }
    let page = PracticePage(
      context: await loadPageContext(for: request, at: SitePath.practice), filter: filter,
      stage: .choice(foundNothing: true))
    return Response.page(page.html, to: request)
  }

  private func showPractice(_ request: PlayerRequest) async throws -> Response {
    let fields = request.http.uri.queryParameters
    guard let number = Int64(request.pathParameter("question")), let seed = fields["seed"].flatMap({ UInt64($0) })
    else {
      throw PageError.notFound
    }
    let practice = try await services.daily.practiceItem(BankQuestionID(number), seed: seed, for: request.player)
    let asked = PracticePage.PresentedQuestion(number: number, seed: seed, item: practice.item)
    let filter = PracticeFilter(of: request)
    var stage = PracticePage.Stage.question(asked)
    if let answer = fields["answer"] {
      guard let position = FormData.number(String(answer)), practice.optionOrder.indices.contains(position) else {
        throw PageError.daily(.round(.noSuchOption), round: nil)
      }
      stage = .verdict(asked, chosen: position)
    }
    let tally = PracticeTally(of: request)
    let path = SitePath.practice(number, seed: seed, filter, tally)
    let page = PracticePage(
      context: await loadPageContext(for: request, at: path), filter: filter, tally: tally, stage: stage)
    return Response.page(page.html, to: request)
  }
}

extension PracticeTally {
  /// Reads the tally from the address. Impossible numbers begin a new one.
  fileprivate init(of request: some SiteRequest) {
    let numbers = [QueryField.right, QueryField.asked].map { request.queryParameter($0).flatMap(FormData.number) }
    self =
      numbers[0].flatMap { right in numbers[1].flatMap { PracticeTally(right: right, asked: $0) } } ?? PracticeTally()
  }
}

extension PracticeFilter {
  /// Reads the filter from the address. Unknown values are ignored.
  init(of request: some SiteRequest) {
    let fields = request.http.uri.queryParameters
    self.init(
      difficulty: fields["difficulty"].flatMap { Difficulty(rawValue: String($0)) },
      category: fields["category"].flatMap { TriviaCategory(rawValue: String($0)) })
  }
}
