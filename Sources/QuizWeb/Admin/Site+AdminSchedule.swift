import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// How many dates the desk shows at once.
  private static let scheduleLength = 14

  @Sendable func showSchedule(
    _ request: Request, _ context: SiteContext, _ visit: AdminContext
  ) async throws -> Hummingbird.Response {
    let from = request.queryParameter(SitePath.fromField).flatMap { CalendarDate(text: $0) }
    let wish = request.queryParameter(SitePath.languageField).map { Language($0) }
    return ResponseBuilder.page(try await schedule(visit, of: wish, from: from).html, to: request)
  }

  @Sendable func drawAhead(
    _ request: Request, _ context: SiteContext, _ visit: AdminContext
  ) async throws -> Hummingbird.Response {
    let form = try await FormData.verified(of: request, from: visit.visitor)
    let languages = try await mapError(PageError.init) { () throws(AdminError) in try await visit.admin.languages() }
    guard let language = form[SitePath.languageField].map({ Language($0) }), languages.contains(language) else {
      throw PageError.badRequest
    }
    let typed = form["days"] ?? ""
    do throws(AdminError) {
      guard let days = Int(typed.prefix(10)) else { throw .outOfRange }
      _ = try await visit.admin.draw(ahead: days, of: language)
      return ResponseBuilder.redirect(SitePath.adminSchedule(of: language, from: visit.admin.today))
    } catch .outOfRange {
      let fault = FormErrors.FieldError(field: "days", text: visit.visitor.texts.admin.drawWrong)
      let page = try await schedule(
        visit, of: language, from: nil, days: String(typed.prefix(10)), faults: FormErrors([fault]))
      return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
    } catch { throw PageError(error) }
  }

  /// - Parameter wish: a language that has questions; any other becomes the first that has.
  private func schedule(
    _ visit: AdminContext, of wish: Language?, from: CalendarDate?, days: String = "7",
    faults: FormErrors = FormErrors()
  ) async throws(PageError) -> AdminSchedulePage {
    let languages = try await mapError(PageError.init) { () throws(AdminError) in try await visit.admin.languages() }
    let language = languages.first { $0 == wish } ?? languages.first ?? visit.player.account.settings.language
    let first = from ?? visit.admin.today - 3
    let dates = first...first + (Self.scheduleLength - 1)
    let entries = try await mapError(PageError.init) { () throws(AdminError) in
      try await visit.admin.schedule(of: language, in: dates)
    }
    return AdminSchedulePage(
      player: frame(visit, at: SitePath.adminSchedule(of: language, from: first)), language: language,
      languages: languages, dates: dates, today: visit.admin.today,
      entries: entries.map { .init(item: AdminItem($0.item, on: $0.date), starts: $0.starts) },
      isPersonal: house.gameSettings.drawMode == .personal, days: days, errors: faults)
  }
}
