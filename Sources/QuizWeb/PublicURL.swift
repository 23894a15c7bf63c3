/// A site's address without any path, as `https://quiz.example.org` or `http://localhost:8080`.
package struct PublicURL: Hashable, Sendable {
  package let isSecure: Bool
  /// The host, with the port where it isn't the scheme's own.
  package let authority: String

  /// The address as links begin with it.
  package var origin: String { (isSecure ? "https://" : "http://") + authority }

  /// Returns nil unless the text is an `http` or `https` address without a path.
  package init?(_ text: String) {
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == "http" || parts[0] == "https" else { return nil }
    let authority = parts[1].hasSuffix("/") ? parts[1].dropLast() : parts[1]
    guard !authority.isEmpty, !authority.contains(where: { "/?#@ \t".contains($0) }) else { return nil }
    isSecure = parts[0] == "https"
    self.authority = authority.lowercased()
  }
}
