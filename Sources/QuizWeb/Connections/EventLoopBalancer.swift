package import NIOCore
import Synchronization

/// Gives each new connection to an event loop with the fewest open ones (see WE16 in DESIGN.md).
///
/// A group's turns can't be set, but they can be taken: `next()` returns the event loops of the group in turn. Somebody
/// else who takes a turn only makes the next choice a worse one.
package final class EventLoopBalancer: ChannelInboundHandler, Sendable {
  package typealias InboundIn = Channel

  private let group: any EventLoopGroup
  private let loops: [any EventLoop]
  private let counts: Mutex<[Int]>

  /// - Parameter group: its `next()` returns its event loops in the order of its iterator, again and again, as
  ///   SwiftNIO's own does.
  package init(_ group: any EventLoopGroup) {
    self.group = group
    loops = Array(group.makeIterator())
    counts = Mutex(loops.map { _ in 0 })
  }

  /// - Parameter listener: the channel that accepts connections for the group.
  package func balance(_ listener: any Channel) {
    // If it fails, the channel is closed already.
    listener.eventLoop.execute { [self] in
      try? listener.pipeline.syncOperations.addHandler(self, position: .first)
    }
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let accepted = unwrapInboundIn(data)
    if let loop = index(of: accepted.eventLoop) {
      count(1, at: loop)
      accepted.closeFuture.whenComplete { [self] _ in count(-1, at: loop) }
    }
    context.fireChannelRead(data)
  }

  /// The number of open connections of each event loop, in the order of the group's iterator.
  var openCounts: [Int] { counts.withLock(\.self) }

  private func index(of loop: any EventLoop) -> Int? { loops.firstIndex { $0 === loop } }

  private func count(_ change: Int, at loop: Int) {
    counts.withLock { counts in
      counts[loop] += change
      takeTurns(counts)
    }
  }

  /// Takes turns until the next one is that of an event loop with the fewest connections. Linear in the event loops.
  private func takeTurns(_ counts: [Int]) {
    let fewest = counts.min()
    guard let last = index(of: group.next()),
      let others = loops.indices.first(where: { counts[(last + 1 + $0) % loops.count] == fewest })
    else { return }
    for _ in 0..<others { _ = group.next() }
  }
}
