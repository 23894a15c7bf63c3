import HTTPTypes
import Hummingbird
import QuizPages

extension HTTPFields {
  /// Adds the headers of all responses, those of errors included. They allow only our own scripts, frames and
  /// addresses, and reveal nothing about our pages to other sites. Only embedded pages may be shown in frames. Their
  /// address is the play's secret, so it isn't sent even to this site.
  mutating func addSecurityHeaders(for request: Request, _ settings: SiteSettings) {
    let entryPoint = EntryPoint(of: request)
    if !contains(.contentSecurityPolicy) {
      append(entryPoint.isEmbedded ? HTTPFields.embeddedContentPolicy : HTTPFields.contentPolicy)
    }
    for field in HTTPFields.securityHeaders { append(field) }
    append(entryPoint.isEmbedded ? HTTPFields.noReferrer : HTTPFields.referrerOfSameOrigin)
    guard settings.publicURL?.isSecure == true else { return }
    append(settings.hstsIncludesSubdomains ? HTTPFields.strictTransportWithSubdomains : HTTPFields.strictTransport)
  }

  // A field is checked when it is made, so these are made once.
  private static let contentPolicy = contentSecurityPolicy(ancestors: "'none'")
  private static let embeddedContentPolicy = contentSecurityPolicy(ancestors: "*")
  private static let noReferrer = HTTPField(name: referrerPolicyName, value: "no-referrer")
  private static let referrerOfSameOrigin = HTTPField(name: referrerPolicyName, value: "same-origin")

  private static func contentSecurityPolicy(ancestors: String) -> HTTPField {
    HTTPField(
      name: .contentSecurityPolicy,
      value: """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
        form-action 'self'; base-uri 'none'; frame-ancestors \(ancestors)
        """)
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
