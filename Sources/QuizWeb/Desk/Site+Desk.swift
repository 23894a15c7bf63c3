import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// An operator at the desk.
struct DeskVisit: Sendable {
  let desk: Desk
  let player: Player
  let visitor: Visitor
}

extension Site {
  func addDesk(to router: Router<SiteContext>) {
    router.answer("/desk", get: desk(showReports), post: desk(nil))
    router.answer("/desk/schedule", get: desk(showSchedule), post: desk(drawAhead))
    router.answer("/desk/bank", get: desk(showBank), post: desk(nil))
    router.answer("/desk/figures", get: desk(showFigures), post: desk(nil))
    router.answer("/desk/trail", get: desk(showTrail), post: desk(nil))
    router.answer("/desk/item/:item", get: desk(showItem), post: desk(nil))
    router.answer("/desk/item/:item/:deed", get: desk(nil), post: desk(decide))
  }

  typealias DeskHandler = @Sendable (Request, SiteContext, DeskVisit) async throws -> Hummingbird.Response

  /// The desk is there for operators; for everybody else there is no such page, whatever they send.
  private func desk(_ handler: DeskHandler?) -> Handler {
    { request, context in
      let visitor = Visitor(of: request, settings: settings)
      guard let player = try await player(of: visitor), let desk = house.desk(of: player.account) else {
        house.security.count(.deskRefusals)
        throw Trouble.noSuchPage
      }
      guard let handler else { throw Trouble.noSuchPage }
      return try await handler(request, context, DeskVisit(desk: desk, player: player, visitor: visitor))
    }
  }

  @Sendable private func showReports(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let reported = try await refusing { () throws(DeskRefusal) in try await visit.desk.reports() }
    let page = DeskReportsPage(
      player: frame(visit, at: Address.desk),
      reported: reported.map { report in
        DeskReportsPage.Reported(
          item: DeskItem(report.item, on: report.date), texts: report.texts, count: report.count)
      })
    return Reply.page(page.html, to: request)
  }

  @Sendable private func showBank(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let forecasts = try await refusing { () throws(DeskRefusal) in try await visit.desk.forecasts() }
    let page = DeskBankPage(
      player: frame(visit, at: Address.deskBank), forecasts: forecasts.map(DeskBankPage.Forecast.init))
    return Reply.page(page.html, to: request)
  }

  @Sendable private func showTrail(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let trail = try await refusing { () throws(DeskRefusal) in try await visit.desk.trail() }
    let page = DeskTrailPage(
      player: frame(visit, at: Address.deskTrail), entries: trail.map(DeskTrailPage.Entry.init))
    return Reply.page(page.html, to: request)
  }

  func frame(_ visit: DeskVisit, at address: String) -> PlayerFrame {
    playerFrame(for: visit.player, visit.visitor, at: address)
  }

  func refusing<Value>(_ work: () async throws(DeskRefusal) -> Value) async throws(Trouble) -> Value {
    do { return try await work() } catch { throw Trouble(error) }
  }
}

extension Trouble {
  /// What the desk refuses where no form can tell it.
  init(_ refusal: DeskRefusal) {
    switch refusal {
    case .store(let error): self = Trouble(store: error)
    case .noSuchItem, .noSuchOption, .isVoid, .noReason, .noSuchNumber, .noSuchImport: self = .noSuchPage
    }
  }
}

extension DeskItem {
  init(_ item: ScheduledItem, on date: CalendarDate?) {
    self.init(number: item.id.number, item: item.item, date: date, isVoid: item.isVoid)
  }
}

extension DeskBankPage.Forecast {
  fileprivate init(_ forecast: BankForecast) {
    self.init(
      language: forecast.language,
      supplies: forecast.supplies.map { supply in
        DeskBankPage.Supply(
          difficulty: supply.difficulty, questions: supply.questions, left: supply.left, shelf: supply.shelf,
          drawn: supply.drawn, lasts: supply.lasts.map { (days: supply.days, until: $0) })
      },
      byCategory: forecast.byCategory)
  }
}

extension DeskTrailPage.Entry {
  fileprivate init(_ entry: TrailEntry) {
    self.init(
      deed: DeskItemPage.Deed(entry.deed), number: entry.item?.number, question: entry.question,
      undone: entry.deed == .undoImport ? entry.question : nil, by: entry.by?.text, reason: entry.reason, at: entry.at)
  }
}

extension DeskItemPage.Deed {
  /// Nil of what isn't a decision on a question.
  fileprivate init?(_ deed: TrailEntry.Deed) {
    switch deed {
    case .void: self = .void
    case .rekey: self = .rekey
    case .dismiss: self = .dismiss
    case .resetClock, .undoImport: return nil
    }
  }
}
