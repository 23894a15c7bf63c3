import HTTPTypes
import Hummingbird
import QuizPages
import QuizService

extension Site {
  /// The page that tells a visitor what is the matter.
  func errorPage(about trouble: PageError, to request: Request) -> Response {
    if case .signInRequired(let page) = trouble { return ResponseBuilder.redirect(SitePath.signIn(returningTo: page)) }
    let visitor = Visitor(of: request, settings: settings)
    let door = visitor.entryPoint
    let trouble = door.isEmbedded ? trouble.hidingOwner : trouble
    let frame = frame(for: visitor, at: door.isEmbedded ? request.uri.path : SitePath.front)
    let ways = trouble.links(in: visitor.texts, by: door)
    let page = MessagePage(context: frame, message: trouble.message(in: visitor.texts), links: ways)
    var response = ResponseBuilder.page(page.html, status: trouble.status, to: request)
    switch trouble {
    case .invalidHost: response.headers[.connection] = "close"
    case .methodNotAllowed(let allowed): response.headers[.allow] = allowed
    case .tooManyRequests, .play(.store, _), .daily(.store, _): response.headers[.retryAfter] = "10"
    default: break
    }
    return response
  }

  /// - Parameters:
  ///   - address: the page's own path.
  ///   - origin: the site's own address, on pages that tell it.
  func frame(for visitor: Visitor, at address: String, on origin: String? = nil) -> PageContext {
    PageContext(
      texts: visitor.texts, assets: files.assets, path: address, csrfToken: visitor.csrfToken,
      entryPoint: visitor.entryPoint,
      origin: origin)
  }
}
