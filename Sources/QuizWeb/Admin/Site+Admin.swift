import Hummingbird
import QuizEngine
import QuizPages
import QuizService

/// An operator's request, with the service that they may use.
struct AdminContext: Sendable {
  let admin: AdminService
  let player: Player
  let visitor: Visitor
}

extension Site {
  func addAdminRoutes(to router: Router<SiteContext>) {
    router.route("\(SitePath.admin)", get: adminHandler(showReports), post: adminHandler(nil))
    router.route("\(SitePath.adminSchedule)", get: adminHandler(showSchedule), post: adminHandler(drawAhead))
    router.route("\(SitePath.adminBank)", get: adminHandler(showBank), post: adminHandler(nil))
    router.route("\(SitePath.adminAnalytics)", get: adminHandler(showAnalytics), post: adminHandler(nil))
    router.route("\(SitePath.adminAccounts)", get: adminHandler(showAccounts), post: adminHandler(changeRole))
    router.route("\(SitePath.adminAuditLog)", get: adminHandler(showAuditLog), post: adminHandler(nil))
    router.route("\(SitePath.admin)/item/:item", get: adminHandler(showItem), post: adminHandler(nil))
    router.route(
      "\(SitePath.admin)/item/:item/:action", get: adminHandler(nil), post: adminHandler(submitCorrection))
  }

  typealias AdminHandler = @Sendable (Request, SiteContext, AdminContext) async throws -> Response

  /// Gives the page to operators only. For everybody else it doesn't exist, with any request.
  private func adminHandler(_ handler: AdminHandler?) -> RouteHandler {
    { request, context in
      let visitor = Visitor(of: request, settings: settings)
      guard let player = try await useSession(of: visitor), let admin = house.admin(of: player.account) else {
        house.security.increment(.adminRefusals)
        throw PageError.notFound
      }
      guard let handler else { throw PageError.notFound }
      return try await handler(request, context, AdminContext(admin: admin, player: player, visitor: visitor))
    }
  }

  @Sendable private func showReports(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let reported = try await adminContext.admin.reports()
    let items = try await localized(reported.map(\.item), for: adminContext)
    let page = AdminReportsPage(
      player: await loadPlayerContext(for: adminContext, at: SitePath.admin),
      reportedItems: zip(reported, items).map { report, item in
        AdminReportsPage.ReportedItem(
          item: AdminItem(item, on: report.date), texts: report.texts, count: report.reportCount)
      })
    return ResponseBuilder.page(page.html, to: request)
  }

  @Sendable private func showBank(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let forecasts = try await adminContext.admin.forecasts()
    let shared = try await adminContext.admin.gameLanguages()
    let page = AdminBankPage(
      player: await loadPlayerContext(for: adminContext, at: SitePath.adminBank),
      supplies: forecasts.map { AdminBankPage.LanguageSupply($0, sharing: shared) })
    return ResponseBuilder.page(page.html, to: request)
  }

  @Sendable private func showAuditLog(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let auditLog = try await adminContext.admin.auditLog()
    let page = AdminAuditLogPage(
      player: await loadPlayerContext(for: adminContext, at: SitePath.adminAuditLog),
      entries: auditLog.map(AdminAuditLogPage.Entry.init))
    return ResponseBuilder.page(page.html, to: request)
  }

  /// Items in the language that the operator reads, in the same order.
  func localized(_ items: [ItemRecord], for adminContext: AdminContext) async throws -> [ItemRecord] {
    try await adminContext.admin.localized(items, in: adminContext.player.readingLanguage)
  }

  func loadPlayerContext(for adminContext: AdminContext, at address: String) async -> PlayerContext {
    await loadPlayerContext(for: adminContext.player, visitor: adminContext.visitor, at: address)
  }
}

extension AdminItem {
  init(_ item: ItemRecord, on date: CalendarDate?) {
    self.init(number: item.id.number, item: item.content, date: date, isVoid: item.isVoid)
  }
}

extension AdminBankPage.LanguageSupply {
  fileprivate init(_ forecast: BankForecast, sharing shared: GameLanguages) {
    self.init(
      languages: shared.languages(of: forecast.language),
      byDifficulty: forecast.supplies.map { supply in
        AdminBankPage.DifficultySupply(
          difficulty: supply.difficulty, questions: supply.questions, undrawn: supply.remaining,
          practicePool: supply.practicePool,
          drawn: supply.drawn, lastsUntil: supply.lastDate.map { (days: supply.days, until: $0) })
      },
      byCategory: forecast.byCategory)
  }
}

extension AdminAuditLogPage.Entry {
  fileprivate init(_ entry: AuditLogEntry) {
    self.init(
      action: AdminAuditLogPage.Action(entry),
      question: entry.itemID.map { AdminAuditLogPage.Question(number: $0.number, text: entry.subject) },
      operatorName: entry.operatorName?.text, reason: entry.reason, doneAt: entry.doneAt)
  }
}

extension AdminAuditLogPage.Action {
  fileprivate init(_ entry: AuditLogEntry) {
    self =
      switch entry.action {
      case .void: .void
      case .rekey: .rekey
      case .dismiss: .dismiss
      case .resetClock: .resetClock
      case .undoImport: .undoImport(file: entry.subject)
      case .correctTranslation: .correctTranslation
      }
  }
}
