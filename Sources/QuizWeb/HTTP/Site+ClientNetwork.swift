import HTTPTypes
import Hummingbird
import NIOCore
import QuizService

extension Site {
  func clientNetwork(of request: some SiteRequest) -> ClientNetwork? {
    clientNetwork(of: request.http, request.context)
  }

  /// The client's network; nil for this machine itself, whose requests aren't limited. Behind a proxy, requests without
  /// its header share one limit: a proxy that doesn't send it mustn't lift the limits.
  func clientNetwork(of request: Request, _ context: SiteRequestContext) -> ClientNetwork? {
    if settings.isBehindProxy {
      let nearest = request.headers.value(of: Site.forwardedFor)?.split(
        separator: ",", omittingEmptySubsequences: false
      ).last
      return ClientNetwork(of: nearest.flatMap { IPAddress($0) })
    }
    guard let address = context.remoteAddress.flatMap({ IPAddress(of: $0) }), !address.isLoopback else { return nil }
    return ClientNetwork(of: address)
  }

  // The name is a token of RFC 9110, so it isn't nil.
  // swift-format-ignore: NeverForceUnwrap
  private static let forwardedFor = HTTPField.Name("X-Forwarded-For")!
}

extension IPAddress {
  /// Nil for a Unix socket.
  ///
  /// It reads bytes at their places (ip(7), ipv6(7)): behind the family and the port, and with IPv6 the flow. Which
  /// module has the names of the C fields isn't the same in all builds.
  init?(of address: SocketAddress) {
    switch address {
    case .v4(let address):
      self = withUnsafeBytes(of: address.address) { bytes in
        .v4(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt32.self)))
      }
    case .v6(let address):
      self = withUnsafeBytes(of: address.address) { IPAddress(v6: UnsafeRawBufferPointer(rebasing: $0[8..<24])) }
    case .unixDomainSocket: return nil
    }
  }
}
