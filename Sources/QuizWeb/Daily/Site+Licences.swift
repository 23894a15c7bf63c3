import Hummingbird
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  func addLicencesRoutes(to router: SiteRouter) {
    router.route(SitePath.licences, get: .everybody(showLicences))
  }

  private func showLicences(_ request: VisitorRequest) async throws -> Response {
    let visitor = request.visitor
    let summaries = try await services.analytics.licences()
    let page = LicencesPage(
      context: makePageContext(for: visitor, at: SitePath.licences),
      summaries: summaries.map(LicencesPage.LicenceSummary.init))
    return Response.page(page.html, to: request)
  }
}

extension LicencesPage.LicenceSummary {
  fileprivate init(_ summary: LicenceSummary) {
    self.init(
      licence: summary.licence, questions: summary.questions,
      works: summary.works.map { (title: $0.title, questions: $0.questions) }, others: summary.otherQuestions)
  }
}
