/// The operator's settings of the site.
package struct SiteSettings: Sendable {
  /// The site's public address; nil if any address will do. With `https` its cookies are `Secure`.
  package var publicURL: PublicURL?
  /// Whether a proxy of ours is in front of the server, so that `X-Forwarded-For` has the visitor's address.
  package var isBehindProxy: Bool
  /// Whether browsers must use TLS for all subdomains of the host too. Needs a public address with `https`.
  package var hstsIncludesSubdomains: Bool
  /// How many changes a second one network may make over time; 0 is without limit.
  package var changesPerSecond: Int

  package init(
    publicURL: PublicURL? = nil, isBehindProxy: Bool = false, changesPerSecond: Int = 200,
    hstsIncludesSubdomains: Bool = false
  ) {
    self.hstsIncludesSubdomains = hstsIncludesSubdomains
    self.publicURL = publicURL
    self.isBehindProxy = isBehindProxy
    self.changesPerSecond = changesPerSecond
  }
}
