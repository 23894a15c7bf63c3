import HTTPTypes
import Hummingbird
import QuizPages
import QuizService

extension Site {
  /// The page that tells a visitor what is the matter.
  func page(about trouble: Trouble, to request: Request) -> Response {
    let visitor = Visitor(of: request, settings: settings)
    let frame = frame(for: visitor, at: Address.front)
    let messages = visitor.texts.messages
    let page = MessagePage(frame: frame, message: trouble.message(in: messages), ways: trouble.ways(in: messages))
    var response = Reply.page(page.html, status: trouble.status, to: request)
    switch trouble {
    case .wrongMethod(let allowed): response.headers[.allow] = allowed
    case .tooMany, .refused(.store, _): response.headers[.retryAfter] = "10"
    default: break
    }
    return response
  }

  /// - Parameters:
  ///   - address: the page's own path.
  ///   - request: what the page answers, where the page refers to its own whole address.
  func frame(for visitor: Visitor, at address: String, to request: Request? = nil) -> Frame {
    Frame(
      texts: visitor.texts, assets: files.assets, address: address, proof: visitor.proof,
      site: request.flatMap(self.address(of:)))
  }
}
