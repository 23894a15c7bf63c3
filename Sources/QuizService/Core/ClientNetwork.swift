/// The network that a request comes from, as limits count it: what a provider usually gives to one customer.
package struct ClientNetwork: Hashable, Sendable {
  private enum Family: Hashable { case unknown, v4, v6 }

  private let family: Family
  /// The first bits of the address; the others are 0.
  private let bits: UInt64
  /// How many of the address's bits count.
  private let length: Int

  private init(_ family: Family, _ bits: UInt64, length: Int) {
    self.family = family
    self.bits = bits
    self.length = length
  }

  /// All clients whose address can't be read. They share their limits.
  package static let unknown = ClientNetwork(.unknown, 0, length: 0)

  /// A single IPv4 address, or all IPv6 addresses that share the first 64 bits.
  package init(of address: IPAddress?) {
    switch address {
    case nil: self = .unknown
    case .v4(let bits): self.init(.v4, UInt64(bits), length: 32)
    case .v6(let high, _): self.init(.v6, high, length: 64)
    }
  }

  /// The larger network that this one may be part of: an IPv6 address's first 48 bits, which hold 65,536 networks. Nil
  /// for IPv4.
  package var supernet: ClientNetwork? {
    guard family == .v6, length > 48 else { return nil }
    return ClientNetwork(.v6, bits & ~0xFFFF, length: 48)
  }

  /// The limit of a larger network, as a multiple of one network's limit.
  package static let supernetFactor = 4

  /// Tells networks apart in keyed digests.
  var digestInput: String {
    switch family {
    case .unknown: "unknown"
    case .v4: "4/\(bits)"
    case .v6: "6/\(bits)/\(length)"
    }
  }
}
