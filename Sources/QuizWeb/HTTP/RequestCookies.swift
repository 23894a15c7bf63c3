/// The site's cookies of a request, read once. Hummingbird reads the whole header again for each cookie that is asked
/// for, and a page asks for nine.
struct RequestCookies {
  private var pairs: [(name: String, value: String)] = []

  /// - Parameters:
  ///   - fields: the values of the request's `Cookie` headers.
  ///   - isSecure: whether the cookies have the prefix that ``CookieName/prefix(isSecure:)`` gives them.
  init(_ fields: [String], isSecure: Bool) {
    let prefix = Array(CookieName.prefix(isSecure: isSecure).utf8)
    for header in fields {
      // Bytes of an array are read much faster than those of a string.
      Array(header.utf8)[...].forEachPart(separatedBy: UInt8(ascii: ";")) { part in
        let cookie = part.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard cookie.starts(with: prefix), let equals = cookie.firstIndex(of: UInt8(ascii: "=")) else { return }
        let name = cookie[..<equals].dropFirst(prefix.count)
        pairs.append(
          (String(decoding: name, as: UTF8.self), String(decoding: cookie[(equals + 1)...], as: UTF8.self)))
      }
    }
  }

  /// The value of a cookie; nil if the request doesn't have it. Of several with one name, the first counts.
  subscript(_ name: CookieName) -> String? {
    pairs.first { $0.name == name.rawValue }?.value
  }
}
