internal import Foundation

/// An IP address by its bits, independent of how it is written.
package enum IPAddress: Hashable, Sendable {
  case v4(UInt32)
  case v6(high: UInt64, low: UInt64)

  /// Reads an address as sockets and proxies write it.
  ///
  /// A port may follow (`192.0.2.1:443`, `[2001:db8::1]:443`) and a zone (`fe80::1%eth0`); both are left out. An IPv4
  /// address that is written as an IPv6 one (`::ffff:192.0.2.1`) is the IPv4 address.
  /// - Returns: nil for anything else.
  package init?(_ text: some StringProtocol) {
    var host = Substring(text)
    while let first = host.utf8.first, Self.isBlank(first) { host = host.dropFirst() }
    while let last = host.utf8.last, Self.isBlank(last) { host = host.dropLast() }
    guard host.utf8.count <= 100 else { return nil }
    if host.utf8.first == UInt8(ascii: "[") {
      guard let end = host.firstIndex(of: "]"), Self.isPort(host[host.index(after: end)...]) else { return nil }
      host = host[..<end].dropFirst()
      guard host.contains(":") else { return nil }
    } else if let colon = host.firstIndex(of: ":"), host[..<colon].contains("."), Self.isPort(host[colon...]) {
      host = host[..<colon]
    }
    if host.contains(":"), let zone = host.firstIndex(of: "%") { host = host[..<zone] }
    if let bytes = Self.bytes(of: host, AF_INET, count: 4) {
      self = .v4(UInt32(Self.number(bytes)))
    } else if let bytes = Self.bytes(of: host, AF_INET6, count: 16) {
      self.init(v6: bytes)
    } else {
      return nil
    }
  }

  /// - Parameter bytes: 16 bytes. Those of an IPv4 address that is written as an IPv6 one are the IPv4 address.
  package init(v6 bytes: some Collection<UInt8>) {
    let high = Self.number(bytes.prefix(8))
    let low = Self.number(bytes.dropFirst(8))
    self = high == 0 && low >> 32 == 0xFFFF ? .v4(UInt32(truncatingIfNeeded: low)) : .v6(high: high, low: low)
  }

  /// Whether it is a loopback address, which leads to the machine itself.
  package var isLoopback: Bool {
    switch self {
    case .v4(let bits): bits >> 24 == 127
    case .v6(let high, let low): high == 0 && low == 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isPort(_ text: some StringProtocol) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first else { return true }
    return first == UInt8(ascii: ":") && (2...6).contains(bytes.count)
      && bytes.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func bytes(of host: some StringProtocol, _ family: Int32, count: Int) -> [UInt8]? {
    guard !host.utf8.contains(0) else { return nil }
    var bytes = [UInt8](repeating: 0, count: count)
    return inet_pton(family, String(host), &bytes) == 1 ? bytes : nil
  }

  private static func number(_ bytes: some Collection<UInt8>) -> UInt64 { bytes.reduce(0) { $0 << 8 | UInt64($1) } }
}
