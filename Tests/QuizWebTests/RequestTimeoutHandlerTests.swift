import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import QuizWeb

struct RequestTimeoutTests {
  @Test func `a request that trickles in is cut off, however steadily`() throws {
    let connection = try TestConnection()
    try connection.receive(.head(connection.head))
    for _ in 0..<14 { try connection.wait(seconds: 1, then: .body(ByteBuffer(bytes: [65]))) }
    #expect(connection.isOpen)
    for _ in 0..<7 where connection.isOpen { try connection.wait(seconds: 1, then: .body(ByteBuffer(bytes: [65]))) }
    #expect(!connection.isOpen)
  }

  @Test func `a head that trickles in is a request that isn't whole, and ends after 15 seconds`() throws {
    let connection = try TestConnection()
    for _ in 0..<14 {
      try connection.trickle()
      try connection.wait(seconds: 1)
    }
    #expect(connection.isOpen)
    try connection.wait(seconds: 1)
    #expect(!connection.isOpen)
  }

  @Test func `a head that begins after an answer has its 15 seconds`() throws {
    let connection = try TestConnection()
    try connection.receive(.head(connection.head))
    try connection.receive(.end(nil))
    try connection.answer()
    try connection.wait(seconds: 60)
    try connection.trickle()
    try connection.wait(seconds: 14)
    #expect(connection.isOpen)
    try connection.wait(seconds: 1)
    #expect(!connection.isOpen)
  }

  @Test func `requests that arrive in time keep their connection for as long as they come`() throws {
    let connection = try TestConnection()
    for _ in 0..<20 {
      try connection.wait(seconds: 50, then: .head(connection.head))
      try connection.wait(seconds: 5, then: .end(nil))
    }
    #expect(connection.isOpen)
  }

  @Test(arguments: [true, false])
  func `a connection that asks for nothing is closed after a while`(asked: Bool) throws {
    let connection = try TestConnection()
    if asked {
      try connection.receive(.head(connection.head))
      try connection.receive(.end(nil))
    }
    try connection.wait(seconds: 70)
    #expect(connection.isOpen)
    try connection.wait(seconds: 15)
    #expect(!connection.isOpen)
  }
}

/// A connection whose time the test makes.
private struct TestConnection {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  private let decoder = PartDecoder()
  let head = HTTPRequest(method: .post, scheme: "http", authority: "quiz.test", path: "/")

  init() throws {
    channel = EmbeddedChannel(handlers: [decoder, RequestTimeoutHandler(ConnectionLimiter(most: 10))], loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  var isOpen: Bool { channel.isActive }

  func receive(_ part: HTTPRequestPart) throws { try channel.writeInbound(part) }

  /// A byte of a head that isn't whole yet.
  func trickle() throws {
    decoder.isWaiting = true
    defer { decoder.isWaiting = false }
    try channel.writeInbound(ByteBuffer(bytes: [65]))
  }

  func answer() throws { try channel.writeOutbound(HTTPResponsePart.end(nil)) }

  func wait(seconds: Int64, then part: HTTPRequestPart? = nil) throws {
    loop.advanceTime(by: .seconds(seconds))
    if let part, isOpen { try receive(part) }
  }
}

/// Keeps bytes to itself as a decoder does that waits for more of them.
private final class PartDecoder: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  var isWaiting = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) { if !isWaiting { context.fireChannelRead(data) } }
}
