import HTTPTypes
import Hummingbird

/// The site's cookies of a request, read once. Hummingbird reads the whole header again for each cookie that is asked
/// for, and a page asks for nine.
struct RequestCookies {
  private let pairs: [(name: Substring, value: Substring)]

  /// - Parameter isSecure: whether the cookies have the prefix that ``CookieName/prefix(isSecure:)`` gives them.
  init(of request: Request, isSecure: Bool) {
    let prefix = CookieName.prefix(isSecure: isSecure)
    pairs = request.headers[values: .cookie].flatMap { header in
      header.utf8.split(separator: UInt8(ascii: ";")).compactMap { cookie in
        let cookie = cookie.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        guard cookie.starts(with: prefix.utf8), let equals = cookie.firstIndex(of: UInt8(ascii: "=")) else {
          return nil
        }
        let name = cookie[..<equals].dropFirst(prefix.utf8.count)
        return (Substring(name), Substring(cookie[cookie.index(after: equals)...]))
      }
    }
  }

  /// The value of a cookie; nil if the request doesn't have it. Of several with one name, the first counts.
  subscript(_ name: CookieName) -> String? {
    pairs.first { $0.name == name.rawValue }.map { String($0.value) }
  }
}
