import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import QuizWeb

struct PipelineLimitHandlerTests {
  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\nGET", ["GET / HTTP/1.1\r\n\r\n", "GET"]), ("a\n\nb\r\n\r\n", ["a\n\n", "b\r\n\r\n"]),
    ("a\r\nb\r\n", ["a\r\nb\r\n"]), ("\r\n\r\nb", ["\r\n\r\n", "b"]), ("", []),
  ])
  func `bytes are cut after each blank line`(text: String, pieces: [String]) {
    var bytes = ByteBuffer(string: text)
    var found: [String] = []
    while let piece = bytes.readThroughBlankLine() { found.append(String(buffer: piece)) }
    #expect(found == pieces)
  }

  @Test func `eight requests wait for their responses, and the others are decoded later, in their order`() throws {
    let connection = try PipelinedConnection()
    try connection.send((0..<30).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    var paths = connection.requestPaths()
    #expect(paths == (0..<8).map { "/\($0)" })
    #expect(!connection.isReading)
    for _ in 0..<30 {
      connection.respond()
      paths += connection.requestPaths()
    }
    #expect(paths == (0..<30).map { "/\($0)" })
    #expect(connection.isReading)
  }

  @Test func `a form behind other requests arrives whole, however it is cut`() throws {
    let connection = try PipelinedConnection()
    let form = "a=1\r\n\r\nb=2\n\nc=3"
    let requests =
      String(repeating: "GET /x HTTP/1.1\r\nHost: a\r\n\r\n", count: 9)
      + "POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: \(form.utf8.count)\r\n\r\n\(form)"
    for byte in requests.utf8 { try connection.send(String(decoding: [byte], as: UTF8.self)) }
    for _ in 0..<9 { connection.respond() }
    #expect(connection.requestPaths() == [String](repeating: "/x", count: 9) + ["/form"])
    #expect(connection.body == form)
  }

  @Test func `a client that ends its side still gets all its responses`() throws {
    let connection = try PipelinedConnection()
    try connection.send(String(repeating: "GET / HTTP/1.1\r\nHost: a\r\n\r\n", count: 20))
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    #expect(!connection.isInputClosed)
    var count = 0
    for _ in 0..<20 {
      count += connection.requestPaths().count
      connection.respond()
    }
    #expect(count == 20)
    #expect(connection.isInputClosed)
  }

  @Test func `a connection that has sent far too much is closed`() throws {
    let connection = try PipelinedConnection()
    let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    let count = PipelineLimitHandler.maxHeld / request.utf8.count
    try connection.send(String(repeating: request, count: PipelineLimitHandler.maxPending + count))
    #expect(connection.channel.isActive)
    try connection.send(request)
    #expect(!connection.channel.isActive)
  }
}

/// A connection with a real decoder and encoder, without a socket.
private final class PipelinedConnection {
  let channel = EmbeddedChannel()
  private let timeouts = RequestTimeoutHandler(ConnectionLimiter(maximum: 10), sendTimeout: .seconds(15))
  private let probe = ReadProbe()
  private let requests: RequestProbe

  init() throws {
    requests = RequestProbe(timeouts)
    try channel.pipeline.syncOperations.addHandlers(ByteToMessageHandler(HTTPRequestDecoder()), timeouts, requests)
    try channel.pipeline.syncOperations.addHandler(probe, position: .first)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  /// Whether the last request to read reached the socket.
  var isReading: Bool { probe.isReading }
  var isInputClosed: Bool { requests.isInputClosed }
  var body: String { requests.body }

  func send(_ text: String) throws {
    probe.isReading = false
    try channel.writeInbound(ByteBuffer(string: text))
    channel.read()
  }

  func respond() {
    _ = timeouts.responseBegins(at: channel.eventLoop.now, isOnly: true)
    timeouts.responseSent()
  }

  /// The paths of the requests that have arrived since the last call.
  func requestPaths() -> [String] {
    defer { requests.paths = [] }
    return requests.paths
  }
}

/// Stands in the socket's place.
private final class ReadProbe: ChannelOutboundHandler {
  typealias OutboundIn = Any

  var isReading = false

  func read(context: ChannelHandlerContext) {
    isReading = true
    context.read()
  }
}

/// Stands in the application's place.
private final class RequestProbe: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  private let timeouts: RequestTimeoutHandler
  var paths: [String] = []
  private(set) var body = ""
  private(set) var isInputClosed = false

  init(_ timeouts: RequestTimeoutHandler) { self.timeouts = timeouts }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      timeouts.headReceived(at: context.eventLoop.now)
      paths.append(head.uri)
    case .body(let bytes): body += String(buffer: bytes)
    case .end: timeouts.requestReceived(at: context.eventLoop.now)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case ChannelEvent.inputClosed = event { isInputClosed = true }
  }
}
