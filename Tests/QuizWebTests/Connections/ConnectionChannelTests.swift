import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import Testing

@testable import QuizWeb

@Suite(.timeLimit(.minutes(10))) struct ConnectionChannelTests {
  /// Without its own executor a request's task is handed over by each asynchronous function, which no other test sees.
  @Test func `a request runs on its connection's event loop`() async throws {
    try await TestServer.run { request in
      _ = try? await request.body.collect(upTo: 10)
      await Task.yield()
      return withUnsafeCurrentTask { $0?.unownedTaskExecutor == nil ? "shared" : "its own" }
    } use: { server in
      let reply = try await server.ask("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(reply.hasSuffix("\r\n\r\nits own"), "\(reply)")
    }
  }

  @Test func `requests that arrive together are answered in their order`() async throws {
    try await TestServer.run {
      if $0.uri.path == "/1" { try? await Task.sleep(for: .milliseconds(20)) }
      return $0.uri.path + "!"
    } use: { server in
      let requests = (1...20).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined()
      let reply = try await server.ask(requests + "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
      #expect(reply.matches(of: /\/\w+!/).map { String($0.output) } == (1...20).map { "/\($0)!" } + ["/last!"])
    }
  }

  @Test(arguments: [0, 1, 16_384, 16_385, 300_000]) func `bodies of all sizes arrive whole`(size: Int) async throws {
    try await TestServer.run {
      var count = 0
      do { for try await part in $0.body { count += part.readableBytes } } catch { return "failed" }
      return "\(count)"
    } use: { server in
      let head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: \(size)\r\n\r\n"
      let reply = try await server.ask(head + String(repeating: "a", count: size))
      #expect(reply.hasPrefix("HTTP/1.1 200 OK\r\n") && reply.hasSuffix("\r\n\r\n\(size)"), "\(reply)")
    }
  }

  @Test(arguments: [
    "no HTTP\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: 9000))\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
  ])
  func `what isn’t HTTP, or too large, is refused`(bytes: String) async throws {
    try await TestServer.run { _ in
      "answered"
    } use: { server in
      let reply = try await server.ask(bytes)
      #expect(reply.hasPrefix("HTTP/1.1 400 Bad Request\r\n") && !reply.contains("answered"), "\(reply)")
    }
  }

  @Test func `a client that ends its side gets its response, but none to half a request`() async throws {
    try await TestServer.run {
      $0.uri.path
    } use: { server in
      let half = "POST /half HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc"
      let reply = try await server.ask("GET /whole HTTP/1.1\r\nHost: a\r\n\r\n\(half)", endsSide: true)
      #expect(reply.contains("\r\n\r\n/whole") && !reply.contains("/half"), "\(reply)")
    }
  }

  @Test(arguments: [false, true])
  func `a large response arrives whole after a client has ended its side, and at a shutdown`(endsSide: Bool)
    async throws
  {
    let size = 4_000_000
    let (asked, wasAsked) = AsyncStream<Void>.makeStream()
    try await TestServer.run { _ in
      wasAsked.finish()
      return String(repeating: "a", count: size)
    } use: { server in
      async let reply = server.ask("GET / HTTP/1.1\r\nHost: a\r\n\r\n", endsSide: endsSide)
      if !endsSide {
        for await _ in asked {}
        try await server.server.shutdownGracefully()
      }
      let body = try await reply.split(separator: "\r\n\r\n").last
      #expect(body?.utf8.count == size)
    }
  }

  @Test func `a shutdown waits for the response under way`() async throws {
    let (asked, wasAsked) = AsyncStream<Void>.makeStream()
    try await TestServer.run { request in
      wasAsked.finish()
      try? await Task.sleep(for: .milliseconds(100))
      return request.uri.path
    } use: { server in
      async let reply = server.ask("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
      for await _ in asked {}
      try await server.server.shutdownGracefully()
      let received = try await reply
      #expect(received.hasSuffix("\r\n\r\n/slow"), "\(received)")
    }
  }

  /// ``TestServer`` waits until the server has ended.
  @Test func `a server that is cancelled waits for nothing but the response under way`() async throws {
    let (asked, wasAsked) = AsyncStream<Void>.makeStream()
    try await TestServer.run { request in
      wasAsked.finish()
      do { try await Task.sleep(for: .seconds(3600)) } catch { return "cut off" }
      return "slept"
    } use: { server in
      async let reply = server.ask("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      for await _ in asked {}
      // A server that is cancelled takes no connection from its listener any more.
      for await _ in server.handled {}
      server.cancel()
      let received = try await reply
      #expect(received.hasSuffix("\r\n\r\ncut off"), "\(received)")
    }
  }
}

/// A server on a port of this machine.
private struct TestServer: Sendable {
  let server: Server<ObservedChannel>
  /// Finished when the server has begun to handle a connection.
  let handled: AsyncStream<Void>
  let port: Int
  let cancel: @Sendable () -> Void

  /// - Parameter respond: makes the text of a response.
  static func run(
    _ respond: @escaping @Sendable (Request) async -> String, use: (TestServer) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream<Int>.makeStream()
    let (handled, wasHandled) = AsyncStream<Void>.makeStream()
    let channel = ConnectionChannel(ConnectionLimiter(maximum: 10)) { request, _ in
      SiteResponse(Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: await respond(request)))))
    }
    let server = Server(
      childChannelSetup: ObservedChannel(channel: channel) { wasHandled.finish() },
      configuration: ServerConfiguration(address: .hostname("127.0.0.1", port: 0)),
      onServerRunning: { port.yield($0.localAddress?.port ?? 0) },
      eventLoopGroup: .singletonMultiThreadedEventLoopGroup, logger: Logger(label: "test"))
    let running = Task { try await server.run() }
    var ready = ports.makeAsyncIterator()
    let test = TestServer(server: server, handled: handled, port: try #require(await ready.next())) { running.cancel() }
    try await use(test)
    running.cancel()
    try await running.value
  }

  /// Sends bytes, and returns all that comes back until the server ends its side.
  func ask(_ bytes: String, endsSide: Bool = false) async throws -> String {
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .channelOption(.allowRemoteHalfClosure, value: true)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: bytes))
      if endsSide { outbound.finish() }
      var reply = ""
      for try await part in inbound { reply += String(buffer: part) }
      return reply
    }
  }
}

private struct ObservedChannel: ServerChildChannel {
  let channel: ConnectionChannel
  let onHandle: @Sendable () -> Void

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<OpenConnection> {
    self.channel.setup(channel: channel, logger: logger)
  }

  func handle(value connection: OpenConnection, logger: Logger) async {
    onHandle()
    await channel.handle(value: connection, logger: logger)
  }
}
