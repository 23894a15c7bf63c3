import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import QuizWeb

struct RequestTimeoutHandlerTests {
  @Test func `a slow request is cut off, however steady`() throws {
    let connection = try TestConnection()
    connection.receive(.head(connection.head))
    for _ in 0..<14 { try connection.wait(seconds: 1, then: .body(ByteBuffer(bytes: [65]))) }
    #expect(connection.isOpen)
    for _ in 0..<7 where connection.isOpen { try connection.wait(seconds: 1, then: .body(ByteBuffer(bytes: [65]))) }
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
    connection.receive(.head(connection.head))
    connection.receive(.end(nil))
    try connection.answer()
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
      try connection.wait(seconds: 50, then: .head(connection.head))
      try connection.wait(seconds: 5, then: .end(nil))
    }
    #expect(connection.isOpen)
  }

  @Test(arguments: [true, false])
  func `an idle connection is closed`(asked: Bool) throws {
    let connection = try TestConnection()
    if asked {
      connection.receive(.head(connection.head))
      connection.receive(.end(nil))
    }
    try connection.wait(seconds: 70)
    #expect(connection.isOpen)
    try connection.wait(seconds: 15)
    #expect(!connection.isOpen)
  }

  @Test func `a connection whose request was answered before its end becomes idle`() throws {
    let connection = try TestConnection()
    for _ in 0..<3 {
      connection.receive(.head(connection.head))
      try connection.answer()
      #expect(connection.phase == .receiving)
      connection.receive(.body(ByteBuffer(bytes: [65])))
      connection.receive(.end(nil))
      #expect(connection.phase == .idle)
      #expect(connection.handler.pendingResponses == 0)
      try connection.wait(seconds: 1)
    }
    // The count is right afterwards, too.
    connection.receive(.head(connection.head))
    connection.receive(.end(nil))
    #expect(connection.phase == .responding)
    try connection.answer()
    #expect(connection.phase == .idle)
  }

  @Test func `a response stays open as long as it makes progress, and its connection for 75 seconds after it`() throws {
    let connection = try TestConnection()
    connection.receive(.head(connection.head))
    connection.receive(.end(nil))
    for second in 0..<300 {
      connection.sendProgress = SendProgress(acknowledged: UInt64(second) * 10_000, at: connection.loop.now)
      try connection.wait(seconds: 1)
    }
    #expect(connection.isOpen)
    connection.sendProgress = nil
    try connection.answer()
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
    connection.receive(.head(connection.head))
    connection.receive(.end(nil))
    try connection.write(.head(HTTPResponse(status: .ok)))
    // The client was told, so nothing more is read.
    try connection.trickle()
    #expect(connection.phase == .responding && connection.isOpen)
    try connection.answer()
    let isFull = maximum <= 2
    #expect(connection.isOpen == !isFull)
    #expect(try connection.responseHead?.headerFields[.connection] == (isFull ? "close" : nil))
  }

  @Test func `at the limit a connection stays open while further requests wait for their responses`() throws {
    let connections = ConnectionLimiter(maximum: 1)
    let connection = try TestConnection(connections)
    connections.opened()
    for _ in 0..<2 {
      connection.receive(.head(connection.head))
      connection.receive(.end(nil))
    }
    try connection.write(.head(HTTPResponse(status: .ok)))
    try connection.answer()
    #expect(connection.isOpen)
    try connection.write(.head(HTTPResponse(status: .ok)))
    try connection.answer()
    #expect(!connection.isOpen)
  }

  @Test func `a response whose parts are written now and then stays open`() throws {
    let connection = try TestConnection()
    connection.receive(.head(connection.head))
    connection.receive(.end(nil))
    for _ in 0..<10 {
      try connection.wait(seconds: 60)
      try connection.write(.body(ByteBuffer(bytes: [65])))
    }
    #expect(connection.isOpen)
  }
}

/// A connection with a clock that the test controls.
private struct TestConnection {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  let handler: RequestTimeoutHandler
  private let decoder = PartDecoder()
  let head = HTTPRequest(method: .post, scheme: "http", authority: "quiz.test", path: "/")

  init(_ connections: ConnectionLimiter = ConnectionLimiter(maximum: 10)) throws {
    handler = RequestTimeoutHandler(connections, sendTimeout: .seconds(15))
    channel = EmbeddedChannel(handlers: [decoder, handler], loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  var isOpen: Bool { channel.isActive }
  var phase: ClientConnection.Phase? { handler.connection?.phase }

  /// What ``SendTimeoutHandler`` measures on a socket.
  var sendProgress: SendProgress? {
    get { handler.connection?.sendProgress }
    nonmutating set { handler.connection?.sendProgress = newValue }
  }

  func receive(_ part: HTTPRequestPart) { decoder.decode(part) }

  /// Sends one byte of an incomplete request head.
  func trickle() throws {
    try channel.writeInbound(ByteBuffer(bytes: [65]))
  }

  func write(_ part: HTTPResponsePart) throws { try channel.writeOutbound(part) }
  /// The first head that was written.
  var responseHead: HTTPResponse? {
    get throws {
      guard case .head(let head) = try channel.readOutbound(as: HTTPResponsePart.self) else { return nil }
      return head
    }
  }

  func answer() throws { try write(.end(nil)) }

  func wait(seconds: Int64, then part: HTTPRequestPart? = nil) throws {
    loop.advanceTime(by: .seconds(seconds))
    if let part, isOpen { receive(part) }
  }
}

/// Holds bytes back, like a decoder that waits for more.
private final class PartDecoder: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = HTTPRequestPart

  private var context: ChannelHandlerContext?

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

  /// Hands a decoded part on.
  func decode(_ part: HTTPRequestPart) { context?.fireChannelRead(wrapInboundOut(part)) }
}
