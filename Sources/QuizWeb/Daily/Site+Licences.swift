import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addLicences(to router: Router<SiteContext>) {
    router.answer("/licences", get: licences)
  }

  private func licences(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let sheets: [LicenceSheet]
    do { sheets = try await house.licences() } catch { throw Trouble(store: error) }
    let page = LicencesPage(
      frame: frame(for: visitor, at: Address.licences), sheets: sheets.map(LicencesPage.Sheet.init))
    return Reply.page(page.html, to: request)
  }
}

extension LicencesPage.Sheet {
  fileprivate init(_ sheet: LicenceSheet) {
    self.init(
      licence: sheet.licence, questions: sheet.questions,
      works: sheet.works.map { (title: $0.title, questions: $0.questions) }, others: sheet.others)
  }
}
