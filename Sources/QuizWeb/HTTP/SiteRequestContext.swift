internal import Logging
internal import NIOCore

/// What a request has beside what its client sent.
package struct SiteRequestContext: Sendable {
  let logger: Logger
  let remoteAddress: SocketAddress?
  /// The same for all copies, and so for all requests of a connection.
  let latestBrowserHeaders = LatestBrowserHeaders()
  /// The request's body, if it had arrived before the request was answered; nil for one that is read as it arrives. To
  /// read it takes less than to take it out of the request's asynchronous sequence.
  var collectedBody: ByteBuffer?
  /// Of the route, in the order of the path.
  var pathParameters: (names: [String], values: [String]) = ([], [])

  init(logger: Logger, remoteAddress: SocketAddress?) {
    self.logger = logger
    self.remoteAddress = remoteAddress
  }

  /// A parameter of the route; empty if it has none of that name.
  func pathParameter(_ name: String) -> Substring {
    pathParameters.names.firstIndex { $0 == name }.map { Substring(pathParameters.values[$0]) } ?? ""
  }
}
