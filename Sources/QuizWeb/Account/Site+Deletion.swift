import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func offerDeletion(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let page = DeletionPage(player: playerFrame(for: player, visitor, at: Address.deletion))
    return Reply.page(page.html, to: request)
  }

  func delete(_ request: Request, _ context: SiteContext) async throws -> Response {
    let (player, visitor) = try await signedIn(request)
    let form = try await Form.ours(of: request, from: visitor)
    var verdict = FormVerdict()
    let dates: Set<CalendarDate>
    do { dates = try await house.datesOfLeaving(player) } catch { throw Trouble(error) }
    let isDone: Void? = try await judging(
      &verdict, wrong: wrongPassword(visitor), visitor, counting: (.deletions, .wrongPasswords)
    ) {
      () throws(AccountRefusal) in
      try await house.delete(
        player, password: form["present"].map { TypedPassword($0) }, browser: visitor.token.map(PlayerKey.init(token:)))
    }
    guard isDone != nil else {
      let frame = playerFrame(for: player, visitor, at: Address.deletion)
      return verdict.page(DeletionPage(player: frame, faults: verdict.faults).html, to: request)
    }
    var response = Reply.see(Address.goodbye)
    dismiss(&response)
    remember(dates, beside: visitor, &response)
    forgetDevices(of: visitor, &response)
    return response
  }

  func sayGoodbye(_ request: Request, _ context: SiteContext) -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let texts = visitor.texts
    let page = MessagePage(
      frame: frame(for: visitor, at: Address.goodbye),
      message: Texts.Message(title: texts.account.deletion.doneTitle, text: texts.account.deletion.doneText),
      ways: [MessagePage.Way(label: texts.messages.toQuizzes, address: Address.front)])
    return Reply.page(page.html, to: request)
  }
}
