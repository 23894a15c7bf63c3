import Hummingbird
package import HummingbirdCore
import NIOCore

extension Site {
  /// How long a client may take no bytes of a response, if no option sets it.
  package static let defaultSendTimeout = Duration.seconds(15)

  /// Limits each connection: how long a request may take to arrive, how large its head may be, how many requests wait,
  /// and how long a response may make no progress.
  ///
  /// - Parameter sendTimeout: how long a client may take no bytes of a response before its connection ends.
  package static func channelConfiguration(
    _ connections: ConnectionLimiter, sendTimeout: Duration = defaultSendTimeout
  ) -> HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestTimeoutHandler(connections, sendTimeout: TimeAmount(sendTimeout))],
      httpDecoderConfiguration: .init(maxHeaderFieldSize: 8192, maxHeaderListSize: 16_384, maxHeaderFieldCount: 100))
  }
}
