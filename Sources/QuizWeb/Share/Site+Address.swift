import Hummingbird

extension Site {
  /// The address by which a page refers to itself: the public one, or else the one that the request came to.
  ///
  /// - Returns: nil where the request's `Host` isn't the name of any host. It goes into pages and nowhere else, and
  ///   pages are never cached, so that nobody can plant one for others.
  func address(of request: Request) -> String? {
    if let address = settings.publicAddress {
      return (address.isSecure ? "https://" : "http://") + address.authority
    }
    guard let host = request.head.authority, (1...255).contains(host.utf8.count), host.utf8.allSatisfy(Self.isOfHost)
    else { return nil }
    return "http://" + host.lowercased()
  }

  /// What names, addresses in brackets and ports are made of.
  private static func isOfHost(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: ".-:[]".utf8.contains(byte)
    }
  }
}
