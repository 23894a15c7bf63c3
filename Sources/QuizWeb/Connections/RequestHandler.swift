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
  /// After this many responses that nothing had to wait for, other connections get their turn.
  static let maxResponsesAtOnce = 16
  /// An event loop polls its sockets when nothing is due.
  static let responsePause = TimeAmount.milliseconds(1)

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
    /// The client sends nothing more that could be answered: it asked for the end with its last request, or the body of
    /// its last request is broken.
    case lastRequest
    /// What arrived isn't HTTP. The client is told after the other responses.
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
  /// Which streamed body arrives, or arrived last. A stream that has ended may still report something.
  private var streamNumber = 0
  /// Whether the reader of the streamed body is slower than the client.
  private var isStreamFull = false
  /// The collected body is nil where the body is streamed.
  private var waiting = CircularBuffer<(request: Request, collectedBody: ByteBuffer?)>()
  private var waitingStreamCount = 0
  /// Whether the channel was asked to read during a pause.
  private var isReadDeferred = false

  /// The task that answers a request; nil between requests.
  private var task: Task<Void, Never>?
  private var isResponding = false
  /// Whether a task is running up to the first time that it waits.
  private var isStartingTask = false
  private var responsesAtOnce = 0
  private var isPauseScheduled = false
  /// Responses whose last byte the system hasn't taken yet.
  private var unsentCount = 0

  /// Nil while requests may come.
  private var closeReason: CloseReason?
  private var isCutOff = false
  private var isErrorWritten = false
  private var isOutputClosed = false

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
}

// Requests

extension RequestHandler {
  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head): receive(head, in: context)
    case .body(let bytes): receive(bytes)
    case .end: receiveEnd(in: context)
    }
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    responsesAtOnce = 0
    context.fireChannelReadComplete()
  }

  private func receive(_ decoded: HTTPRequestHead, in context: ChannelHandlerContext) {
    guard !isCutOff, closeReason != .lastRequest, closeReason != .malformed else { return }
    guard let head = try? HTTPRequest(decoded: decoded) else { return refuse() }
    // The decoder stops after a request for another protocol, and takes what follows the others for an error.
    let isLast = !decoded.isKeepAlive || decoded.headers.contains(name: "upgrade") || decoded.method == .CONNECT
    if isLast { close(for: .lastRequest) }
    if head.bodyLength.map({ $0 <= Self.maxCollectedBody }) == true {
      timeouts.headReceived(at: context.eventLoop.now)
      arriving = .collected(of: head, ByteBuffer())
    } else {
      let (body, source) = makeStream(in: context)
      arriving = .streamed(source)
      accept(Request(head: head, body: body), collectedBody: nil)
    }
  }

  private func makeStream(in context: ChannelHandlerContext) -> (RequestBody, RequestBodyStream.Source) {
    streamNumber += 1
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    return RequestBodyStream.make(
      on: context.eventLoop,
      resume: { [number = streamNumber] in if bound.value.streamNumber == number { bound.value.resumeStream() } },
      ignore: { [number = streamNumber] in if bound.value.streamNumber == number { bound.value.ignoreBody() } })
  }

  private func receive(_ bytes: ByteBuffer) {
    switch arriving {
    case .collected(let head, var collected):
      // The buffer of the enum would be a second reference, and the bytes be copied.
      arriving = .none
      if collected.readableBytes == 0 { collected = bytes } else { collected.writeImmutableBuffer(bytes) }
      arriving = .collected(of: head, collected)
    case .streamed(let source): if case .stopProducing = source.yield(bytes) { isStreamFull = true }
    case .none, .ignored: break
    }
  }

  private func receiveEnd(in context: ChannelHandlerContext) {
    let arrived = arriving
    arriving = .none
    switch arrived {
    case .none: return
    case .ignored: timeouts.requestReceived(at: context.eventLoop.now)
    case .streamed(let source):
      timeouts.requestReceived(at: context.eventLoop.now)
      source.finish()
    case .collected(let head, let bytes):
      timeouts.requestReceived(at: context.eventLoop.now)
      accept(Request(head: head, body: RequestBody(buffer: bytes)), collectedBody: bytes)
    }
    resumeStream()
    closeIfDone()
  }

  /// - Parameter collectedBody: nil for a body that is streamed.
  private func accept(_ request: Request, collectedBody: ByteBuffer?) {
    waiting.append((request, collectedBody))
    if collectedBody == nil { waitingStreamCount += 1 }
    respondToNext()
  }

  /// The request's body isn't read any more: the rest of it is dropped when it arrives.
  private func ignoreBody() {
    if case .streamed(let source) = arriving {
      arriving = .ignored
      source.finish()
    }
    resumeStream()
    closeIfDone()
  }

  private func stopBody(_ error: any Error) {
    if case .streamed(let source) = arriving { source.finish(error) }
    arriving = .none
  }

  /// Nothing is read while a streamed body isn't, or has to wait for responses to other requests.
  func read(context: ChannelHandlerContext) {
    if isStreamFull || waitingStreamCount > 0 { isReadDeferred = true } else { context.read() }
  }

  private func resumeStream() {
    isStreamFull = false
    readIfDeferred()
  }

  private func readIfDeferred() {
    guard isReadDeferred, !isStreamFull, waitingStreamCount == 0 else { return }
    isReadDeferred = false
    context?.read()
  }
}

// Responses

extension RequestHandler {
  /// Begins the next response unless one is being made, or too much of the last one hasn't been taken yet.
  private func respondToNext() {
    guard !isStartingTask else { return }
    while let context, !isResponding, context.channel.isWritable {
      guard responsesAtOnce < Self.maxResponsesAtOnce || waiting.isEmpty else { return respondLater(in: context) }
      guard let (request, collectedBody) = waiting.popFirst() else { return closeIfDone() }
      isResponding = true
      responsesAtOnce += 1
      if collectedBody == nil {
        waitingStreamCount -= 1
        // Its body begins to arrive only now.
        timeouts.headReceived(at: context.eventLoop.now)
        readIfDeferred()
      }
      start(request, collectedBody, in: context)
    }
  }

  private func start(_ request: Request, _ collectedBody: ByteBuffer?, in context: ChannelHandlerContext) {
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    var requestContext = requestContext
    requestContext.collectedBody = collectedBody
    isStartingTask = true
    let task = Task.immediate(executorPreference: executor) { [respond, requestContext = requestContext, dates] in
      let response = await respond(request, requestContext)
      let body = await response.http.body.bytes
      bound.value.send(response, body, at: dates.now())
    }
    isStartingTask = false
    if isResponding { self.task = task }
  }

  private func respondLater(in context: ChannelHandlerContext) {
    guard !isPauseScheduled else { return }
    isPauseScheduled = true
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: Self.responsePause) {
      bound.value.isPauseScheduled = false
      bound.value.responsesAtOnce = 0
      bound.value.respondToNext()
    }
  }

  /// - Parameter body: nil if it couldn't be made.
  private func send(_ response: SiteResponse, _ body: ByteBuffer?, at date: HTTPField) {
    isResponding = false
    task = nil
    guard let context else { return ended.succeed() }
    guard let body else { return context.close(promise: nil) }
    var head = response.http.head
    head.headerFields.append(date)
    if head.headerFields[.connection] == "close" { close(for: .lastRequest) }
    let isLast = closeReason != nil && closeReason != .malformed && waiting.isEmpty
    if timeouts.responseBegins(at: context.eventLoop.now, isOnly: unsentCount == 0) || isLast {
      head.headerFields[.connection] = "close"
    }
    write(head, response.commonFields, body, in: context)
    respondToNext()
    closeIfDone()
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
    unsentCount += 1
    let sent = context.eventLoop.makePromise(of: Void.self)
    sent.futureResult.assumeIsolated().whenComplete { [self] _ in
      unsentCount -= 1
      timeouts.responseSent()
      if closeReason != nil { closeIfDone() }
    }
    context.writeAndFlush(wrapOutboundOut(bytes), promise: sent)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    respondToNext()
    context.fireChannelWritabilityChanged()
  }
}

// The end

extension RequestHandler {
  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case ChannelEvent.inputClosed:
      stopBody(ChannelError.inputClosed)
      close(for: .inputClosed)
    case is ChannelShouldQuiesceEvent: close(for: .shutdown)
    default: break
    }
    context.fireUserInboundEventTriggered(event)
    closeIfDone()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case is HTTPParserError, is ByteToMessageDecoderError.PayloadTooLargeError: refuse()
    // More bytes after an error.
    case is ByteToMessageDecoderError: break
    default: context.close(promise: nil)
    }
  }

  /// What arrives isn't HTTP. A request that the responder has got already gets its response only.
  private func refuse() {
    switch arriving {
    case .streamed, .ignored: close(for: .lastRequest)
    case .none, .collected: close(for: .malformed)
    }
    stopBody(HTTPParserError.unknown)
    closeIfDone()
  }

  /// Ends the connection as soon as the response under way is written. A responder that waits for a body gets no more.
  func cutOff() {
    isCutOff = true
    stopBody(CancellationError())
    waiting.removeAll()
    waitingStreamCount = 0
    task?.cancel()
    close(for: .shutdown)
    closeIfDone()
  }

  private func close(for reason: CloseReason) {
    if closeReason == nil || reason == .shutdown { closeReason = reason }
  }

  /// Ends this side after the last response, and at a shutdown the whole connection. Otherwise the client ends its own
  /// side, so that it can take the response at its speed.
  private func closeIfDone() {
    guard let closeReason, let context, !isResponding, waiting.isEmpty else { return }
    if closeReason == .malformed, !isErrorWritten {
      isErrorWritten = true
      var head = HTTPResponse(status: .badRequest, headerFields: [.connection: "close", .contentLength: "0"])
      head.headerFields.append(dates.now())
      return write(head, CommonFields([]), ByteBuffer(), in: context)
    }
    switch (closeReason, arriving) {
    case _ where isCutOff: context.close(promise: nil)
    // SwiftNIO drops the bytes that wait when it closes a channel, or the second of its sides.
    case _ where unsentCount > 0: break
    // The rest of a request that has begun is on its way.
    case (_, .collected), (.shutdown, .streamed): break
    case (.shutdown, _): context.close(promise: nil)
    case _ where isOutputClosed: break
    default:
      isOutputClosed = true
      context.close(mode: .output, promise: nil)
    }
  }
}
