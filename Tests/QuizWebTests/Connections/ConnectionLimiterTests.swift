import Foundation
import NIOCore
import NIOEmbedded
import NIOPosix
import QuizService
import StoreStatus
import Testing

@testable import QuizWeb

struct ConnectionLimiterTests {
  private let loop = EmbeddedEventLoop()
  private let start = NIODeadline.uptimeNanoseconds(1_000_000_000_000)

  /// Adds a connection that has been in a phase for this many seconds before `start`.
  private func connection(_ phase: ClientConnection.Phase, for seconds: Int64, in connections: ConnectionLimiter) throws
    -> ClientConnection
  {
    let channel = EmbeddedChannel(loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    let connection = ClientConnection(channel, at: start)
    connection.enter(phase, at: start - .seconds(seconds))
    connections.add(connection)
    return connection
  }

  @Test
  func
    `idle connections are closed first, then slow requests and stalled responses, but never one that is being answered`()
    throws
  {
    let connections = ConnectionLimiter(maximum: 8)
    let answering = try connection(.responding, for: 60, in: connections)
    let young = try connection(.receiving, for: 2, in: connections)
    let fresh = try connection(.new, for: 0, in: connections)
    let slow = try connection(.receiving, for: 9, in: connections)
    let silent = try connection(.new, for: 5, in: connections)
    let idle = try connection(.idle, for: 30, in: connections)
    let (stalled, steady) = (
      try connection(.responding, for: 9, in: connections), try connection(.responding, for: 9, in: connections)
    )
    for (connection, bytes) in [(stalled, 0), (steady, 1024)] as [(ClientConnection, UInt64)] {
      var progress = SendProgress(acknowledged: 0, at: start - .seconds(3))
      progress.update(acknowledged: bytes, at: start)
      connection.sendProgress = progress
    }
    for expected in [idle, silent, slow, stalled] {
      #expect(expected.channel.isActive)
      connections.acceptFailed(IOError(errnoCode: EMFILE, reason: "accept"), at: start)
      loop.run()
      #expect(!expected.channel.isActive)
    }
    connections.acceptFailed(IOError(errnoCode: EMFILE, reason: "accept"), at: start)
    loop.run()
    for open in [answering, young, fresh, steady] { #expect(open.channel.isActive) }
  }

  @Test func `a connection that sends a request at the last moment stays open`() throws {
    let connections = ConnectionLimiter(maximum: 8)
    let idle = try connection(.idle, for: 30, in: connections)
    connections.acceptFailed(IOError(errnoCode: EMFILE, reason: "accept"), at: start)
    idle.enter(.receiving, at: start)
    loop.run()
    #expect(idle.channel.isActive)
  }

  @Test func `a connection whose request has arrived but isn't read yet stays open`() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let accepted = group.next().makePromise(of: (any Channel).self)
    let listener = try await ServerBootstrap(group: group).childChannelOption(.autoRead, value: false)
      .childChannelInitializer {
        accepted.succeed($0)
        return $0.eventLoop.makeSucceededVoidFuture()
      }.bind(host: "127.0.0.1", port: 0).get()
    let client = try await ClientBootstrap(group: group).connect(to: #require(listener.localAddress)).get()
    let connections = ConnectionLimiter(maximum: 8)
    let connection = ClientConnection(try await accepted.futureResult.get(), at: start)
    connections.add(connection)
    let loop = connection.channel.eventLoop
    try await client.writeAndFlush(ByteBuffer(string: "GET / HTTP/1.1"))
    while try await !loop.flatSubmit({ connection.hasUnreadBytes }).get() {}
    connections.acceptFailed(IOError(errnoCode: EMFILE, reason: "accept"), at: start + .seconds(9))
    try await loop.submit {}.get()
    #expect(connection.channel.isActive)
    connection.countRead(14)
    connections.acceptFailed(IOError(errnoCode: EMFILE, reason: "accept"), at: start + .seconds(9))
    try await connection.channel.closeFuture.get()
    try await client.closeFuture.get()
    try await listener.close()
  }

  @Test func `a server that refuses a connection isn't ready for ten seconds and logs it`() {
    let faults = FaultCounters()
    let connections = ConnectionLimiter(maximum: 8, faults: faults)
    #expect(!connections.isRefusing(at: start))
    for _ in 0..<3 { connections.acceptFailed(IOError(errnoCode: ENFILE, reason: "accept"), at: start) }
    #expect(connections.isRefusing(at: start + .seconds(9)))
    #expect(!connections.isRefusing(at: start + .seconds(10)))
    #expect(faults.takeAll() == [.acceptFailed(ENFILE): FaultCounters.Entry(count: 3)])
  }

  @Test func `connections are accepted up to the limit, and again when one closes`() {
    let connections = ConnectionLimiter(maximum: 2)
    connections.opened()
    #expect(!connections.isFull)
    connections.opened()
    #expect(connections.isFull)
    connections.closed()
    #expect(!connections.isFull && connections.count == 1)
  }

  @Test func `a lower limit closes idle connections, and a limit of nothing is logged and reported`() throws {
    let faults = FaultCounters()
    let connections = ConnectionLimiter(maximum: 8, faults: faults)
    let idle = try (0..<3).map { _ in try connection(.idle, for: 30, in: connections) }
    for _ in idle { connections.opened() }
    connections.setMaximum(8)
    loop.run()
    #expect(idle.allSatisfy { $0.channel.isActive })
    connections.setMaximum(2)
    loop.run()
    #expect(idle.count { $0.channel.isActive } == 2)
    #expect(!connections.isRefusing())
    connections.setMaximum(0)
    connections.setMaximum(0)
    #expect(connections.isRefusing())
    #expect(faults.takeAll()[.acceptFailed(EMFILE)] == FaultCounters.Entry(count: 1))
    connections.setMaximum(8)
    #expect(!connections.isRefusing() && connections.maximum == 8)
  }
}
