import HTTPTypes
import Hummingbird
import QuizPages

extension HTTPFields {
  /// Adds the headers of all responses, those of errors included. They allow only our own scripts, frames and
  /// addresses, and reveal nothing about our pages to other sites. Only embedded pages may be shown in frames. Their
  /// address is the play's secret, so it isn't sent even to this site.
  mutating func addSecurityHeaders(isEmbedded: Bool, _ settings: SiteSettings) {
    let fields = isEmbedded ? HTTPFields.embeddedFields : HTTPFields.securityFields
    // Some responses have a stricter policy.
    append(contentsOf: contains(.contentSecurityPolicy) ? Array(fields.dropFirst()) : fields)
    guard settings.publicURL?.isSecure == true else { return }
    append(settings.hstsIncludesSubdomains ? HTTPFields.strictTransportWithSubdomains : HTTPFields.strictTransport)
  }

  // A field is checked when it is made, so these are made once. The policy comes first.
  private static let securityFields =
    [contentSecurityPolicy(ancestors: "'none'")] + commonFields
    + [HTTPField(name: referrerPolicyName, value: "same-origin")]
  private static let embeddedFields =
    [contentSecurityPolicy(ancestors: "*")] + commonFields
    + [HTTPField(name: referrerPolicyName, value: "no-referrer")]

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
  private static let commonFields = [
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
