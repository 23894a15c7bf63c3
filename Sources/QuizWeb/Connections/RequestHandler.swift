import HTTPTypes
import HummingbirdCore
import NIOCore
import NIOHTTP1

/// Answers the requests of a connection, each after the one before it.
///
/// A request with a small body is answered when all of it has arrived, by one task that begins at once and writes the
/// response at once. Hummingbird's handler takes each part of a request out of an asynchronous sequence, and puts each
/// response into another one.
final class RequestHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = Any
  typealias OutboundOut = ByteBuffer

  /// Makes the response to a request.
  typealias Respond = @Sendable (Request, SiteRequestContext) async -> SiteResponse

  /// A larger response isn't copied behind its head.
  private static let maxCopiedBody = 16_384
  /// A larger body is handed to the responder while it arrives.
  static let maxCollectedBody = FormData.maxSize

  private enum ArrivingBody {
    case none
    case collected(of: HTTPRequest, ByteBuffer)
    case streamed(RequestBodyStream.Source)
    /// The responder needs no more of it.
    case ignored
  }

  /// Why the connection ends after the responses that are still to be made.
  private enum CloseReason {
    /// The client has ended its side.
    case inputClosed
    /// The client asked for it with its last request.
    case requested
    /// What arrived isn't HTTP.
    case malformed
    case shutdown
  }

  private let timeouts: RequestTimeoutHandler
  private let respond: Respond
  private let requestContext: SiteRequestContext
  private let executor: any TaskExecutor
  private let dates: DateFields
  /// Completed when the connection is closed and its last task has ended.
  private let ended: EventLoopPromise<Void>
  /// Nil after the connection was closed.
  private var context: ChannelHandlerContext?
  private var arriving = ArrivingBody.none
  private var waiting = CircularBuffer<Request>()
  /// The task that answers a request; nil between requests.
  private var task: Task<Void, Never>?
  private var isResponding = false
  /// Whether a task is running up to the first time that it waits.
  private var isStartingTask = false
  /// Nil while requests may come.
  private var closeReason: CloseReason?
  private var isOutputClosed = false
  private var isReadPaused = false
  /// Whether the channel was asked to read during the pause.
  private var isReadDeferred = false

  init(
    _ requestContext: SiteRequestContext, timeouts: RequestTimeoutHandler, executor: any TaskExecutor,
    dates: DateFields, ended: EventLoopPromise<Void>, respond: @escaping Respond
  ) {
    self.timeouts = timeouts
    self.dates = dates
    self.requestContext = requestContext
    self.executor = executor
    self.ended = ended
    self.respond = respond
  }

  func handlerAdded(context: ChannelHandlerContext) { self.context = context }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
    waiting.removeAll()
    stopBody(ChannelError.ioOnClosedChannel)
    if !isResponding { ended.succeed() }
  }

  // Requests

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let decoded):
      timeouts.headReceived(at: context.eventLoop.now)
      guard let head = try? HTTPRequest(decoded: decoded) else { return refuse() }
      receive(head)
    case .body(let bytes): receive(bytes)
    case .end:
      timeouts.requestReceived(at: context.eventLoop.now)
      receiveEnd()
    }
  }

  private func receive(_ head: HTTPRequest) {
    if head.bodyLength.map({ $0 <= Self.maxCollectedBody }) == true {
      arriving = .collected(of: head, ByteBuffer())
      return
    }
    guard let context else { return }
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    let (body, source) = RequestBodyStream.make(
      on: context.eventLoop, resume: { bound.value.resumeReading() }, ignore: { bound.value.ignoreBody() })
    arriving = .streamed(source)
    accept(Request(head: head, body: body))
  }

  private func receive(_ bytes: ByteBuffer) {
    switch arriving {
    case .collected(let head, var collected):
      // The buffer of the enum would be a second reference, and the bytes be copied.
      arriving = .none
      if collected.readableBytes == 0 { collected = bytes } else { collected.writeImmutableBuffer(bytes) }
      arriving = .collected(of: head, collected)
    case .streamed(let source): if case .stopProducing = source.yield(bytes) { isReadPaused = true }
    case .none, .ignored: break
    }
  }

  private func receiveEnd() {
    let arrived = arriving
    arriving = .none
    switch arrived {
    case .collected(let head, let bytes): accept(Request(head: head, body: RequestBody(buffer: bytes)))
    case .streamed(let source): source.finish()
    case .none, .ignored: break
    }
    resumeReading()
  }

  private func accept(_ request: Request) {
    guard closeReason != .requested, closeReason != .malformed else { return }
    waiting.append(request)
    // The decoder takes whatever comes after such a request for an error.
    if request.head.asksToClose { close(for: .requested) }
    respondToNext()
  }

  /// The request's body isn't read any more: the rest of it is dropped when it arrives.
  private func ignoreBody() {
    if case .streamed(let source) = arriving {
      arriving = .ignored
      source.finish()
    }
    resumeReading()
    respondToNext()
  }

  private func stopBody(_ error: any Error) {
    if case .streamed(let source) = arriving { source.finish(error) }
    arriving = .none
  }

  func read(context: ChannelHandlerContext) {
    if isReadPaused { isReadDeferred = true } else { context.read() }
  }

  private func resumeReading() {
    isReadPaused = false
    if isReadDeferred { context?.read() }
    isReadDeferred = false
  }

  // Responses

  /// Begins the next response unless one is being made, or too much of the last one hasn't been taken yet.
  private func respondToNext() {
    guard !isStartingTask else { return }
    while let context, !isResponding, context.channel.isWritable {
      guard let request = waiting.popFirst() else { return closeIfDone(context) }
      isResponding = true
      let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
      isStartingTask = true
      let task = Task.immediate(executorPreference: executor) { [respond, requestContext, dates] in
        let response = await respond(request, requestContext)
        let body = await response.response.body.bytes
        bound.value.send(response, body, at: dates.now())
      }
      isStartingTask = false
      if isResponding { self.task = task }
    }
  }

  /// - Parameter body: nil if it couldn't be made.
  private func send(_ response: SiteResponse, _ body: ByteBuffer?, at date: HTTPField) {
    isResponding = false
    task = nil
    guard let context else { return ended.succeed() }
    guard let body else { return context.close(promise: nil) }
    var head = response.response.head
    head.headerFields.append(date)
    if timeouts.responseBegins(at: context.eventLoop.now) { head.headerFields[.connection] = "close" }
    write(head, response.commonFields, body, in: context)
    respondToNext()
  }

  private func write(
    _ head: HTTPResponse, _ commonFields: CommonFields, _ body: ByteBuffer, in context: ChannelHandlerContext
  ) {
    let isCopied = body.readableBytes <= Self.maxCopiedBody
    var bytes = context.channel.allocator.buffer(capacity: 1024 + (isCopied ? body.readableBytes : 0))
    bytes.write(head, commonFields)
    if isCopied {
      bytes.writeImmutableBuffer(body)
    } else {
      context.write(wrapOutboundOut(bytes), promise: nil)
      bytes = body
    }
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { [timeouts] _ in timeouts.responseSent() }
    context.writeAndFlush(wrapOutboundOut(bytes), promise: sent)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    respondToNext()
    context.fireChannelWritabilityChanged()
  }

  // The end

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed:
      stopBody(ChannelError.inputClosed)
      close(for: .inputClosed)
    case is ChannelShouldQuiesceEvent: close(for: .shutdown)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
    respondToNext()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else { return context.close(promise: nil) }
    refuse()
  }

  private func refuse() {
    stopBody(HTTPParserError.unknown)
    close(for: .malformed)
    respondToNext()
  }

  /// Ends the connection as soon as the response under way is sent. A responder that waits for a body gets no more.
  func cutOff() {
    stopBody(CancellationError())
    waiting.removeAll()
    task?.cancel()
    close(for: .shutdown)
    respondToNext()
  }

  private func close(for reason: CloseReason) {
    if closeReason == nil || reason == .shutdown { closeReason = reason }
  }

  /// Ends this side after the last response, and at a shutdown the whole connection. Otherwise the client ends its own
  /// side, so that it can take the response at its speed.
  private func closeIfDone(_ context: ChannelHandlerContext) {
    guard let closeReason, !isOutputClosed else { return }
    if closeReason == .shutdown {
      return switch arriving {
      case .collected, .streamed: ()
      case .none, .ignored: context.close(promise: nil)
      }
    }
    isOutputClosed = true
    if closeReason == .malformed {
      let head = HTTPResponse(status: .badRequest, headerFields: [.connection: "close", .contentLength: "0"])
      write(head, CommonFields([]), ByteBuffer(), in: context)
    }
    context.close(mode: .output, promise: nil)
  }
}
