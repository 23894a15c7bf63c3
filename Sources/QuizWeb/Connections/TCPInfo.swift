import NIOCore

/// What the system knows about a TCP connection: the beginning of Linux's `struct tcp_info`, including some fields that
/// Glibc's declaration lacks. An older system fills fewer fields, and the rest is zero.
struct TCPInfo: Sendable {
  private let words: SIMD32<UInt64>

  /// The bytes that the other side has acknowledged since the connection was opened (`tcpi_bytes_acked`).
  var bytesAcknowledged: UInt64 { words[15] }
  /// The bytes that have arrived since the connection was opened, in their order (`tcpi_bytes_received`). The end of
  /// the other side's bytes counts as one.
  var bytesReceived: UInt64 { words[16] }
}

extension Channel {
  /// Nil if this isn't a socket.
  var tcpInfo: EventLoopFuture<TCPInfo>? {
    (self as? any SocketOptionProvider)?.unsafeGetSocketOption(level: .tcp, name: .tcp_info)
  }
}
