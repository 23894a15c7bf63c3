import HTTPTypes
import Hummingbird
import QuizService

extension Site {
  func clientNetwork(of request: some SiteRequest) -> ClientNetwork? {
    clientNetwork(of: request.http, request.context)
  }

  /// The client's network; nil for this machine itself, whose requests aren't limited. Behind a proxy, requests without
  /// its header share one limit: a proxy that doesn't send it mustn't lift the limits.
  func clientNetwork(of request: Request, _ context: SiteRequestContext) -> ClientNetwork? {
    if settings.isBehindProxy {
      let nearest = request.headers[Site.forwardedFor]?.split(separator: ",", omittingEmptySubsequences: false).last
      return ClientNetwork(of: nearest.flatMap { IPAddress($0) })
    }
    guard let text = context.remoteAddress?.ipAddress else { return nil }
    let address = IPAddress(text)
    return address?.isLoopback == true ? nil : ClientNetwork(of: address)
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}
