public import NIOCore
public import NIOHTTPTypes

/// Closes a connection whose request doesn't arrive whole in time, however steadily its bytes trickle in, and one that
/// asks for nothing for a while. Tells ``Connections`` what each is doing.
///
/// A request begins with its first byte: a head that never comes to its end isn't one yet to whoever sees only what the
/// decoder made of it. One timer for each connection looks now and then; requests themselves cost nearly nothing.
public final class RequestDeadline: ChannelDuplexHandler, RemovableChannelHandler {
  public typealias InboundIn = HTTPRequestPart
  public typealias OutboundIn = HTTPResponsePart
  public typealias OutboundOut = HTTPResponsePart

  private static let interval = TimeAmount.seconds(5)
  /// From a request's first byte to its end.
  private static let wholeRequest = TimeAmount.seconds(15)
  /// From one request's end to the next one's beginning.
  private static let nextRequest = TimeAmount.seconds(75)

  private let connections: Connections
  private var connection: Connection?
  /// When the latest request had arrived whole, or else the connection was opened.
  private var lastEnd = NIODeadline.uptimeNanoseconds(0)
  /// Requests that arrived whole and whose answers aren't sent yet: more than one where a client doesn't wait.
  private var unanswered = 0
  private var timer: Scheduled<Void>?

  public init(_ connections: Connections) { self.connections = connections }

  public func handlerAdded(context: ChannelHandlerContext) {
    let connection = Connection(context.channel, at: context.eventLoop.now)
    self.connection = connection
    connections.add(connection)
    // Bytes pass there before they are decoded. A pipeline that is closed already has none.
    try? context.pipeline.syncOperations.addHandler(FirstByte(self), position: .first)
    if context.channel.isActive { start(context) }
  }

  public func handlerRemoved(context: ChannelHandlerContext) { stop() }

  public func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  public func channelInactive(context: ChannelHandlerContext) {
    stop()
    context.fireChannelInactive()
  }

  fileprivate func noteBytes(at now: NIODeadline) {
    guard let connection, connection.phase == .new || connection.phase == .idle else { return }
    connection.enter(.receiving, at: now)
  }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head where connection?.phase != .receiving: connection?.enter(.receiving, at: context.eventLoop.now)
    case .head, .body: break
    case .end:
      lastEnd = context.eventLoop.now
      unanswered += 1
      connection?.enter(.answering, at: lastEnd)
    }
    context.fireChannelRead(data)
  }

  public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
    let sent = promise ?? context.eventLoop.makePromise()
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    sent.futureResult.whenComplete { _ in bound.value.noteAnswer() }
    context.write(data, promise: sent)
  }

  private func noteAnswer() {
    unanswered -= 1
    // The next request may have begun to arrive, or even be there.
    guard unanswered == 0, let connection, connection.phase == .answering else { return }
    connection.enter(.idle, at: connection.channel.eventLoop.now)
  }

  private func start(_ context: ChannelHandlerContext) {
    guard timer == nil, let connection else { return }
    lastEnd = context.eventLoop.now
    connection.enter(.new, at: lastEnd)
    look(at: connection, on: context.eventLoop)
  }

  private func stop() {
    timer?.cancel()
    timer = nil
    connection = nil
  }

  private func look(at connection: Connection, on eventLoop: any EventLoop) {
    let isReceiving = connection.phase == .receiving
    let rest = isReceiving ? connection.since + Self.wholeRequest : lastEnd + Self.nextRequest
    guard rest > eventLoop.now else {
      if isReceiving { connections.countSlow() }
      return connection.channel.close(promise: nil)
    }
    let bound = NIOLoopBound(self, eventLoop: eventLoop)
    timer = eventLoop.scheduleTask(deadline: min(rest, eventLoop.now + Self.interval)) {
      bound.value.look(at: connection, on: eventLoop)
    }
  }
}

/// Tells when bytes arrive, before anything is made of them.
private final class FirstByte: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let deadline: RequestDeadline

  init(_ deadline: RequestDeadline) { self.deadline = deadline }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    deadline.noteBytes(at: context.eventLoop.now)
    context.fireChannelRead(data)
  }
}
