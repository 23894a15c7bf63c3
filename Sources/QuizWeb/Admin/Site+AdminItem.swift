import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addAdminItemRoutes(to router: SiteRouter) {
    router.route(SitePath.adminItems + ":item", get: .operators(showItem))
    router.route(SitePath.adminItems + ":item/:action", post: .operators(form: submitCorrection))
  }

  private func showItem(_ request: OperatorRequest) async throws -> Response {
    let result = request.queryParameter(QueryField.actionResult).flatMap { AdminItemPage.ActionResult(written: $0) }
    return Response.page(try await itemPage(request, result: result).html, to: request)
  }

  private func submitCorrection(_ form: FormData, _ request: OperatorRequest) async throws -> Response {
    let itemID = try itemID(request)
    guard let action = AdminItemPage.Action(rawValue: String(request.pathParameter("action"))) else {
      throw PageError.notFound
    }
    let reason = form[AdminItemPage.reasonField(of: action)] ?? ""
    let option = form[AdminItemPage.optionField].flatMap { Int($0.prefix(4)) }
    do {
      if form[AdminItemPage.confirmationField] != "1",
        let page = try await confirmationPage(action, on: itemID, to: option, reason, request)
      {
        return Response.page(page.html, to: request)
      }
      return redirect(
        to: itemID, after: try await applyCorrection(action, on: itemID, to: option, reason, request.admin))
    } catch {
      guard let fieldError = fieldError(error, action, in: request.visitor.texts.admin) else {
        throw error.pageError
      }
      let rejected = AdminItemPage.RejectedForm(
        action: action, reason: String(reason.prefix(1000)), option: option, errors: FormErrors([fieldError]))
      let page = try await itemPage(request, rejected: rejected)
      return Response.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  /// The page that asks for confirmation; nil for an action that needs none.
  private func confirmationPage(
    _ action: AdminItemPage.Action, on itemID: ItemID, to option: Int?, _ reason: String, _ request: OperatorRequest
  ) async throws(AdminError) -> AdminConfirmationPage? {
    let admin = request.admin
    let details: ItemDetails
    let confirmed: AdminConfirmationPage.Action
    switch action {
    case .dismiss: return nil
    case .void: (details, confirmed) = (try await admin.checkVoid(itemID, reason: reason), .void)
    case .rekey:
      let checked = try await admin.checkRekey(itemID, to: option, reason: reason)
      details = checked.details
      confirmed = .rekey(option: checked.option)
    }
    return AdminConfirmationPage(
      context: await loadPageContext(for: request, at: SitePath.adminItem(itemID.number)),
      details: AdminItemPage.Details(details), action: confirmed, reason: reason)
  }

  private func applyCorrection(
    _ action: AdminItemPage.Action, on itemID: ItemID, to option: Int?, _ reason: String, _ admin: AdminService
  ) async throws(AdminError) -> AdminItemPage.ActionResult {
    switch action {
    case .void: return AdminItemPage.ActionResult(try await admin.void(itemID, reason: reason))
    case .rekey: return AdminItemPage.ActionResult(try await admin.rekey(itemID, to: option, reason: reason))
    case .dismiss:
      try await admin.dismissReports(on: itemID, reason: reason)
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
    case .noSuchItem, .noSuchTexts, .invalidTexts, .outOfRange, .noSuchImport, .store: nil
    }
  }

  /// Redirects to the item's page, which tells the result.
  func redirect(to itemID: ItemID, after result: AdminItemPage.ActionResult) -> Response {
    Response.redirect(SitePath.adminItem(itemID.number) + "?" + QueryField.actionResult + "=" + result.queryValue)
  }

  func itemPage(
    _ request: OperatorRequest, result: AdminItemPage.ActionResult? = nil, rejected: AdminItemPage.RejectedForm? = nil
  ) async throws -> AdminItemPage {
    let itemID = try itemID(request)
    let details = try await request.admin.itemDetails(of: itemID)
    return AdminItemPage(
      context: await loadPageContext(for: request, at: SitePath.adminItem(itemID.number)),
      details: AdminItemPage.Details(details), result: result, rejectedForm: rejected)
  }

  /// The item in the address.
  func itemID(_ request: OperatorRequest) throws(PageError) -> ItemID {
    guard let number = Site.itemNumber(request) else { throw .notFound }
    return ItemID(number)
  }

  static func itemNumber(_ request: some SiteRequest) -> Int64? {
    let text = request.pathParameter("item")
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}

extension AdminItemPage.Details {
  fileprivate init(_ details: ItemDetails) {
    self.init(
      item: AdminItem(details.item, on: details.date), starts: details.answerCounts.starts,
      answers: details.answerCounts.byOption, unanswered: details.answerCounts.unanswered, reports: details.reports,
      reportCount: details.reportCount)
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
    case .textsCorrected: "translated"
    }
  }

  fileprivate init?(written: some StringProtocol) {
    switch written {
    case "drawn": self = .redrawn
    case "settled": self = .dismissed
    case "translated": self = .textsCorrected
    default:
      guard let rounds = Int(written), rounds >= 0 else { return nil }
      self = .recounted(rounds)
    }
  }
}
