package import Hummingbird
package import NIOCore

/// Hummingbird's context of a request: the route's parameters and the client's address.
package struct SiteRequestContext: RequestContext, RemoteAddressRequestContext {
  package var coreContext: CoreRequestContextStorage
  package let remoteAddress: SocketAddress?

  package init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// A parameter of the route; empty if it has none of that name.
  func pathParameter(_ name: String) -> Substring { parameters.get(name).map { Substring($0) } ?? "" }
}
