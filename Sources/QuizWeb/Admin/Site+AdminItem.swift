import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  @Sendable func showItem(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    let effect = request.queryParameter(SitePath.resultField).flatMap { AdminItemPage.ActionResult(written: $0) }
    return ResponseBuilder.page(try await itemPage(context, adminContext, effect: effect).html, to: request)
  }

  @Sendable func submitCorrection(
    _ request: Request, _ context: SiteContext, _ adminContext: AdminContext
  ) async throws -> Response {
    guard let number = Site.itemNumber(context),
      let action = AdminItemPage.Action(rawValue: String(context.pathParameter("action")))
    else {
      throw PageError.notFound
    }
    let form = try await FormData.verified(of: request, from: adminContext.visitor)
    let reason = form[AdminItemPage.reasonField(of: action)] ?? ""
    let option = form[AdminItemPage.optionField].flatMap { Int($0.prefix(4)) }
    do {
      let effect = try await applyCorrection(action, on: ItemID(number), to: option, reason, adminContext.admin)
      return ResponseBuilder.redirect(SitePath.adminItem(number) + "?" + SitePath.resultField + "=" + effect.queryValue)
    } catch {
      guard let fieldError = fieldError(error, action, in: adminContext.visitor.texts.admin) else {
        throw PageError(error)
      }
      let draft = AdminItemPage.RejectedForm(
        action: action, reason: String(reason.prefix(1000)), option: option, errors: FormErrors([fieldError]))
      let page = try await itemPage(context, adminContext, draft: draft)
      return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  private func applyCorrection(
    _ action: AdminItemPage.Action, on item: ItemID, to option: Int?, _ reason: String, _ admin: AdminService
  ) async throws(AdminError) -> AdminItemPage.ActionResult {
    switch action {
    case .void: return AdminItemPage.ActionResult(try await admin.void(item, reason: reason))
    case .rekey: return AdminItemPage.ActionResult(try await admin.rekey(item, to: option, reason: reason))
    case .dismiss:
      try await admin.dismissReports(on: item, reason: reason)
      return .dismissed
    }
  }

  /// The error of a field of the form; nil if no form can show it.
  private func fieldError(_ error: AdminError, _ action: AdminItemPage.Action, in texts: Texts.Admin) -> FormErrors
    .FieldError?
  {
    switch error {
    case .noReason: FormErrors.FieldError(field: AdminItemPage.reasonField(of: action), text: texts.reasonWrong)
    case .noSuchOption: FormErrors.FieldError(field: AdminItemPage.optionField, text: texts.keyWrong)
    case .isVoid: FormErrors.FieldError(field: nil, text: texts.isVoid)
    case .noSuchItem, .outOfRange, .noSuchImport, .store: nil
    }
  }

  private func itemPage(
    _ context: SiteContext, _ adminContext: AdminContext, effect: AdminItemPage.ActionResult? = nil,
    draft: AdminItemPage.RejectedForm? = nil
  ) async throws(PageError) -> AdminItemPage {
    guard let number = Site.itemNumber(context) else { throw .notFound }
    let details = try await mapError(PageError.init) { () throws(AdminError) in
      try await adminContext.admin.itemDetails(of: ItemID(number))
    }
    return AdminItemPage(
      player: playerContext(for: adminContext, at: SitePath.adminItem(number)),
      details: AdminItemPage.Details(
        item: AdminItem(details.item, on: details.date), starts: details.answerCounts.starts,
        answers: details.answerCounts.byOption,
        unanswered: details.answerCounts.unanswered, reports: details.reports, reportCount: details.reportCount),
      result: effect, rejectedForm: draft)
  }

  static func itemNumber(_ context: SiteContext) -> Int64? {
    let text = context.pathParameter("item")
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}

extension AdminItemPage.ActionResult {
  fileprivate init(_ effect: CorrectionEffect) { self = effect.isRedrawn ? .redrawn : .recounted(effect.rounds) }

  /// The value of the query parameter.
  fileprivate var queryValue: String {
    switch self {
    case .recounted(let rounds): String(rounds)
    case .redrawn: "drawn"
    case .dismissed: "settled"
    }
  }

  fileprivate init?(written: some StringProtocol) {
    switch written {
    case "drawn": self = .redrawn
    case "settled": self = .dismissed
    default:
      guard let rounds = Int(written), rounds >= 0 else { return nil }
      self = .recounted(rounds)
    }
  }
}
