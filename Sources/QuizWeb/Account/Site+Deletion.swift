import Hummingbird
import QuizEngine
import QuizPages
import QuizService

extension Site {
  func addDeletionRoutes(to router: SiteRouter) {
    router.route(SitePath.accountDeletion, get: .players(showDeletion), post: .players(form: deleteAccount))
    router.route(SitePath.accountDeleted, get: .everybody(showDeleted))
  }

  private func showDeletion(_ request: PlayerRequest) async throws -> Response {
    Response.page(try await deletionPage(request).html, to: request)
  }

  private func deletionPage(
    _ request: PlayerRequest, errors: FormErrors = FormErrors()
  ) async throws -> AccountDeletionPage {
    AccountDeletionPage(
      context: await loadPageContext(for: request, at: SitePath.accountDeletion),
      hasQuizzes: try await services.studio.hasDrafts(request.account), errors: errors)
  }

  private func deleteAccount(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let visitor = request.visitor
    let result: FormResult<AccountDeletionResult>
    do {
      result = try await performAccountAction(for: visitor, invalidCredentials: wrongCurrentPasswordError(for: visitor))
      {
        () throws(AccountError) in
        try await services.accounts.deleteAccount(
          of: request.player, password: form.typedPassword(in: AccountField.currentPassword),
          playOwner: visitor.playOwner, knownBrowserTokens: visitor.knownBrowserTokens)
      }
    } catch .noLongerGuest {
      // The page asks for the password now.
      return Response.redirect(SitePath.accountDeletion)
    }
    switch result {
    case .rejected(let rejected):
      let page = try await deletionPage(request, errors: rejected.errors)
      return rejected.response(showing: page.html, to: request)
    case .accepted(let deleted):
      var response = Response.redirect(SitePath.accountDeleted)
      clearCookiesAfterSignOut(of: visitor, &response)
      setWithheldDatesCookie(deleted.withheldDates, of: visitor, &response)
      setKnownBrowserCookie(deleted.knownBrowserTokens, of: visitor, &response)
      return response
    }
  }

  private func showDeleted(_ request: VisitorRequest) -> Response {
    let texts = request.visitor.texts
    let page = MessagePage(
      context: makePageContext(for: request.visitor, at: SitePath.accountDeleted),
      message: Texts.Message(title: texts.account.deletion.doneTitle, text: texts.account.deletion.doneText),
      links: [MessagePage.Link(label: texts.messages.toQuizzes, url: SitePath.front)])
    return Response.page(page.html, to: request)
  }
}
