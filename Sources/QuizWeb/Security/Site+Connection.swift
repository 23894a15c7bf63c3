import Hummingbird
public import HummingbirdCore

extension Site {
  /// Limits each connection: how long a request may take to arrive, and how large its head may be.
  public static func channelConfiguration(_ connections: ConnectionLimiter) -> HTTP1Channel.Configuration {
    HTTP1Channel.Configuration(
      additionalChannelHandlers: [RequestTimeoutHandler(connections)],
      httpDecoderConfiguration: .init(maxHeaderFieldSize: 8192, maxHeaderListSize: 16_384, maxHeaderFieldCount: 100))
  }
}
