import NIOCore

/// Closes a connection whose request doesn't arrive in time, even if its bytes keep trickling in, and one that is idle
/// for long. Reports each connection's state to ``ConnectionLimiter``, and adds the handlers that share this state.
/// ``RequestHandler`` tells it what happens to requests and responses.
///
/// A request begins with its first byte: the decoder doesn't see a request whose head never ends. Each connection has
/// one timer that fires rarely, so requests cost nearly nothing.
final class RequestTimeoutHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = Any

  private static let interval = TimeAmount.seconds(5)
  /// From a request's first byte to its end.
  private static let requestTimeout = TimeAmount.seconds(15)
  /// The longest time without any progress, between requests and before a response. A response that makes progress may
  /// take longer, and ``SendTimeoutHandler`` closes one that makes none.
  private static let idleTimeout = TimeAmount.seconds(75)

  /// At most 16 KB at once.
  private static let receiveBuffers = AdaptiveRecvByteBufferAllocator(minimum: 512, initial: 2048, maximum: 16_384)

  private let connections: ConnectionLimiter
  private let sendTimeout: TimeAmount
  /// Nil after the connection was closed.
  private(set) var connection: ClientConnection?
  private var pipelineLimit: PipelineLimitHandler?
  /// When the latest request was complete, a response was written or sent, or the connection was opened.
  private var lastActivity = NIODeadline.uptimeNanoseconds(0)
  /// Requests that are complete and whose responses aren't sent yet; more than one if a client pipelines. It is -1
  /// while a request arrives that is answered already, as for an unknown path.
  private(set) var pendingResponses = 0
  /// Whether the connection ends after the response that is being sent, so that others get their turn at the limit of
  /// connections. No further request is read.
  private(set) var closesAfterResponse = false
  private var timer: Scheduled<Void>?

  /// - Parameter sendTimeout: how long a client may take no bytes of a response before its connection ends.
  init(_ connections: ConnectionLimiter, sendTimeout: TimeAmount) {
    self.connections = connections
    self.sendTimeout = sendTimeout
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let connection = ClientConnection(context.channel, at: context.eventLoop.now)
    self.connection = connection
    connections.add(connection)
    let pipelineLimit = PipelineLimitHandler(self)
    self.pipelineLimit = pipelineLimit
    let progress = SendTimeoutHandler(connection, timeout: sendTimeout) { [connections] in connections.countStalled() }
    // Bytes pass these handlers before they are decoded. A closed pipeline has none.
    try? context.pipeline.syncOperations.addHandlers([progress, pipelineLimit], position: .first)
    // A client that waits for several responses needs no large reads.
    try? context.channel.syncOptions?.setOption(.recvAllocator, value: Self.receiveBuffers)
    context.channel.limitWaitingBytes()
    if context.channel.isActive { start(context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    stop()
    pipelineLimit = nil
  }

  func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func bytesReceived(at now: NIODeadline) {
    guard let connection, connection.phase == .new || connection.phase == .idle else { return }
    connection.enter(.receiving, at: now)
  }

  func headReceived(at now: NIODeadline) {
    guard let connection, connection.phase != .receiving else { return }
    connection.enter(.receiving, at: now)
  }

  /// All of a request has arrived.
  func requestReceived(at now: NIODeadline) {
    lastActivity = now
    pendingResponses += 1
    connection?.enter(pendingResponses > 0 ? .responding : .idle, at: now)
  }

  /// A response is about to be written.
  ///
  /// At the limit new connections wait. Clients that are always busy, such as a proxy's connections, would never let
  /// them in, and an idle connection that is closed may cost its client a request. One whose client has sent further
  /// requests isn't idle.
  ///
  /// - Parameter isOnly: whether all earlier responses are sent.
  /// - Returns: whether the connection ends after it, which it must tell the client.
  func responseBegins(at now: NIODeadline, isOnly: Bool) -> Bool {
    lastActivity = now
    if isOnly, pendingResponses == 1, pipelineLimit?.isHoldingRequest != true, connections.isFull {
      closesAfterResponse = true
    }
    return closesAfterResponse
  }

  func responseSent() {
    pendingResponses -= 1
    if closesAfterResponse, let connection {
      connections.countEvicted()
      return connection.channel.close(promise: nil)
    }
    if let connection {
      lastActivity = connection.channel.eventLoop.now
      // The next request may be arriving already, or be complete.
      if pendingResponses == 0, connection.phase == .responding { connection.enter(.idle, at: lastActivity) }
    }
    pipelineLimit?.responseSent()
  }

  private func start(_ context: ChannelHandlerContext) {
    guard timer == nil, let connection else { return }
    lastActivity = context.eventLoop.now
    connection.enter(.new, at: lastActivity)
    checkDeadline(at: connection, on: context.eventLoop)
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    connection = nil
  }

  private func checkDeadline(at connection: ClientConnection, on eventLoop: any EventLoop) {
    let isReceiving = connection.phase == .receiving
    let deadline = isReceiving ? connection.since + Self.requestTimeout : lastActivity + Self.idleTimeout
    let isSending = !isReceiving && connection.sendProgress != nil
    guard deadline > eventLoop.now || isSending else {
      if isReceiving { connections.countSlow() }
      return connection.channel.close(promise: nil)
    }
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    let next = eventLoop.now + Self.interval
    timer = eventLoop.scheduleTask(deadline: isSending ? next : min(deadline, next)) {
      bound.value.checkDeadline(at: connection, on: eventLoop)
    }
  }
}
