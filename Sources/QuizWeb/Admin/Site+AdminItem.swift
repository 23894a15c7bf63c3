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

  private func showItem(_ request: Request, _ context: OperatorRequestContext) async throws -> Response {
    let effect = request.queryParameter(SitePath.resultField).flatMap { AdminItemPage.ActionResult(written: $0) }
    return ResponseBuilder.page(try await itemPage(context, effect: effect).html, to: request)
  }

  private func submitCorrection(
    _ form: FormData, _ request: Request, _ context: OperatorRequestContext
  ) async throws -> Response {
    guard let number = Site.itemNumber(context.route),
      let action = AdminItemPage.Action(rawValue: String(context.route.pathParameter("action")))
    else {
      throw PageError.notFound
    }
    if action == .translate {
      return try await correctTexts(form, of: ItemID(number), request, context)
    }
    let reason = form[AdminItemPage.reasonField(of: action)] ?? ""
    let option = form[AdminItemPage.optionField].flatMap { Int($0.prefix(4)) }
    do {
      if form[AdminItemPage.confirmationField] != "1",
        let page = try await confirmationPage(action, on: ItemID(number), to: option, reason, context)
      {
        return ResponseBuilder.page(page.html, to: request)
      }
      let effect = try await applyCorrection(action, on: ItemID(number), to: option, reason, context.admin)
      return ResponseBuilder.redirect(SitePath.adminItem(number) + "?" + SitePath.resultField + "=" + effect.queryValue)
    } catch {
      guard let fieldError = fieldError(error, action, in: context.visitor.texts.admin) else {
        throw PageError(error)
      }
      let draft = AdminItemPage.RejectedForm(
        action: action, reason: String(reason.prefix(1000)), option: option, errors: FormErrors([fieldError]))
      let page = try await itemPage(context, draft: draft)
      return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  /// The page that asks for confirmation; nil for an action that needs none.
  private func confirmationPage(
    _ action: AdminItemPage.Action, on itemID: ItemID, to option: Int?, _ reason: String,
    _ context: OperatorRequestContext
  ) async throws(AdminError) -> AdminConfirmationPage? {
    let admin = context.admin
    let details: ItemDetails
    let confirmed: AdminConfirmationPage.Action
    switch action {
    case .dismiss, .translate: return nil
    case .void: (details, confirmed) = (try await admin.checkVoid(itemID, reason: reason), .void)
    case .rekey:
      let checked = try await admin.checkRekey(itemID, to: option, reason: reason)
      details = checked.details
      confirmed = .rekey(option: checked.option)
    }
    return AdminConfirmationPage(
      player: await loadPageContext(for: context, at: SitePath.adminItem(itemID.number)),
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
    case .translate: throw .noSuchTexts
    }
  }

  /// Needs no confirmation: it changes no result, and the audit log keeps the former texts.
  private func correctTexts(
    _ form: FormData, of itemID: ItemID, _ request: Request, _ context: OperatorRequestContext
  ) async throws -> Response {
    guard let language = form[SitePath.languageField].map({ Language($0) }) else { throw PageError.badRequest }
    let details = try await context.admin.itemDetails(of: itemID)
    let question = details.item.content.question
    guard let present = ([question.primaryTexts] + question.translations).first(where: { $0.language == language })
    else {
      throw PageError.notFound
    }
    // A field that was only shown comes back as it was, with its no-break spaces and line breaks: a bank file has them too.
    func typed(_ field: AdminItemPage.TranslationField, _ present: String, lineBreak: String = " ") -> String {
      let text = form[AdminItemPage.translationField(field, language)] ?? ""
      guard Self.words(text) != Self.words(present) else { return present }
      return Self.trimmed(text).replacing("\r\n", with: lineBreak).replacing("\n", with: lineBreak)
    }
    let answers = present.answers.enumerated().map { typed(.answer($0.offset), $0.element) }
    let texts = TriviaTexts(
      language: language, text: typed(.text, present.text), correctAnswer: answers[0],
      distractors: Array(answers.dropFirst()), explanation: typed(.explanation, present.explanation, lineBreak: "\n"),
      source: present.source)
    let reason = form[AdminItemPage.translationField(.reason, language)] ?? ""
    do throws(AdminError) {
      try await context.admin.correctTexts(of: itemID, to: texts, reason: reason)
      let result = SitePath.resultField + "=" + AdminItemPage.ActionResult.translated.queryValue
      return ResponseBuilder.redirect(SitePath.adminItem(itemID.number) + "?" + result)
    } catch {
      let errors = formErrors(error, language, in: context.visitor.texts.admin)
      guard !errors.isEmpty else { throw PageError(error) }
      let draft = AdminItemPage.RejectedForm(
        action: .translate, reason: String(reason.prefix(1000)), option: nil, translation: texts,
        errors: FormErrors(errors))
      let page = try await itemPage(context, draft: draft)
      return ResponseBuilder.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  private static func words(_ text: String) -> [Substring] { text.split { $0.isWhitespace } }

  private static func trimmed(_ text: String) -> String {
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return String(text[..<end].drop { $0.isWhitespace })
  }

  /// The errors of the form that corrects the texts of a language; empty if it can't show them.
  private func formErrors(_ error: AdminError, _ language: Language, in texts: Texts.Admin) -> [FormErrors.FieldError] {
    func message(_ field: AdminItemPage.TranslationField, _ text: String) -> FormErrors.FieldError {
      FormErrors.FieldError(field: AdminItemPage.translationField(field, language), text: text)
    }
    return switch error {
    case .noReason: [message(.reason, texts.reasonWrong)]
    case .invalidTexts(let faults):
      faults.map { fault in
        switch fault {
        case .emptyQuestion: message(.text, texts.questionMissing)
        case .duplicateQuestion: message(.text, texts.questionTwice)
        case .emptyAnswer(let index): message(.answer(index), texts.answerMissing)
        case .duplicateAnswer(let index): message(.answer(index), texts.answerTwice)
        }
      }
    default: []
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

  private func itemPage(
    _ context: OperatorRequestContext, effect: AdminItemPage.ActionResult? = nil,
    draft: AdminItemPage.RejectedForm? = nil
  ) async throws -> AdminItemPage {
    guard let number = Site.itemNumber(context.route) else { throw PageError.notFound }
    let details = try await context.admin.itemDetails(of: ItemID(number))
    return AdminItemPage(
      player: await loadPageContext(for: context, at: SitePath.adminItem(number)),
      details: AdminItemPage.Details(details), result: effect, rejectedForm: draft)
  }

  static func itemNumber(_ context: SiteContext) -> Int64? {
    let text = context.pathParameter("item")
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
    case .translated: "translated"
    }
  }

  fileprivate init?(written: some StringProtocol) {
    switch written {
    case "drawn": self = .redrawn
    case "settled": self = .dismissed
    case "translated": self = .translated
    default:
      guard let rounds = Int(written), rounds >= 0 else { return nil }
      self = .recounted(rounds)
    }
  }
}
