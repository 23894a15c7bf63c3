import Foundation
public import NIOCore

/// Waits for a second where no connection can be taken because descriptors or memory have run out, and tells
/// ``ConnectionLimiter``.
///
/// SwiftNIO waits as well, but goes on watching the socket meanwhile, which has a connection waiting and wakes it at once,
/// for ever (`readPending` stays set after a failed `accept`; seen with 2.101.2): one processor does nothing else.
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
  /// - Parameter channel: the one that takes connections.
  public func handleAcceptFailures(on channel: any Channel) {
    // Where it fails the channel is closed already.
    channel.eventLoop.execute { [self] in
      try? channel.pipeline.syncOperations.addHandler(AcceptFailureHandler(self), position: .first)
    }
  }
}
