import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func showDeletion(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let page = AccountDeletionPage(
      player: await loadPageContext(for: player, visitor: visitor, at: SitePath.deletion))
    return ResponseBuilder.page(page.html, to: request)
  }

  func deleteAccount(_ form: FormData, _ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let (player, visitor) = (context.player, context.visitor)
    let result = try await formResult(for: visitor, wrongCredentials: wrongPasswordError(for: visitor)) {
      () throws(AccountError) in
      try await house.accounts.deleteAccount(
        of: player, password: TypedPassword(form[AccountField.currentPassword] ?? ""),
        browserID: visitor.playsToken.map(BrowserID.init(token:)), knownBrowserTokens: visitor.knownBrowserTokens)
    }
    switch result {
    case .rejected(let rejected):
      // A guest who has a name by now sees the form with a password.
      if player.account.isGuest { return ResponseBuilder.redirect(SitePath.deletion) }
      let pageContext = await loadPageContext(for: player, visitor: visitor, at: SitePath.deletion)
      return rejected.response(
        showing: AccountDeletionPage(player: pageContext, errors: rejected.errors).html, to: request)
    case .accepted(let deleted):
      var response = ResponseBuilder.redirect(SitePath.accountDeleted)
      clearSessionCookie(&response)
      clearInvitationCookie(of: visitor, &response)
      setWithheldDatesCookie(deleted.withheldDates, beside: visitor, &response)
      setKnownBrowserCookie(deleted.knownBrowserTokens, of: visitor, &response)
      return response
    }
  }

  func showDeleted(_ request: Request, _ context: VisitorRequestContext) -> Response {
    let visitor = context.visitor
    let texts = visitor.texts
    let page = MessagePage(
      context: pageContext(for: visitor, at: SitePath.accountDeleted),
      message: Texts.Message(title: texts.account.deletion.doneTitle, text: texts.account.deletion.doneText),
      links: [MessagePage.Link(label: texts.messages.toQuizzes, url: SitePath.front)])
    return ResponseBuilder.page(page.html, to: request)
  }
}
