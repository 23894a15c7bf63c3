/// A site's address without any path, as `https://quiz.example.org` or `http://localhost:8080`.
package struct PublicURL: Hashable, Sendable {
  package let isSecure: Bool
  /// The host, with the port where it isn't the scheme's own.
  package let authority: String

  /// The address as links begin with it.
  package var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// Returns nil unless the text is an `http` or `https` address without a path.
  package init?(_ text: String) {
    isSecure = text.hasPrefix("https://")
    guard isSecure || text.hasPrefix("http://") else { return nil }
    // Each form is checked for its origin, so this reads bytes, not characters.
    var authority = text.utf8.dropFirst(isSecure ? 8 : 7)
    if authority.last == UInt8(ascii: "/") { authority.removeLast() }
    guard !authority.isEmpty, !authority.contains(where: { Self.endsOfAuthority.contains($0) }) else { return nil }
    self.authority = Substring(authority).lowercased()
  }

  /// The bytes that an address without a path doesn't have after its scheme.
  private static let endsOfAuthority = Array("/?#@ \t".utf8)
}
