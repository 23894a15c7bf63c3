import HTTPTypes
import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  @Sendable func showItem(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    let effect = request.query(Address.effectField).flatMap { DeskItemPage.Effect(written: $0) }
    return Reply.page(try await item(context, visit, effect: effect).html, to: request)
  }

  @Sendable func decide(
    _ request: Request, _ context: SiteContext, _ visit: DeskVisit
  ) async throws -> Hummingbird.Response {
    guard let number = Site.item(context), let deed = DeskItemPage.Deed(rawValue: String(context.part("deed"))) else {
      throw Trouble.noSuchPage
    }
    let form = try await Form.ours(of: request, from: visit.visitor)
    let reason = form[DeskItemPage.reasonField(of: deed)] ?? ""
    let option = form[DeskItemPage.optionField].flatMap { Int($0.prefix(4)) }
    do {
      let effect = try await decide(deed, on: ItemID(number), to: option, reason, visit.desk)
      return Reply.see(Address.deskItem(number) + "?" + Address.effectField + "=" + effect.written)
    } catch {
      guard let fault = fault(error, deed, in: visit.visitor.texts.desk) else { throw Trouble(error) }
      let draft = DeskItemPage.Draft(
        deed: deed, reason: String(reason.prefix(1000)), option: option, faults: FormFaults([fault]))
      let page = try await item(context, visit, draft: draft)
      return Reply.page(page.html, status: .unprocessableContent, to: request)
    }
  }

  private func decide(
    _ deed: DeskItemPage.Deed, on item: ItemID, to option: Int?, _ reason: String, _ desk: Desk
  ) async throws(DeskRefusal) -> DeskItemPage.Effect {
    switch deed {
    case .void: return DeskItemPage.Effect(try await desk.void(item, reason: reason))
    case .rekey: return DeskItemPage.Effect(try await desk.rekey(item, to: option, reason: reason))
    case .dismiss:
      try await desk.dismissReports(on: item, reason: reason)
      return .settled
    }
  }

  /// What a form can tell; nil for what it can't.
  private func fault(_ refusal: DeskRefusal, _ deed: DeskItemPage.Deed, in texts: Texts.Desk) -> FormFaults.Fault? {
    switch refusal {
    case .noReason: FormFaults.Fault(field: DeskItemPage.reasonField(of: deed), text: texts.reasonWrong)
    case .noSuchOption: FormFaults.Fault(field: DeskItemPage.optionField, text: texts.keyWrong)
    case .isVoid: FormFaults.Fault(field: nil, text: texts.isVoid)
    case .noSuchItem, .noSuchNumber, .noSuchImport, .store: nil
    }
  }

  private func item(
    _ context: SiteContext, _ visit: DeskVisit, effect: DeskItemPage.Effect? = nil, draft: DeskItemPage.Draft? = nil
  ) async throws(Trouble) -> DeskItemPage {
    guard let number = Site.item(context) else { throw .noSuchPage }
    let file = try await refusing { () throws(DeskRefusal) in try await visit.desk.file(on: ItemID(number)) }
    return DeskItemPage(
      player: frame(visit, at: Address.deskItem(number)),
      file: DeskItemPage.File(
        item: DeskItem(file.item, on: file.date), starts: file.tally.starts, answers: file.tally.options,
        unanswered: file.tally.unanswered, reports: file.reports, reportCount: file.reportCount),
      effect: effect, draft: draft)
  }

  private static func item(_ context: SiteContext) -> Int64? {
    let text = context.part("item")
    guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int64(text)
  }
}

extension DeskItemPage.Effect {
  fileprivate init(_ effect: EdictEffect) { self = effect.isDrawnAnew ? .drawnAnew : .counted(effect.rounds) }

  /// As it stands in an address.
  fileprivate var written: String {
    switch self {
    case .counted(let rounds): String(rounds)
    case .drawnAnew: "drawn"
    case .settled: "settled"
    }
  }

  fileprivate init?(written: some StringProtocol) {
    switch written {
    case "drawn": self = .drawnAnew
    case "settled": self = .settled
    default:
      guard let rounds = Int(written), rounds >= 0 else { return nil }
      self = .counted(rounds)
    }
  }
}
