import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Synchronization
import Testing

@testable import QuizWeb

/// A connection whose responses have the paths of their requests.
///
/// `/held` waits for ``release()``. `/unread` is answered without its body, and `/collected` with the one that was
/// collected; the others tell how long theirs is.
final class RequestConnection {
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
    ) { [site] request, context in await site.respond(to: request, context) }
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

  func respond(to request: Request, _ context: SiteRequestContext) async -> SiteResponse {
    paths.withLock { $0.append(request.uri.path) }
    if request.uri.path == "/held" { for await _ in held.stream {} }
    guard request.uri.path != "/unread" else { return Self.response("/unread") }
    guard request.uri.path != "/collected" else {
      return Self.response(context.collectedBody.map { String(buffer: $0) } ?? "none")
    }
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
