import HTTPTypes
import Hummingbird
import Logging
import QuizPages
import QuizService

/// Stands at the door of every request: turns away what doesn't come from our own pages or comes too often, makes a
/// page of every error, and sends the headers that protect visitors with every answer.
struct Doorkeeper: RouterMiddleware {
  typealias Context = SiteContext

  let site: Site

  func handle(
    _ request: Request, context: SiteContext, next: (Request, SiteContext) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      try check(request, from: context)
      response = try await next(request, context)
    } catch let trouble as Trouble {
      if let count = trouble.count { site.house.security.count(count) }
      response = site.page(about: trouble, to: request)
    } catch let error as HTTPError {
      response = site.page(about: Doorkeeper.trouble(error), to: request)
    } catch {
      context.logger.error("A request failed", metadata: ["error": "\(error)"])
      response = site.page(about: .broken, to: request)
    }
    response.headers.protect(Door(of: request), site.settings)
    if site.drain.isUnderWay { response.headers[.connection] = "close" }
    return response
  }

  private func check(_ request: Request, from context: SiteContext) throws(Trouble) {
    guard request.namesOneHost else { throw .brokenHost }
    if let address = site.settings.publicAddress, !request.isHealthCheck {
      guard request.isMeant(for: address) else { throw .otherHost }
    }
    guard request.method != .get, request.method != .head else { return }
    guard site.limiter.admits(site.origin(of: request, context)) else { throw .tooMany }
    if request.comesFromElsewhere(than: site.settings.publicAddress) { throw .otherSite }
  }

  private static func trouble(_ error: HTTPError) -> Trouble {
    switch error.status {
    case .notFound: .noSuchPage
    case .contentTooLarge: .tooLarge
    default: .badRequest
    }
  }
}

extension HTTPFields {
  /// No script, frame, plug-in or address but our own; nothing about our pages told to others. Only what is made for
  /// embedding may stand in frames, and its address, which is the play's key, isn't told even to ourselves.
  fileprivate mutating func protect(_ door: Door, _ settings: SiteSettings) {
    if !contains(.contentSecurityPolicy) { append(HTTPFields.policy(ancestors: door.isEmbedded ? "*" : "'none'")) }
    append(contentsOf: HTTPFields.protection)
    append(HTTPFields.referrer(door.isEmbedded ? "no-referrer" : "same-origin"))
    guard settings.publicAddress?.isSecure == true else { return }
    append(settings.bindsSubdomains ? HTTPFields.transportOfAll : HTTPFields.transport)
  }

  private static func policy(ancestors: String) -> HTTPField {
    HTTPField(
      name: .contentSecurityPolicy,
      value: """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        form-action 'self'; base-uri 'none'; frame-ancestors \(ancestors)
        """)
  }

  private static func referrer(_ policy: String) -> HTTPField { HTTPField(name: referrerPolicy, value: policy) }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let referrerPolicy = HTTPField.Name("Referrer-Policy")!

  // The names are tokens of RFC 9110, so none of these is nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let protection = [
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    HTTPField(
      name: HTTPField.Name("Permissions-Policy")!,
      value: "camera=(), microphone=(), geolocation=(), browsing-topics=()"),
  ]

  private static let transport = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000")
  private static let transportOfAll = HTTPField(
    name: .strictTransportSecurity, value: "max-age=31536000; includeSubDomains")
}

extension Trouble {
  /// As what the security log counts it; nil where it is nothing to look at.
  fileprivate var count: SecurityCount? {
    switch self {
    case .otherSite: .fromOtherSites
    case .otherHost: .toOtherHosts
    case .brokenHost: .brokenHosts
    case .tooMany: .tooMany
    default: nil
    }
  }
}
