import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import QuizWeb

struct RequestHandlerTests {
  @Test func `requests are answered in their order, each with the time`() throws {
    let connection = try TestConnection()
    for number in 0..<3 { try connection.ask("/\(number)") }
    #expect(try connection.responses() == ["/0", "/1", "/2"])
    #expect(connection.heads.allSatisfy { $0.hasPrefix("HTTP/1.1 200 OK\r\n") && $0.hasSuffix(" GMT") })
  }

  @Test func `a request waits for the response before it`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    #expect(try connection.responses().isEmpty && connection.asked == ["/held"])
    connection.release()
    #expect(try connection.responses() == ["/held", "/next"])
  }

  @Test(arguments: [1, 7, 16_384])
  func `a form is collected before its request is answered`(length: Int) throws {
    let connection = try TestConnection()
    try connection.begin("/body", ["Content-Length: \(length)"])
    for _ in 1..<length { try connection.send("a") }
    #expect(connection.asked.isEmpty)
    try connection.send("a")
    #expect(try connection.responses() == ["/body \(length)"])
  }

  @Test(arguments: [false, true])
  func `a larger body is read while it arrives, and stops the client when nobody reads it`(isChunked: Bool) throws {
    let connection = try TestConnection()
    func send(_ size: Int) throws {
      let bytes = String(repeating: "a", count: size)
      try connection.send(isChunked ? "\(String(size, radix: 16))\r\n\(bytes)\r\n" : bytes)
    }
    try connection.begin("/held", [isChunked ? "Transfer-Encoding: chunked" : "Content-Length: 16385"])
    #expect(connection.asked == ["/held"])
    for _ in 0..<3 { try send(4_000) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try send(4_000)
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    connection.release()
    #expect(connection.reads == 2)
    try send(385)
    if isChunked { try connection.send("0\r\n\r\n") }
    #expect(try connection.responses() == ["/held 16385"])
  }

  @Test func `a body that nobody reads is dropped, and the next request is answered`() throws {
    let connection = try TestConnection()
    try connection.begin("/unread", ["Content-Length: 1000000"])
    #expect(try connection.responses() == ["/unread"])
    for _ in 0..<100 { try connection.send(String(repeating: "a", count: 10_000)) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try connection.ask("/next")
    #expect(try connection.responses() == ["/next"])
  }

  @Test(arguments: ["close", "Close", "TE, close"])
  func `a connection ends after the response if its client asks for it`(option: String) throws {
    let connection = try TestConnection()
    try connection.ask("/held", "Connection: \(option)")
    try connection.ask("/next")
    #expect(!connection.isOutputClosed)
    connection.release()
    #expect(try connection.responses() == ["/held"])
    #expect(connection.isOutputClosed)
    try connection.ask("/later")
    #expect(try connection.responses().isEmpty)
  }

  @Test(arguments: ["keep-alive", "TE"])
  func `other options leave it open`(option: String) throws {
    let connection = try TestConnection()
    try connection.ask("/one", "Connection: \(option)")
    #expect(try connection.responses() == ["/one"])
    #expect(!connection.isOutputClosed)
  }

  @Test func `a client of HTTP 1.0, or one that asks for another protocol, gets one response`() throws {
    for text in [
      "GET /one HTTP/1.0\r\nHost: a\r\n\r\n", "CONNECT /one HTTP/1.1\r\nHost: a\r\n\r\n",
      "GET /one HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    ] {
      let connection = try TestConnection()
      try connection.send(text)
      for _ in 0..<20 { try connection.send(String(repeating: "x", count: 10_000)) }
      #expect(try connection.responses().count == 1, "\(text)")
      #expect(connection.heads[0].contains("Connection: close") && connection.isOutputClosed, "\(text)")
    }
  }

  @Test func `a body that follows another one in the same bytes arrives whole`() throws {
    let connection = try TestConnection()
    try connection.begin("/one", ["Transfer-Encoding: chunked"])
    try connection.send("2\r\nab\r\n")
    try connection.send("0\r\n\r\nPOST /two HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n")
    try connection.send("2\r\nde\r\n0\r\n\r\n")
    #expect(try connection.responses() == ["/one 2", "/two 5"])
  }

  @Test func `nothing is read while a large body waits for its turn`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.begin("/large", ["Content-Length: 20000"])
    connection.channel.pipeline.read()
    #expect(connection.reads == 0)
    connection.release()
    #expect(connection.reads == 1)
    try connection.send(String(repeating: "a", count: 20_000))
    #expect(try connection.responses() == ["/held", "/large 20000"])
  }

  @Test func `a response that says so is the last`() throws {
    let connection = try TestConnection()
    try connection.ask("/last")
    try connection.ask("/more")
    #expect(try connection.responses() == ["/last"])
    #expect(connection.isOutputClosed)
  }

  @Test func `a response isn’t cut off while a large body waits for its turn`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.begin("/large", ["Content-Length: 20000"])
    connection.loop.advanceTime(by: .seconds(60))
    #expect(connection.channel.isActive)
    connection.release()
    connection.loop.advanceTime(by: .seconds(10))
    #expect(try connection.channel.isActive && connection.responses() == ["/held"])
    connection.loop.advanceTime(by: .seconds(10))
    #expect(!connection.channel.isActive)
  }

  @Test func `a body that breaks off gets one response, the last`() throws {
    let connection = try TestConnection()
    try connection.begin("/body", ["Transfer-Encoding: chunked"])
    try connection.send("no chunk\r\n")
    try connection.send("no chunk\r\n")
    #expect(try connection.responses() == ["/body failed"])
    #expect(connection.heads[0].contains("Connection: close") && connection.isOutputClosed)
  }

  @Test func `many requests that nothing has to wait for let other connections have their turn`() throws {
    let connection = try TestConnection()
    try connection.send((1...40).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    for count in [16, 32, 40] {
      #expect(connection.asked.count == count)
      connection.loop.advanceTime(by: RequestHandler.responsePause)
    }
    #expect(try connection.responses() == (1...40).map { "/\($0)" })
  }

  @Test(arguments: [false, true])
  func `no side is closed before all bytes are sent`(isShutdown: Bool) throws {
    let connection = try TestConnection()
    connection.holdsBytes = true
    try connection.ask("/one")
    let event: any Sendable = isShutdown ? ChannelShouldQuiesceEvent() : ChannelEvent.inputClosed
    connection.channel.pipeline.fireUserInboundEventTriggered(event)
    connection.loop.run()
    #expect(connection.channel.isActive && !connection.isOutputClosed)
    connection.holdsBytes = false
    connection.loop.run()
    #expect(try connection.responses() == ["/one"])
    #expect(connection.channel.isActive == !isShutdown && connection.isOutputClosed == !isShutdown)
  }

  @Test(arguments: [false, true])
  func `a shutdown closes a connection whose client doesn’t end its side`(isCutOff: Bool) throws {
    let connection = try TestConnection()
    try connection.ask("/one", "Connection: close")
    #expect(connection.isOutputClosed && connection.channel.isActive)
    if isCutOff {
      connection.handler.cutOff()
    } else {
      connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    }
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `a connection that is cut off takes no more requests`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.ask("/waiting")
    connection.handler.cutOff()
    try connection.ask("/more")
    connection.release()
    #expect(connection.asked == ["/held"] && !connection.channel.isActive)
    #expect(try connection.responses() == ["/held"])
  }

  @Test func `at the limit a connection ends after all that its client has asked`() throws {
    let connections = ConnectionLimiter(maximum: 1)
    connections.opened()
    let connection = try TestConnection(connections)
    try connection.send((1...3).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
    #expect(try connection.responses() == ["/1", "/2", "/3"])
    #expect(connection.heads.map { $0.contains("Connection: close") } == [false, false, true])
    #expect(!connection.channel.isActive)
  }

  @Test func `a client that has ended its side gets its responses`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
    connection.release()
    #expect(try connection.responses() == ["/held", "/next"])
    #expect(connection.isOutputClosed)
  }

  @Test func `what isn’t HTTP is refused after the responses to what came before`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.send("neither\r\n\r\n")
    try connection.send("nor this\r\n\r\n")
    #expect(try connection.responses().isEmpty)
    connection.release()
    #expect(try connection.responses() == ["/held", ""])
    let begin = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\nDate: "
    #expect(connection.heads.last?.hasPrefix(begin) == true)
    #expect(connection.isOutputClosed)
  }

  @Test func `at a shutdown requests that have begun are answered, and the connection is closed`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.begin("/body", ["Content-Length: 3"])
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    connection.release()
    #expect(try connection.responses() == ["/held"])
    #expect(connection.channel.isActive)
    try connection.send("abc")
    #expect(try connection.responses() == ["/body 3"])
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `at a shutdown an idle connection is closed`() throws {
    let connection = try TestConnection()
    try connection.ask("/one")
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    connection.loop.run()
    #expect(!connection.channel.isActive)
  }

  @Test func `a connection that is cut off sends the response under way, and waits for no body`() throws {
    let connection = try TestConnection()
    try connection.begin("/body", ["Content-Length: 20000"])
    connection.handler.cutOff()
    connection.loop.run()
    #expect(try connection.responses() == ["/body failed"])
    #expect(!connection.channel.isActive)
  }

  @Test func `no response is made while the client takes none`() throws {
    let connection = try TestConnection()
    connection.channel.isWritable = false
    try connection.ask("/one")
    #expect(connection.asked.isEmpty)
    connection.channel.isWritable = true
    connection.channel.pipeline.fireChannelWritabilityChanged()
    #expect(try connection.responses() == ["/one"])
  }

  @Test func `a connection has ended when its last response has been made`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    try connection.channel.close().wait()
    connection.loop.run()
    #expect(!connection.hasEnded)
    connection.release()
    #expect(connection.hasEnded && connection.asked == ["/held"])
  }

  @Test(arguments: [
    (HTTPResponse.Status.ok, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nETag: é\r\n\r\n"),
    (.notModified, "HTTP/1.1 304 Not Modified\r\nETag: é\r\n\r\n"),
    (.noContent, "HTTP/1.1 204 No Content\r\nETag: é\r\n\r\n"),
    (.seeOther, "HTTP/1.1 303 See Other\r\nContent-Length: 0\r\nETag: é\r\n\r\n"),
  ])
  func `a response without a body by its status has no length`(status: HTTPResponse.Status, text: String) {
    var bytes = ByteBuffer()
    bytes.write(HTTPResponse(status: status, headerFields: [.contentLength: "0", .eTag: "é"]), CommonFields([]))
    #expect(String(buffer: bytes) == text)
  }

  @Test func `fields that responses have in common come after their own`() {
    var bytes = ByteBuffer()
    let common = CommonFields([HTTPField(name: .eTag, value: "é"), HTTPField(name: .vary, value: "*")])
    bytes.write(HTTPResponse(status: .ok, headerFields: [.contentLength: "0"]), common)
    #expect(String(buffer: bytes) == "HTTP/1.1 200 OK\r\nContent-Length: 0\r\nETag: é\r\nVary: *\r\n\r\n")
  }

  @Test func `a field can’t end its line`() {
    var bytes = ByteBuffer()
    bytes.write(HTTPResponse(status: .ok, headerFields: [.location: "/a\r\nSet-Cookie: b=c\n\n"]), CommonFields([]))
    #expect(String(buffer: bytes) == "HTTP/1.1 200 OK\r\nLocation: /a  Set-Cookie: b=c\r\n\r\n")
  }

  @Test(arguments: [
    ("/a?b=http://c", "/a?b=http://c"), ("http://quiz.test/a?b", "/a?b"), ("http://quiz.test", "/"), ("*", "*"),
  ])
  func `an address is a path, or has one`(address: String, path: String) throws {
    let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: address, headers: ["host": "a", "X-Y": "z"])
    let request = try HTTPRequest(decoded: head)
    #expect(request.path == path && request.authority == "a" && request.headerFields.count == 1)
  }

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_827_696, "Tue, 29 Feb 2000 12:34:56 GMT"), (1_767_225_599, "Wed, 31 Dec 2025 23:59:59 GMT"),
  ])
  func `the time has the format of RFC 9110`(second: Int, text: String) {
    let dates = DateFields()
    for _ in 0..<2 { #expect(dates.field(at: second).value == text) }
    #expect(dates.field(at: second + 1).value != text)
  }
}

/// A connection whose responses have the paths of their requests.
///
/// `/held` waits for ``release()``. `/unread` is answered without its body; the others tell how long theirs is.
private final class TestConnection {
  let loop = EmbeddedEventLoop()
  let channel: EmbeddedChannel
  let handler: RequestHandler
  private let site = HeldSite()
  private let spy = SpyHandler()
  private(set) var hasEnded = false
  /// The heads of the responses that were read last.
  private(set) var heads: [String] = []

  init(_ connections: ConnectionLimiter = ConnectionLimiter(maximum: 10)) throws {
    let ended = loop.makePromise(of: Void.self)
    let timeouts = RequestTimeoutHandler(connections, sendTimeout: .seconds(15))
    handler = RequestHandler(
      SiteRequestContext(logger: Logger(label: "test"), remoteAddress: nil), timeouts: timeouts,
      executor: EventLoopTaskExecutor(loop), dates: DateFields(), ended: ended
    ) { [site] request, _ in await site.respond(to: request) }
    channel = EmbeddedChannel(loop: loop)
    try channel.pipeline.syncOperations.addHandlers(ByteToMessageHandler(HTTPRequestDecoder()), timeouts, handler)
    try channel.pipeline.syncOperations.addHandler(spy, position: .first)
    channel.isWritable = true
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    try channel.setOption(.autoRead, value: false).wait()
    spy.reads = 0
    ended.futureResult.assumeIsolated().whenComplete { [weak self] _ in self?.hasEnded = true }
  }

  deinit {
    release()
    _ = try? channel.finish(acceptAlreadyClosed: true)
  }

  var asked: [String] { site.asked }
  var reads: Int { spy.reads }
  var isOutputClosed: Bool { spy.isOutputClosed }
  /// Whether the system takes no bytes.
  var holdsBytes: Bool {
    get { spy.holdsBytes }
    set { spy.holdsBytes = newValue }
  }

  func ask(_ path: String, _ fields: String...) throws { try begin(path, fields) }

  /// Sends the head of a request.
  func begin(_ path: String, _ fields: [String]) throws {
    try send((["POST \(path) HTTP/1.1", "Host: quiz.test"] + fields).map { $0 + "\r\n" }.joined() + "\r\n")
  }

  func send(_ text: String) throws {
    try channel.writeInbound(ByteBuffer(string: text))
    loop.run()
  }

  func release() {
    site.release()
    loop.run()
  }

  /// The bodies of the responses since the last call.
  func responses() throws -> [String] {
    var text = ""
    while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
    var bodies: [String] = []
    heads = []
    while let end = text.firstRange(of: "\r\n\r\n") {
      let head = String(text[..<end.lowerBound])
      heads.append(head)
      let length = head.firstMatch(of: /content-length: (\d+)/.ignoresCase()).flatMap { Int($0.1) } ?? 0
      bodies.append(String(text[end.upperBound...].prefix(length)))
      text = String(text[end.upperBound...].dropFirst(length))
    }
    #expect(text.isEmpty)
    return bodies
  }
}

private final class HeldSite: Sendable {
  private let paths = Mutex<[String]>([])
  private let held = AsyncStream<Void>.makeStream()

  var asked: [String] { paths.withLock(\.self) }

  func release() { held.continuation.finish() }

  func respond(to request: Request) async -> SiteResponse {
    paths.withLock { $0.append(request.uri.path) }
    if request.uri.path == "/held" { for await _ in held.stream {} }
    guard request.uri.path != "/unread" else { return Self.response("/unread") }
    guard request.uri.path != "/last" else { return Self.response("/last", [.connection: "close"]) }
    var count = 0
    do { for try await part in request.body { count += part.readableBytes } } catch {
      return Self.response("\(request.uri.path) failed")
    }
    return Self.response(count == 0 && request.uri.path != "/body" ? request.uri.path : "\(request.uri.path) \(count)")
  }

  private static func response(_ text: String, _ headers: HTTPFields = [:]) -> SiteResponse {
    SiteResponse(Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: text))))
  }
}

private final class SpyHandler: ChannelOutboundHandler {
  typealias OutboundIn = Any

  var reads = 0
  private(set) var isOutputClosed = false

  func read(context: ChannelHandlerContext) {
    reads += 1
    context.read()
  }

  /// What was written while bytes were held.
  private var held: [(data: NIOAny, promise: EventLoopPromise<Void>?)] = []
  private var context: ChannelHandlerContext?
  var holdsBytes = false {
    didSet {
      for (data, promise) in held { context?.writeAndFlush(data, promise: promise) }
      held = []
    }
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }
  func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if holdsBytes { held.append((data, promise)) } else { context.write(data, promise: promise) }
  }

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output else { return context.close(mode: mode, promise: promise) }
    isOutputClosed = true
    promise?.succeed()
  }
}
