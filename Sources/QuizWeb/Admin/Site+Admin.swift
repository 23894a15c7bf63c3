import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addAdminRoutes(to router: SiteRouter) {
    router.route(SitePath.admin, get: .operators(showReports))
    router.route(SitePath.adminBank, get: .operators(showBank))
    router.route(SitePath.adminAuditLog, get: .operators(showAuditLog))
    addAdminScheduleRoutes(to: router)
    addAdminAnalyticsRoutes(to: router)
    addAdminAccountsRoutes(to: router)
    addAdminItemRoutes(to: router)
    addTextCorrectionRoutes(to: router)
    addFormerAdminPaths(to: router)
  }

  private func showReports(_ request: OperatorRequest) async throws -> Response {
    let reported = try await request.admin.reports()
    let items = try await localized(reported.map(\.item), for: request)
    let page = AdminReportsPage(
      context: await loadPageContext(for: request, at: SitePath.admin),
      reportedItems: zip(reported, items).map { report, item in
        AdminReportsPage.ReportedItem(
          item: AdminItem(item, on: report.date), texts: report.texts, count: report.reportCount)
      })
    return Response.page(page.html, to: request)
  }

  private func showBank(_ request: OperatorRequest) async throws -> Response {
    let forecasts = try await request.admin.forecasts()
    let shared = try await request.admin.gameLanguages()
    let page = AdminBankPage(
      context: await loadPageContext(for: request, at: SitePath.adminBank),
      supplies: forecasts.map { AdminBankPage.LanguageSupply($0, sharing: shared) })
    return Response.page(page.html, to: request)
  }

  private func showAuditLog(_ request: OperatorRequest) async throws -> Response {
    let auditLog = try await request.admin.auditLog()
    let page = AdminAuditLogPage(
      context: await loadPageContext(for: request, at: SitePath.adminAuditLog),
      entries: auditLog.map(AdminAuditLogPage.Entry.init))
    return Response.page(page.html, to: request)
  }

  /// Items in the language that the operator reads, in the same order.
  func localized(_ items: [ItemRecord], for request: OperatorRequest) async throws -> [ItemRecord] {
    try await request.admin.localized(items, in: request.player.readingLanguage)
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
      languages: shared.languages(of: forecast.game),
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
      textChanges: entry.textChanges.map { AdminAuditLogPage.TextChange(former: $0.former, present: $0.present) },
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
      case .correctTexts: .correctTexts
      }
  }
}
