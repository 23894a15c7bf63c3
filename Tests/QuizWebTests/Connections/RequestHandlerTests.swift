import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import NIOHTTPTypes
import Synchronization
import Testing

@testable import QuizWeb

struct RequestHandlerTests {
  @Test func `requests are answered in their order, each with the time`() throws {
    let connection = try TestConnection()
    for number in 0..<3 { try connection.ask("/\(number)") }
    #expect(try connection.responses() == ["/0", "/1", "/2"])
    #expect(connection.heads.allSatisfy { $0.headerFields[.date]?.hasSuffix(" GMT") == true })
  }

  @Test func `a request waits for the response before it`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.ask("/next")
    #expect(try connection.responses().isEmpty && connection.asked == ["/held"])
    connection.release()
    #expect(try connection.responses() == ["/held", "/next"])
  }

  @Test(arguments: [nil, "7", "16384"])
  func `a form is collected before its request is answered`(length: String?) throws {
    let connection = try TestConnection()
    let bytes = [UInt8](repeating: 65, count: length.flatMap(Int.init) ?? 0)
    try connection.receive(.head(connection.head("/body", length: length)))
    for byte in bytes { try connection.receive(.body(ByteBuffer(bytes: [byte]))) }
    #expect(connection.asked.isEmpty)
    try connection.receive(.end(nil))
    #expect(try connection.responses() == ["/body \(bytes.count)"])
  }

  @Test(arguments: ["16385", "chunked"])
  func `a larger body is read while it arrives, and stops the client when nobody reads it`(length: String) throws {
    let connection = try TestConnection()
    try connection.receive(.head(connection.head("/held", length: length)))
    #expect(connection.asked == ["/held"])
    for _ in 0..<3 { try connection.receive(.body(ByteBuffer(repeating: 65, count: 4_000))) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try connection.receive(.body(ByteBuffer(repeating: 65, count: 4_000)))
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    connection.release()
    #expect(connection.reads == 2)
    try connection.receive(.body(ByteBuffer(repeating: 65, count: 385)))
    try connection.receive(.end(nil))
    #expect(try connection.responses() == ["/held 16385"])
  }

  @Test func `a body that nobody reads is dropped, and the next request is answered`() throws {
    let connection = try TestConnection()
    try connection.receive(.head(connection.head("/unread", length: "1000000")))
    #expect(try connection.responses() == ["/unread"])
    for _ in 0..<100 { try connection.receive(.body(ByteBuffer(repeating: 65, count: 10_000))) }
    connection.channel.pipeline.read()
    #expect(connection.reads == 1)
    try connection.receive(.end(nil))
    try connection.ask("/next")
    #expect(try connection.responses() == ["/next"])
  }

  @Test(arguments: ["close", "Close", "TE, close"])
  func `a connection ends after the response if its client asks for it`(option: String) throws {
    let connection = try TestConnection()
    try connection.ask("/held", [.connection: option])
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
    try connection.ask("/one", [.connection: option])
    #expect(try connection.responses() == ["/one"])
    #expect(!connection.isOutputClosed)
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
    connection.channel.pipeline.fireErrorCaught(HTTPParserError.invalidMethod)
    #expect(try connection.responses().isEmpty)
    connection.release()
    #expect(try connection.responses() == ["/held", ""])
    #expect(connection.heads.map(\.status) == [.ok, .badRequest] && connection.isOutputClosed)
  }

  @Test func `at a shutdown requests that have begun are answered, and the connection is closed`() throws {
    let connection = try TestConnection()
    try connection.ask("/held")
    try connection.receive(.head(connection.head("/body", length: "3")))
    connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
    connection.release()
    #expect(try connection.responses() == ["/held"])
    #expect(connection.channel.isActive)
    try connection.receive(.body(ByteBuffer(string: "abc")))
    try connection.receive(.end(nil))
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
    try connection.receive(.head(connection.head("/body", length: "20000")))
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
  private(set) var heads: [HTTPResponse] = []
  private let site = HeldSite()
  private let spy = SpyHandler()
  private let ended: EventLoopPromise<Void>
  private(set) var hasEnded = false

  init() throws {
    ended = loop.makePromise()
    handler = RequestHandler(
      SiteRequestContext(logger: Logger(label: "test"), remoteAddress: nil), executor: EventLoopTaskExecutor(loop),
      dates: DateFields(), ended: ended
    ) { [site] request, _ in await site.respond(to: request) }
    channel = EmbeddedChannel(handlers: [spy, handler], loop: loop)
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

  func head(_ path: String, _ fields: HTTPFields = [:], length: String? = nil) -> HTTPRequest {
    var head = HTTPRequest(method: .post, scheme: "http", authority: "quiz.test", path: path, headerFields: fields)
    if let length { head.headerFields[length == "chunked" ? .transferEncoding : .contentLength] = length }
    return head
  }

  func ask(_ path: String, _ fields: HTTPFields = [:]) throws {
    try receive(.head(head(path, fields)))
    try receive(.end(nil))
  }

  func receive(_ part: HTTPRequestPart) throws {
    try channel.writeInbound(part)
    loop.run()
  }

  func release() {
    site.release()
    loop.run()
  }

  /// The bodies of the responses since the last call.
  func responses() throws -> [String] {
    heads = []
    var bodies: [String] = []
    while let part = try channel.readOutbound(as: HTTPResponsePart.self) {
      switch part {
      case .head(let head):
        heads.append(head)
        bodies.append("")
      case .body(let bytes): bodies[bodies.count - 1] += String(buffer: bytes)
      case .end: break
      }
    }
    return bodies
  }
}

private final class HeldSite: Sendable {
  private let paths = Mutex<[String]>([])
  private let held = AsyncStream<Void>.makeStream()

  var asked: [String] { paths.withLock(\.self) }

  func release() { held.continuation.finish() }

  func respond(to request: Request) async -> Response {
    paths.withLock { $0.append(request.uri.path) }
    if request.uri.path == "/held" { for await _ in held.stream {} }
    guard request.uri.path != "/unread" else { return Self.response("/unread") }
    var count = 0
    do { for try await part in request.body { count += part.readableBytes } } catch {
      return Self.response("\(request.uri.path) failed")
    }
    return Self.response(count == 0 && request.uri.path != "/body" ? request.uri.path : "\(request.uri.path) \(count)")
  }

  private static func response(_ text: String) -> Response {
    Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
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

  func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
    guard mode == .output else { return context.close(mode: mode, promise: promise) }
    isOutputClosed = true
    promise?.succeed()
  }
}
