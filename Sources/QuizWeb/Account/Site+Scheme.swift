import Hummingbird
import QuizPages

extension Site {
  func addSchemeRoutes(to router: SiteRouter) {
    router.route(SitePath.scheme, get: .redirect(to: SitePath.front), post: .everybody(chooseScheme))
  }

  private func chooseScheme(_ request: Request, _ context: SiteContext) async throws -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let form = try await FormData.checkingCSRF(of: request, from: visitor)
    guard let scheme = form["scheme"].flatMap({ ColorScheme(rawValue: $0) }) else { throw PageError.badRequest }
    var response = ResponseBuilder.redirect(Site.safeRedirect(form["return"]))
    response.setCookie(cookie(named: Visitor.schemeCookie(settings), scheme.rawValue, for: Self.choiceCookieAge))
    return response
  }
}
