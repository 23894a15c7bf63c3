public import Hummingbird
public import NIOCore

/// What Hummingbird knows of a request beside the request itself.
public struct SiteContext: RequestContext, RemoteAddressRequestContext {
  public var coreContext: CoreRequestContextStorage
  public let remoteAddress: SocketAddress?

  public init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    remoteAddress = source.channel.remoteAddress
  }

  /// A part of the path; empty where the route has none of that name.
  func pathParameter(_ name: String) -> Substring { parameters.get(name).map { Substring($0) } ?? "" }
}
