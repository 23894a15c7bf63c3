import HTTPTypes
import Hummingbird

extension Site {
  /// The site's own address: the public one, or else the one that this request used.
  ///
  /// - Returns: nil if the request's `Host` isn't a host's name. The address appears only in pages. Nobody outside
  ///   may cache them, and ``IntroductionPageKey`` has it, so nobody can plant one for others.
  func origin(for request: some SiteRequest) -> String? {
    let found = settings.publicURL ?? request.http.head.authority.flatMap { PublicURL("http://" + $0) }
    guard let found, found.authority.utf8.count <= 255, found.authority.utf8.allSatisfy(Self.isHostByte) else {
      return nil
    }
    return (found.isSecure ? "https://" : "http://") + found.authority
  }

  /// Whether a byte may occur in a host name, an address in brackets or a port.
  private static func isHostByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ".-:[]".utf8.contains(byte)
    }
  }
}
