import Hummingbird
import NIOCore
import NIOPosix
import QuizWeb
import Testing

@testable import parlour

struct ConnectionChannelTests {
  /// Without its own executor a request's task is handed over by each asynchronous function, which no other test sees.
  @Test(.timeLimit(.minutes(1))) func `a request runs on its connection's event loop`() async throws {
    let router = Router()
    router.get("/") { _, _ in withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil ? "shared" : "its own" } }
    let (ports, port) = AsyncStream<Int>.makeStream()
    let application = Application(
      router: router, server: .connections(Site.channelConfiguration(ConnectionLimiter(maximum: 10))),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) })
    try await withThrowingTaskGroup { group in
      group.addTask { try await application.run() }
      var ready = ports.makeAsyncIterator()
      let reply = try await Self.get("/", port: try #require(await ready.next()))
      #expect(reply.hasSuffix("\r\n\r\nits own"), "\(reply)")
      group.cancelAll()
    }
  }

  private static func get(_ path: String, port: Int) async throws -> String {
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(
        ByteBuffer(string: "GET \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
      var reply = ""
      for try await part in inbound { reply += String(buffer: part) }
      return reply
    }
  }
}
