import HTTPTypes
import Hummingbird

extension Site {
  /// The site's own address as others can use it: the public one, or else the one under which this visitor found it.
  ///
  /// - Returns: nil where the request's `Host` isn't the name of any host. It goes into pages and nowhere else, and
  ///   pages are never cached, so that nobody can plant one for others.
  func origin(for request: Request) -> String? {
    let found = settings.publicURL ?? request.head.authority.flatMap { PublicURL("http://" + $0) }
    guard let found, found.authority.utf8.count <= 255, found.authority.utf8.allSatisfy(Self.isHostByte) else {
      return nil
    }
    return (found.isSecure ? "https://" : "http://") + found.authority
  }

  /// What names, addresses in brackets and ports are made of.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ".-:[]".utf8.contains(byte)
    }
  }
}
