import Hummingbird
import QuizPages

extension Site {
  func addSchemeRoutes(to router: SiteRouter) {
    router.route(SitePath.scheme, get: .redirect(to: SitePath.front), post: .everybody(form: chooseScheme))
  }

  private func chooseScheme(_ form: FormData, _ request: VisitorRequest) async throws -> Response {
    guard let scheme = form[DisplayField.scheme].flatMap({ ColorScheme(rawValue: $0) }) else {
      throw PageError.badRequest
    }
    var response = Response.redirect(Site.safeReturnPath(form[QueryField.returnPath]))
    response.setCookie(cookie(.scheme, scheme.rawValue, for: Self.choiceCookieAge))
    return response
  }
}
