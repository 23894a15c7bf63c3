import Hummingbird
import QuizPages
import QuizService

extension Site {
  func addPasswordRoutes(to router: SiteRouter) {
    router.route(SitePath.passwordChange, get: .namedPlayers(showPassword), post: .namedPlayers(form: changePassword))
  }

  private func showPassword(_ request: PlayerRequest) async throws -> Response {
    let page = PasswordPage(
      context: await loadPageContext(for: request, at: SitePath.passwordChange),
      isChanged: request.queryParameter(QueryField.done) != nil)
    return Response.page(page.html, to: request)
  }

  private func changePassword(_ form: FormData, _ request: PlayerRequest) async throws -> Response {
    let visitor = request.visitor
    let result = try await performAccountAction(
      for: visitor, invalidCredentials: wrongCurrentPasswordError(for: visitor)
    ) {
      () throws(AccountError) in
      try await services.accounts.changePassword(
        of: request.player, from: form.typedPassword(in: AccountField.currentPassword),
        to: form.typedPassword(in: AccountField.password), on: browserDescription(of: request))
    }
    switch result {
    case .rejected(let rejected):
      let pageContext = await loadPageContext(for: request, at: SitePath.passwordChange)
      return rejected.response(showing: PasswordPage(context: pageContext, errors: rejected.errors).html, to: request)
    case .accepted(let signedIn):
      var response = Response.redirect(SitePath.done(SitePath.passwordChange))
      setCookiesAfterSignIn(signedIn, of: visitor, &response)
      return response
    }
  }
}
