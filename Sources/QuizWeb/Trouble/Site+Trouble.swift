import HTTPTypes
import Hummingbird
import QuizPages
import QuizService

extension Site {
  /// The page that tells a visitor what is the matter.
  func page(about trouble: Trouble, to request: Request) -> Response {
    if case .signInFirst(let page) = trouble { return Reply.see(Address.signIn(returningTo: page)) }
    let visitor = Visitor(of: request, settings: settings)
    let door = visitor.door
    let trouble = door.isEmbedded ? trouble.toStrangers : trouble
    let frame = frame(for: visitor, at: door.isEmbedded ? request.uri.path : Address.front)
    let ways = trouble.ways(in: visitor.texts, by: door)
    let page = MessagePage(frame: frame, message: trouble.message(in: visitor.texts), ways: ways)
    var response = Reply.page(page.html, status: trouble.status, to: request)
    switch trouble {
    case .brokenHost: response.headers[.connection] = "close"
    case .wrongMethod(let allowed): response.headers[.allow] = allowed
    case .tooMany, .refused(.store, _), .daily(.store, _): response.headers[.retryAfter] = "10"
    default: break
    }
    return response
  }

  /// - Parameters:
  ///   - address: the page's own path.
  ///   - origin: the site's own address, on pages that tell it.
  func frame(for visitor: Visitor, at address: String, on origin: String? = nil) -> Frame {
    Frame(
      texts: visitor.texts, assets: files.assets, address: address, proof: visitor.proof, door: visitor.door,
      origin: origin)
  }
}
