import HTTPTypes
import Hummingbird
import QuizPages

/// Adds security headers to all responses, those of errors included.
struct SecurityHeadersMiddleware: RouterMiddleware {
  typealias Context = SiteRequestContext

  let settings: SiteSettings

  func handle(
    _ request: Request, context: SiteRequestContext, next: (Request, SiteRequestContext) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    response.headers.addSecurityHeaders(EntryPoint(of: request), settings)
    return response
  }
}

extension HTTPFields {
  /// Allows only our own scripts, frames and addresses, and reveals nothing about our pages to other sites. Only
  /// embedded pages may be shown in frames. Their address is the play's secret, so it isn't sent even to this site.
  fileprivate mutating func addSecurityHeaders(_ entryPoint: EntryPoint, _ settings: SiteSettings) {
    if !contains(.contentSecurityPolicy) {
      append(HTTPFields.contentSecurityPolicy(ancestors: entryPoint.isEmbedded ? "*" : "'none'"))
    }
    append(contentsOf: HTTPFields.securityHeaders)
    append(HTTPFields.referrerPolicyField(entryPoint.isEmbedded ? "no-referrer" : "same-origin"))
    guard settings.publicURL?.isSecure == true else { return }
    append(settings.hstsIncludesSubdomains ? HTTPFields.strictTransportWithSubdomains : HTTPFields.strictTransport)
  }

  private static func contentSecurityPolicy(ancestors: String) -> HTTPField {
    HTTPField(
      name: .contentSecurityPolicy,
      value: """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        form-action 'self'; base-uri 'none'; frame-ancestors \(ancestors)
        """)
  }

  private static func referrerPolicyField(_ policy: String) -> HTTPField {
    HTTPField(name: referrerPolicyName, value: policy)
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let referrerPolicyName = HTTPField.Name("Referrer-Policy")!

  // The names are tokens of RFC 9110, so none of these is nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let securityHeaders = [
    HTTPField(name: .xContentTypeOptions, value: "nosniff"),
    HTTPField(name: HTTPField.Name("Cross-Origin-Opener-Policy")!, value: "same-origin"),
    HTTPField(
      name: HTTPField.Name("Permissions-Policy")!,
      value: "camera=(), microphone=(), geolocation=(), browsing-topics=()"),
  ]

  private static let strictTransport = HTTPField(name: .strictTransportSecurity, value: "max-age=31536000")
  private static let strictTransportWithSubdomains = HTTPField(
    name: .strictTransportSecurity, value: "max-age=31536000; includeSubDomains")
}
