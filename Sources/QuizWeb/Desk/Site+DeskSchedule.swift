import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  /// How many dates the desk shows at once.
  private static let scheduleLength = 14

  @Sendable func showSchedule(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let from = request.query(Address.fromField).flatMap { CalendarDate(text: $0) }
    let wish = request.query(Address.languageField).map { Language($0) }
    return Reply.page(try await schedule(visit, of: wish, from: from).html, to: request)
  }

  @Sendable func drawAhead(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let form = try await Form.ours(of: request, from: visit.visitor)
    let languages = try await refusing { () throws(DeskRefusal) in try await visit.desk.languages() }
    guard let language = form[Address.languageField].map({ Language($0) }), languages.contains(language) else {
      throw Trouble.badRequest
    }
    let typed = form["days"] ?? ""
    do throws(DeskRefusal) {
      guard let days = Int(typed.prefix(10)) else { throw .noSuchNumber }
      _ = try await visit.desk.draw(ahead: days, of: language)
      return Reply.see(Address.deskSchedule(of: language, from: visit.desk.today))
    } catch .noSuchNumber {
      let fault = FormFaults.Fault(field: "days", text: visit.visitor.texts.desk.drawWrong)
      let page = try await schedule(
        visit, of: language, from: nil, days: String(typed.prefix(10)), faults: FormFaults([fault]))
      return Reply.page(page.html, status: .unprocessableContent, to: request)
    } catch { throw Trouble(error) }
  }

  /// - Parameter wish: a language that has questions; any other becomes the first that has.
  private func schedule(
    _ visit: DeskVisit, of wish: Language?, from: CalendarDate?, days: String = "7", faults: FormFaults = FormFaults()
  ) async throws(Trouble) -> DeskSchedulePage {
    let languages = try await refusing { () throws(DeskRefusal) in try await visit.desk.languages() }
    let language = languages.first { $0 == wish } ?? languages.first ?? visit.player.account.settings.language
    let first = from ?? visit.desk.today - 3
    let dates = first...first + (Self.scheduleLength - 1)
    let entries = try await refusing { () throws(DeskRefusal) in
      try await visit.desk.schedule(of: language, in: dates)
    }
    return DeskSchedulePage(
      player: frame(visit, at: Address.deskSchedule(of: language, from: first)), language: language,
      languages: languages, dates: dates, today: visit.desk.today,
      entries: entries.map { .init(item: DeskItem($0.item, on: $0.date), starts: $0.starts) },
      isPersonal: house.rules.draw == .personal, days: days, faults: faults)
  }
}
