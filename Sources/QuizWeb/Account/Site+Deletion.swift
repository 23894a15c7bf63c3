import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addDeletionRoutes(to router: SiteRouter) {
    router.route(SitePath.deletion, get: .players(showDeletion), post: .players(form: deleteAccount))
    router.route(SitePath.accountDeleted, get: .everybody(showDeleted))
  }

  private func showDeletion(_ request: Request, _ context: PlayerRequestContext) async throws -> Response {
    let page = AccountDeletionPage(player: await loadPageContext(for: context, at: SitePath.deletion))
    return ResponseBuilder.page(page.html, to: request)
  }

  private func deleteAccount(
    _ form: FormData, _ request: Request, _ context: PlayerRequestContext
  ) async throws -> Response {
    let visitor = context.visitor
    let result = try await submitForm(for: visitor, wrongCredentials: wrongPasswordError(for: visitor)) {
      () throws(AccountError) in
      try await house.accounts.deleteAccount(
        of: context.player, password: form.typedPassword(in: AccountField.currentPassword),
        browserID: visitor.browserID, knownBrowserTokens: visitor.knownBrowserTokens)
    }
    switch result {
    case .rejected(let rejected):
      // A guest who has a name by now sees the form with a password.
      if context.account.isGuest { return ResponseBuilder.redirect(SitePath.deletion) }
      let pageContext = await loadPageContext(for: context, at: SitePath.deletion)
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

  private func showDeleted(_ request: Request, _ context: VisitorRequestContext) -> Response {
    let texts = context.visitor.texts
    let page = MessagePage(
      context: pageContext(for: context.visitor, at: SitePath.accountDeleted),
      message: Texts.Message(title: texts.account.deletion.doneTitle, text: texts.account.deletion.doneText),
      links: [MessagePage.Link(label: texts.messages.toQuizzes, url: SitePath.front)])
    return ResponseBuilder.page(page.html, to: request)
  }
}
