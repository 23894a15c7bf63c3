import HTTPTypes
import Hummingbird
import QuizPages
import QuizService
internal import StoreStatus

extension Site {
  /// The page of an error that a handler let through. Handlers answer only what they can do better: a rejected form
  /// shows its page again (``RejectedForm``).
  func errorPage(about error: any Error, to request: Request, _ context: SiteRequestContext) -> Response {
    let error = PageError(of: error, logger: context.logger)
    if let count = error.securityCount { services.security.increment(count) }
    return errorPage(about: error, to: request, of: Visitor(of: request, context, settings: settings))
  }

  private func errorPage(about error: PageError, to request: Request, of visitor: Visitor) -> Response {
    let entryPoint = visitor.entryPoint
    let error = entryPoint.isEmbedded ? error.hidingOwner : error
    let pageContext = makePageContext(for: visitor, at: entryPoint.isEmbedded ? request.uri.path : SitePath.front)
    let links = error.links(in: visitor.texts, by: entryPoint, retryingAt: request.retryAddress)
    let page = MessagePage(
      context: pageContext, message: error.message(in: visitor.texts), links: links, isOurFault: error.isOurFault)
    var response = Response.page(page.html, status: error.status, to: request)
    switch error {
    case .invalidHost: response.headers[.connection] = "close"
    case .methodNotAllowed(let allowed): response.headers[.allow] = allowed
    case .tooManyRequests, .busy, .daily(.clockNotSynchronized, _):
      response.headers[.retryAfter] = String(PageError.retryDelay)
    default:
      // What contradicts the data does so again.
      if let storeError = error.storeError, storeError.kind != .refused {
        response.headers[.retryAfter] = String(PageError.retryDelay)
      }
    }
    return response
  }
}

extension Request {
  /// The address where a visitor can try again: the same page or, for a form, the page that the browser gets at its
  /// address.
  fileprivate var retryAddress: String {
    // Two slashes would lead to another site.
    guard !uri.path.hasPrefix("//") else { return SitePath.front }
    if method == .get || method == .head { return uri.string }
    if uri.path.hasPrefix(SitePath.daily) { return SitePath.daily }
    // An item's page has its forms.
    if uri.path.hasPrefix(SitePath.admin + "/item/"), let end = uri.path.lastIndex(of: "/") {
      return String(uri.path[..<end])
    }
    // Each of these shows the form, or redirects to its page.
    let hasPage = [
      "/p/", "/q/", "/e/", "/embed/", "/preview/", SitePath.account, "/setup/", SitePath.admin, SitePath.studio,
    ]
    .contains {
      uri.path.hasPrefix($0)
    }
    return hasPage ? uri.path : SitePath.front
  }
}
