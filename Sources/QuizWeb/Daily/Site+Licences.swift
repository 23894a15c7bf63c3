import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addLicences(to router: Router<SiteContext>) {
    router.route("/licences", get: showLicences)
  }

  private func showLicences(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let sheets: [LicenceSummary]
    do { sheets = try await house.licences() } catch { throw PageError(store: error) }
    let page = LicencesPage(
      context: frame(for: visitor, at: SitePath.licences), summaries: sheets.map(LicencesPage.LicenceSummary.init))
    return ResponseBuilder.page(page.html, to: request)
  }
}

extension LicencesPage.LicenceSummary {
  fileprivate init(_ sheet: LicenceSummary) {
    self.init(
      licence: sheet.licence, questions: sheet.questions,
      works: sheet.works.map { (title: $0.title, questions: $0.questions) }, others: sheet.otherQuestions)
  }
}
