import HTTPTypes
package import NIOCore
package import NIOHTTPTypes

/// Closes a connection whose request doesn't arrive in time, even if its bytes keep trickling in, and one that is idle
/// for long. Reports each connection's state to ``ConnectionLimiter``, and adds the handlers that share this state.
///
/// A request begins with its first byte: the decoder doesn't see a request whose head never ends. Each connection has
/// one timer that fires rarely, so requests cost nearly nothing.
package final class RequestTimeoutHandler: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

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
  /// When the latest request was complete, a part of a response was written or sent, or the connection was opened.
  private var lastActivity = NIODeadline.uptimeNanoseconds(0)
  /// Requests that are complete and whose responses aren't sent yet; more than one if a client pipelines. It is -1
  /// while a request arrives that is answered already, as for an unknown path.
  private(set) var pendingResponses = 0
  /// Whether the connection ends after the response that is being sent, so that others get their turn at the limit of
  /// connections. No further request is read.
  private(set) var closesAfterResponse = false
  private var timer: Scheduled<Void>?

  /// - Parameter sendTimeout: how long a client may take no bytes of a response before its connection ends.
  package init(_ connections: ConnectionLimiter, sendTimeout: TimeAmount) {
    self.connections = connections
    self.sendTimeout = sendTimeout
  }

  package func handlerAdded(context: ChannelHandlerContext) {
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

  package func handlerRemoved(context: ChannelHandlerContext) {
    stop()
    pipelineLimit = nil
  }

  package func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  package func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  func bytesReceived(at now: NIODeadline) {
    guard let connection, connection.phase == .new || connection.phase == .idle else { return }
    connection.enter(.receiving, at: now)
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head where connection?.phase != .receiving: connection?.enter(.receiving, at: context.eventLoop.now)
    case .head, .body: break
    case .end:
      lastActivity = context.eventLoop.now
      pendingResponses += 1
      connection?.enter(pendingResponses > 0 ? .responding : .idle, at: lastActivity)
    }
    context.fireChannelRead(data)
  }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    lastActivity = context.eventLoop.now
    switch unwrapOutboundIn(data) {
    case .head(var head) where endsConnection(after: head):
      closesAfterResponse = true
      head.headerFields[.connection] = "close"
      return context.write(wrapOutboundOut(.head(head)), promise: promise)
    case .head, .body: return context.write(data, promise: promise)
    case .end: break
    }
    let sent = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    sent.futureResult.whenComplete { _ in bound.value.responseSent() }
    context.write(data, promise: sent)
  }

  /// At the limit new connections wait. Clients that are always busy, such as a proxy's connections, would never let
  /// them in, and an idle connection that is closed may cost its client a request. One whose client has sent further
  /// requests isn't idle.
  private func endsConnection(after head: HTTPResponse) -> Bool {
    pendingResponses == 1 && pipelineLimit?.isHolding != true && head.status.kind != .informational
      && connections.isFull
  }

  private func responseSent() {
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
