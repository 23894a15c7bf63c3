import Foundation
public import NIOCore

/// Waits for a second where no connection can be taken because descriptors or memory have run out, and tells
/// ``Connections``.
///
/// SwiftNIO waits as well, but goes on watching the socket meanwhile, which has a connection waiting and wakes it at once,
/// for ever (`readPending` stays set after a failed `accept`; seen with 2.101.2): one processor does nothing else.
final class AcceptFailureHandler: ChannelInboundHandler {
  typealias InboundIn = Channel

  private static let pause = TimeAmount.seconds(1)
  private static let passing: Set<CInt> = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

  private let connections: Connections

  init(_ connections: Connections) { self.connections = connections }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    if let error = error as? IOError, Self.passing.contains(error.errnoCode) {
      connections.failed(error)
      let channel = context.channel
      channel.setOption(.autoRead, value: false).whenSuccess {
        channel.eventLoop.scheduleTask(in: Self.pause) { channel.setOption(.autoRead, value: true) }
      }
    }
    context.fireErrorCaught(error)
  }
}

extension Connections {
  /// - Parameter channel: the one that takes connections.
  public func watchAccepting(on channel: any Channel) {
    // Where it fails the channel is closed already.
    channel.eventLoop.execute { [self] in
      try? channel.pipeline.syncOperations.addHandler(AcceptFailureHandler(self), position: .first)
    }
  }
}
