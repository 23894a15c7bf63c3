public import NIOCore
public import NIOHTTPTypes

/// Closes a connection whose request doesn't arrive whole in time, however steadily its bytes trickle in, and one that
/// asks for nothing for a while.
///
/// One timer for each connection looks now and then; requests themselves cost nothing.
public final class RequestDeadline: ChannelInboundHandler, RemovableChannelHandler {
  public typealias InboundIn = HTTPRequestPart

  private static let interval = TimeAmount.seconds(5)
  /// From a request's head to its end.
  private static let wholeRequest = TimeAmount.seconds(15)
  /// From one request's end to the next one's head.
  private static let nextRequest = TimeAmount.seconds(75)

  private var receiving = false
  private var since = NIODeadline.uptimeNanoseconds(0)
  private var timer: RepeatedTask?

  public init() {}

  public func handlerAdded(context: ChannelHandlerContext) { if context.channel.isActive { start(context) } }
  public func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

  public func channelActive(context: ChannelHandlerContext) {
    start(context)
    context.fireChannelActive()
  }

  public func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    context.fireChannelInactive()
  }

  public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: note(receiving: true, context)
    case .end: note(receiving: false, context)
    case .body: break
    }
    context.fireChannelRead(data)
  }

  private func note(receiving: Bool, _ context: ChannelHandlerContext) {
    self.receiving = receiving
    since = context.eventLoop.now
  }

  private func start(_ context: ChannelHandlerContext) {
    guard timer == nil else { return }
    since = context.eventLoop.now
    let (channel, eventLoop) = (context.channel, context.eventLoop)
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleRepeatedTask(initialDelay: Self.interval, delay: Self.interval) { _ in
      if bound.value.isOverdue(at: eventLoop.now) { channel.close(promise: nil) }
    }
  }

  private func isOverdue(at now: NIODeadline) -> Bool {
    now - since > (receiving ? Self.wholeRequest : Self.nextRequest)
  }
}
