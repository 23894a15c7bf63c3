import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addAdminScheduleRoutes(to router: SiteRouter) {
    router.route(SitePath.adminSchedule, get: .operators(showSchedule), post: .operators(form: drawAhead))
  }

  /// How many dates the page shows.
  private static let scheduleLength = 14

  private func showSchedule(_ request: OperatorRequest) async throws -> Response {
    let from = request.queryParameter(QueryField.from).flatMap { CalendarDate(text: $0) }
    let requested = request.queryParameter(QueryField.questionLanguage).map { Language($0) }
    return Response.page(try await schedule(request, of: requested, from: from).html, to: request)
  }

  private func drawAhead(_ form: FormData, _ request: OperatorRequest) async throws -> Response {
    let languages = try await request.admin.games().map(\.primaryLanguage)
    guard let language = form[QueryField.questionLanguage].map({ Language($0) }), languages.contains(language) else {
      throw PageError.badRequest
    }
    let typed = form[AdminSchedulePage.daysField] ?? ""
    do throws(AdminError) {
      guard let days = Int(typed.prefix(10)) else { throw .outOfRange }
      _ = try await request.admin.draw(ahead: days, of: GameID(language))
      return Response.redirect(SitePath.adminSchedule(of: language, from: request.admin.today))
    } catch .outOfRange {
      let fieldError = FormErrors.FieldError(
        field: AdminSchedulePage.daysField, text: request.visitor.texts.admin.drawWrong)
      let page = try await schedule(
        request, of: language, from: nil, days: String(typed.prefix(10)), errors: FormErrors([fieldError]))
      return Response.page(page.html, status: .unprocessableContent, to: request)
    } catch { throw error.pageError }
  }

  /// - Parameter requested: the language to show; the first with questions if it has none.
  private func schedule(
    _ request: OperatorRequest, of requested: Language?, from: CalendarDate?, days: String = "7",
    errors: FormErrors = FormErrors()
  ) async throws -> AdminSchedulePage {
    let languages = try await request.admin.games().map(\.primaryLanguage)
    let language =
      languages.first { $0 == requested } ?? languages.first ?? request.player.account.settings.language
    let first = from ?? request.admin.today - 3
    let dates = first...first + (Self.scheduleLength - 1)
    let entries = try await request.admin.schedule(of: GameID(language), in: dates)
    let items = try await localized(entries.map(\.item), for: request)
    return AdminSchedulePage(
      context: await loadPageContext(for: request, at: SitePath.adminSchedule(of: language, from: first)),
      language: language,
      languages: languages, dates: dates, today: request.admin.today,
      entries: zip(entries, items).map { .init(item: AdminItem($1, on: $0.date), starts: $0.starts) },
      isPersonal: services.gameSettings.drawMode == .personal, days: days, errors: errors)
  }
}
