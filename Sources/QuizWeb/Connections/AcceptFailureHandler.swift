import Foundation
package import NIOCore

/// Pauses for a second if no connection can be accepted because descriptors or memory have run out, and reports it to
/// ``ConnectionLimiter``.
///
/// SwiftNIO pauses as well, but keeps watching the socket, which is readable and wakes it at once, again and again
/// (`readPending` stays set after a failed `accept`; seen with 2.101.2). That keeps one processor busy.
final class AcceptFailureHandler: ChannelInboundHandler {
  typealias InboundIn = Channel

  private static let backoff = TimeAmount.seconds(1)
  private static let transientErrors: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

  private let connections: ConnectionLimiter

  init(_ connections: ConnectionLimiter) { self.connections = connections }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, Self.transientErrors.contains(error.errnoCode) {
      connections.acceptFailed(error)
      let channel = context.channel
      channel.setOption(.autoRead, value: false).whenSuccess {
        channel.eventLoop.scheduleTask(in: Self.backoff) { channel.setOption(.autoRead, value: true) }
      }
    }
    context.fireErrorCaught(error)
  }
}

extension ConnectionLimiter {
  /// - Parameter channel: the channel that accepts connections.
  package func handleAcceptFailures(on channel: any Channel) {
    listens(on: channel)
    // If it fails, the channel is closed already.
    channel.eventLoop.execute { [self] in
      try? channel.pipeline.syncOperations.addHandler(AcceptFailureHandler(self), position: .first)
    }
  }
}
