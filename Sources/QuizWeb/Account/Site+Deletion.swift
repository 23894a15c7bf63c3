import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addDeletionRoutes(to router: SiteRouter) {
    router.route(SitePath.deletion, get: .players(showDeletion), post: .players(form: deleteAccount))
    router.route(SitePath.accountDeleted, get: .everybody(showDeleted))
  }

  private func showDeletion(_ request: PlayerRequest) async throws -> Response {
    let page = AccountDeletionPage(player: await loadPageContext(for: request, at: SitePath.deletion))
    return ResponseBuilder.page(page.html, to: request.http)
  }

  private func deleteAccount(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let visitor = request.visitor
    let result = try await submitForm(for: visitor, wrongCredentials: wrongPasswordError(for: visitor)) {
      () throws(AccountError) in
      try await house.accounts.deleteAccount(
        of: request.player, password: form.typedPassword(in: AccountField.currentPassword),
        browserID: visitor.browserID, knownBrowserTokens: visitor.knownBrowserTokens)
    }
    switch result {
    case .rejected(let rejected):
      // A guest who has a name by now sees the form with a password.
      if request.account.isGuest { return ResponseBuilder.redirect(SitePath.deletion) }
      let pageContext = await loadPageContext(for: request, at: SitePath.deletion)
      return rejected.response(
        showing: AccountDeletionPage(player: pageContext, errors: rejected.errors).html, to: request.http)
    case .accepted(let deleted):
      var response = ResponseBuilder.redirect(SitePath.accountDeleted)
      clearSessionCookie(&response)
      clearInvitationCookie(of: visitor, &response)
      setWithheldDatesCookie(deleted.withheldDates, beside: visitor, &response)
      setKnownBrowserCookie(deleted.knownBrowserTokens, of: visitor, &response)
      return response
    }
  }

  private func showDeleted(_ request: VisitorRequest) -> Response {
    let texts = request.visitor.texts
    let page = MessagePage(
      context: pageContext(for: request.visitor, at: SitePath.accountDeleted),
      message: Texts.Message(title: texts.account.deletion.doneTitle, text: texts.account.deletion.doneText),
      links: [MessagePage.Link(label: texts.messages.toQuizzes, url: SitePath.front)])
    return ResponseBuilder.page(page.html, to: request.http)
  }
}
