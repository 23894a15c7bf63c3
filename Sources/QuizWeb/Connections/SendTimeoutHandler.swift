import Foundation
import NIOCore

/// Ends a connection whose client takes no bytes of a response for some time, and measures the progress of slow ones
/// for ``ConnectionLimiter``.
///
/// A response that the system takes at once costs nothing: a timer runs only while bytes wait.
final class SendTimeoutHandler: ChannelOutboundHandler, RemovableChannelHandler {
  typealias OutboundIn = Any

  private static let longestInterval = TimeAmount.seconds(1)

  private let connection: ClientConnection
  private let timeout: TimeAmount
  private let interval: TimeAmount
  /// Called before a connection is ended.
  private let onTimeout: () -> Void
  private var timer: Scheduled<Void>?

  init(_ connection: ClientConnection, timeout: TimeAmount, onTimeout: @escaping () -> Void) {
    self.connection = connection
    self.timeout = timeout
    self.onTimeout = onTimeout
    interval = min(Self.longestInterval, .nanoseconds(timeout.nanoseconds / 4))
  }

  func flush(context: ChannelHandlerContext) {
    context.flush()
    guard timer == nil, isWaiting(context.channel) else { return }
    check(context.channel, on: context.eventLoop)
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
  }

  /// Whether bytes wait that the system doesn't take yet.
  private func isWaiting(_ channel: any Channel) -> Bool {
    // A closed channel has no options.
    let bytes = try? channel.syncOptions?.getOption(.bufferedWritableBytes)
    return (bytes ?? 0) > 0
  }

  private func check(_ channel: any Channel, on eventLoop: any EventLoop) {
    timer = nil
    guard channel.isActive, isWaiting(channel) else { return connection.sendProgress = nil }
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    timer = eventLoop.scheduleTask(in: interval) { bound.value.check(channel, on: eventLoop) }
    channel.tcpInfo?.whenSuccess { bound.value.update(acknowledged: $0.bytesAcknowledged, at: eventLoop.now) }
  }

  /// - Parameter acknowledged: the bytes that the client has acknowledged since the connection was opened.
  func update(acknowledged: UInt64, at now: NIODeadline) {
    guard var progress = connection.sendProgress else {
      return connection.sendProgress = SendProgress(acknowledged: acknowledged, at: now)
    }
    progress.update(acknowledged: acknowledged, at: now)
    connection.sendProgress = progress
    guard progress.isStalled(for: timeout, at: now) else { return }
    onTimeout()
    connection.abort()
  }
}

extension Channel {
  /// Limits the bytes that wait for a client: a response isn't continued, and the next one isn't begun, while 32 KB
  /// wait in the server. The system takes 256 KB more that can't be sent yet; without a limit it would take four
  /// megabytes for a client that reads nothing. Bytes on their way to the client don't count, so fast clients stay
  /// fast.
  func limitWaitingBytes() {
    // A closed channel takes no options.
    try? syncOptions?.setOption(.writeBufferWaterMark, value: .init(low: 16 * 1024, high: 32 * 1024))
    (self as? any SocketOptionProvider)?.unsafeSetSocketOption(
      level: .tcp, name: NIOBSDSocket.Option(rawValue: TCP_NOTSENT_LOWAT), value: CInt(256 * 1024)
    ).whenFailure { _ in
      // The socket is closed already.
    }
  }
}
