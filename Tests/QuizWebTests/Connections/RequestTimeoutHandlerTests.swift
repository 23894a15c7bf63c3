import NIOCore
import NIOEmbedded
import Testing

@testable import QuizWeb

struct RequestTimeoutHandlerTests {
  @Test func `a slow request is cut off, however steady`() throws {
    let connection = try TestConnection()
    connection.receive(.head)
    for _ in 0..<14 { try connection.wait(seconds: 1, then: .body) }
    #expect(connection.isOpen)
    for _ in 0..<7 where connection.isOpen { try connection.wait(seconds: 1, then: .body) }
    #expect(!connection.isOpen)
  }

  @Test func `a slow request head is cut off after 15 seconds`() throws {
    let connection = try TestConnection()
    for _ in 0..<14 {
      try connection.trickle()
      try connection.wait(seconds: 1)
    }
    #expect(connection.isOpen)
    try connection.wait(seconds: 1)
    #expect(!connection.isOpen)
  }

  @Test func `each request on a connection has its own 15 seconds`() throws {
    let connection = try TestConnection()
    connection.receive(.head)
    connection.receive(.end)
    connection.answer()
    try connection.wait(seconds: 60)
    try connection.trickle()
    try connection.wait(seconds: 14)
    #expect(connection.isOpen)
    try connection.wait(seconds: 1)
    #expect(!connection.isOpen)
  }

  @Test func `a connection stays open while requests arrive in time`() throws {
    let connection = try TestConnection()
    for _ in 0..<20 {
      try connection.wait(seconds: 50, then: .head)
      try connection.wait(seconds: 5, then: .end)
    }
    #expect(connection.isOpen)
  }

  @Test(arguments: [true, false])
  func `an idle connection is closed`(asked: Bool) throws {
    let connection = try TestConnection()
    if asked {
      connection.receive(.head)
      connection.receive(.end)
    }
    try connection.wait(seconds: 70)
    #expect(connection.isOpen)
    try connection.wait(seconds: 15)
    #expect(!connection.isOpen)
  }

  @Test func `a connection whose request was answered before its end becomes idle`() throws {
    let connection = try TestConnection()
    for _ in 0..<3 {
      connection.receive(.head)
      connection.answer()
      #expect(connection.phase == .receiving)
      connection.receive(.body)
      connection.receive(.end)
      #expect(connection.phase == .idle)
      #expect(connection.handler.pendingResponses == 0)
      try connection.wait(seconds: 1)
    }
    // The count is right afterwards, too.
    connection.receive(.head)
    connection.receive(.end)
    #expect(connection.phase == .responding)
    connection.answer()
    #expect(connection.phase == .idle)
  }

  @Test func `a response stays open as long as it makes progress, and its connection for 75 seconds after it`() throws {
    let connection = try TestConnection()
    connection.receive(.head)
    connection.receive(.end)
    for second in 0..<300 {
      connection.sendProgress = SendProgress(acknowledged: UInt64(second) * 10_000, at: connection.loop.now)
      try connection.wait(seconds: 1)
    }
    #expect(connection.isOpen)
    connection.sendProgress = nil
    connection.answer()
    try connection.wait(seconds: 70)
    #expect(connection.isOpen)
    try connection.wait(seconds: 5)
    #expect(!connection.isOpen)
  }

  @Test(arguments: [1, 2, 3])
  func `at the limit a connection ends after its response, so that others get in`(maximum: Int) throws {
    let connections = ConnectionLimiter(maximum: maximum)
    let connection = try TestConnection(connections)
    connections.opened()
    connections.opened()
    connection.receive(.head)
    connection.receive(.end)
    let isFull = maximum <= 2
    #expect(connection.handler.responseBegins(at: connection.loop.now, isOnly: true) == isFull)
    // The client was told, so nothing more is read.
    try connection.trickle()
    #expect(connection.phase == .responding && connection.isOpen)
    connection.handler.responseSent()
    #expect(connection.isOpen == !isFull)
  }

  @Test func `at the limit a connection stays open while further requests wait for their responses`() throws {
    let connections = ConnectionLimiter(maximum: 1)
    let connection = try TestConnection(connections)
    connections.opened()
    for _ in 0..<2 {
      connection.receive(.head)
      connection.receive(.end)
    }
    #expect(!connection.answer() && connection.isOpen)
    #expect(connection.answer() && !connection.isOpen)
  }
}

/// A connection with a clock that the test controls.
private struct TestConnection {
  enum Event { case head, body, end }

  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  let handler: RequestTimeoutHandler

  init(_ connections: ConnectionLimiter = ConnectionLimiter(maximum: 10)) throws {
    handler = RequestTimeoutHandler(connections, sendTimeout: .seconds(15))
    channel = EmbeddedChannel(handlers: [SilentDecoder(), handler], loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  var isOpen: Bool { channel.isActive }
  var phase: ClientConnection.Phase? { handler.connection?.phase }

  /// What ``SendTimeoutHandler`` measures on a socket.
  var sendProgress: SendProgress? {
    get { handler.connection?.sendProgress }
    nonmutating set { handler.connection?.sendProgress = newValue }
  }

  /// What ``RequestHandler`` says when it gets a part of a request.
  func receive(_ event: Event) {
    switch event {
    case .head: handler.headReceived(at: loop.now)
    case .body: break
    case .end: handler.requestReceived(at: loop.now)
    }
  }

  /// Sends one byte of an incomplete request head.
  func trickle() throws {
    try channel.writeInbound(ByteBuffer(bytes: [65]))
  }

  /// - Returns: whether the response says that the connection ends.
  @discardableResult func answer() -> Bool {
    let closes = handler.responseBegins(at: loop.now, isOnly: true)
    handler.responseSent()
    return closes
  }

  func wait(seconds: Int64, then event: Event? = nil) throws {
    loop.advanceTime(by: .seconds(seconds))
    if let event, isOpen { receive(event) }
  }
}

/// Holds bytes back, like a decoder that waits for more.
private final class SilentDecoder: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}
}
