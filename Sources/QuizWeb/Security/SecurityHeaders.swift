import HTTPTypes

/// The security headers of all responses, those of errors included. They allow only our own scripts, frames and
/// addresses, and reveal nothing about our pages to other sites. Only embedded pages may be shown in frames. Their
/// address is the play's secret, so it isn't sent even to this site.
struct SecurityHeaders: Sendable {
  private let page: CommonFields
  private let embedded: CommonFields
  private let ownPolicy: CommonFields
  private let embeddedOwnPolicy: CommonFields

  init(_ settings: SiteSettings) {
    let strict = settings.publicURL?.isSecure == true
    let transport = strict ? [Self.strictTransport(includesSubdomains: settings.hstsIncludesSubdomains)] : []
    let referrer = HTTPField(name: Self.referrerPolicyName, value: "same-origin")
    let noReferrer = HTTPField(name: Self.referrerPolicyName, value: "no-referrer")
    ownPolicy = CommonFields(Self.commonFields + [referrer] + transport)
    embeddedOwnPolicy = CommonFields(Self.commonFields + [noReferrer] + transport)
    page = CommonFields([Self.contentSecurityPolicy(ancestors: "'none'")] + ownPolicy.fields)
    embedded = CommonFields([Self.contentSecurityPolicy(ancestors: "*")] + embeddedOwnPolicy.fields)
  }

  /// - Parameter headers: the response's own. Some have a stricter policy.
  func fields(besides headers: HTTPFields, isEmbedded: Bool) -> CommonFields {
    if headers.contains(.contentSecurityPolicy) { return isEmbedded ? embeddedOwnPolicy : ownPolicy }
    return isEmbedded ? embedded : page
  }

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

  private static func strictTransport(includesSubdomains: Bool) -> HTTPField {
    HTTPField(
      name: .strictTransportSecurity, value: "max-age=31536000\(includesSubdomains ? "; includeSubDomains" : "")")
  }
}
