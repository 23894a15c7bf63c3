import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  @Sendable func showItem(
    _ request: Request, _ context: SiteContext, _ visit: AdminContext
  ) async throws -> Hummingbird.Response {
    let effect = request.queryParameter(SitePath.resultField).flatMap { AdminItemPage.ActionResult(written: $0) }
    return ResponseBuilder.page(try await itemPage(context, visit, effect: effect).html, to: request)
  }

  @Sendable func submitCorrection(
    _ request: Request, _ context: SiteContext, _ visit: AdminContext
  ) async throws -> Hummingbird.Response {
    guard let number = Site.itemNumber(context),
      let deed = AdminItemPage.Action(rawValue: String(context.pathParameter("deed")))
    else {
      throw PageError.notFound
    }
    let form = try await FormData.verified(of: request, from: visit.visitor)
    let reason = form[AdminItemPage.reasonField(of: deed)] ?? ""
    let option = form[AdminItemPage.optionField].flatMap { Int($0.prefix(4)) }
    do {
      let effect = try await applyCorrection(deed, on: ItemID(number), to: option, reason, visit.admin)
      return ResponseBuilder.redirect(SitePath.adminItem(number) + "?" + SitePath.resultField + "=" + effect.queryValue)
    } catch {
      guard let fault = fieldError(error, deed, in: visit.visitor.texts.admin) else { throw PageError(error) }
      let draft = AdminItemPage.RejectedForm(
        action: deed, reason: String(reason.prefix(1000)), option: option, errors: FormErrors([fault]))
      let page = try await itemPage(context, visit, draft: draft)
      return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  private func applyCorrection(
    _ deed: AdminItemPage.Action, on item: ItemID, to option: Int?, _ reason: String, _ desk: AdminService
  ) async throws(AdminError) -> AdminItemPage.ActionResult {
    switch deed {
    case .void: return AdminItemPage.ActionResult(try await desk.void(item, reason: reason))
    case .rekey: return AdminItemPage.ActionResult(try await desk.rekey(item, to: option, reason: reason))
    case .dismiss:
      try await desk.dismissReports(on: item, reason: reason)
      return .dismissed
    }
  }

  /// What a form can tell; nil for what it can't.
  private func fieldError(_ refusal: AdminError, _ deed: AdminItemPage.Action, in texts: Texts.Admin) -> FormErrors
    .FieldError?
  {
    switch refusal {
    case .noReason: FormErrors.FieldError(field: AdminItemPage.reasonField(of: deed), text: texts.reasonWrong)
    case .noSuchOption: FormErrors.FieldError(field: AdminItemPage.optionField, text: texts.keyWrong)
    case .isVoid: FormErrors.FieldError(field: nil, text: texts.isVoid)
    case .noSuchItem, .outOfRange, .noSuchImport, .store: nil
    }
  }

  private func itemPage(
    _ context: SiteContext, _ visit: AdminContext, effect: AdminItemPage.ActionResult? = nil,
    draft: AdminItemPage.RejectedForm? = nil
  ) async throws(PageError) -> AdminItemPage {
    guard let number = Site.itemNumber(context) else { throw .notFound }
    let file = try await mapError(PageError.init) { () throws(AdminError) in
      try await visit.admin.itemDetails(of: ItemID(number))
    }
    return AdminItemPage(
      player: frame(visit, at: SitePath.adminItem(number)),
      details: AdminItemPage.Details(
        item: AdminItem(file.item, on: file.date), starts: file.answerCounts.starts,
        answers: file.answerCounts.byOption,
        unanswered: file.answerCounts.unanswered, reports: file.reports, reportCount: file.reportCount),
      result: effect, rejectedForm: draft)
  }

  private static func itemNumber(_ context: SiteContext) -> Int64? {
    let text = context.pathParameter("item")
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}

extension AdminItemPage.ActionResult {
  fileprivate init(_ effect: CorrectionEffect) { self = effect.isRedrawn ? .redrawn : .recounted(effect.rounds) }

  /// As it stands in an address.
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
