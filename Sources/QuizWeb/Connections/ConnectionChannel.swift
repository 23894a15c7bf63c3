import Hummingbird
package import HummingbirdCore
package import Logging
package import NIOCore
import NIOHTTP1

/// HTTP/1.1 with limits on each connection: how long a request may take to arrive, how large its head may be, how many
/// requests wait, and how long a response may make no progress.
///
/// A connection stays on its own event loop, with all that its requests do. Otherwise each asynchronous function on a
/// request's way is one more job for Swift's global executor. A task with a preferred executor goes on at once where
/// the next function prefers the same.
package struct ConnectionChannel: ServerChildChannel {
  /// How long a client may take no bytes of a response, if no option sets it.
  package static let defaultSendTimeout = Duration.seconds(15)

  private let connections: ConnectionLimiter
  private let sendTimeout: Duration
  private let respond: RequestHandler.Respond
  private let dates = DateFields()

  /// - Parameter sendTimeout: how long a client may take no bytes of a response before its connection ends.
  package init(
    _ connections: ConnectionLimiter, sendTimeout: Duration = defaultSendTimeout,
    respond: @escaping @Sendable (Request, SiteRequestContext) async -> SiteResponse
  ) {
    self.connections = connections
    self.sendTimeout = sendTimeout
    self.respond = respond
  }

  private static var headLimits: NIOHTTPDecoderLimitConfiguration {
    var limits = NIOHTTPDecoderLimitConfiguration()
    limits.maxHeaderFieldSize = 8192
    limits.maxHeaderListSize = 16_384
    limits.maxHeaderFieldCount = 100
    return limits
  }

  package func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<OpenConnection> {
    channel.eventLoop.makeCompletedFuture {
      let pipeline = channel.pipeline.syncOperations
      let timeouts = RequestTimeoutHandler(connections, sendTimeout: TimeAmount(sendTimeout))
      let ended = channel.eventLoop.makePromise(of: Void.self)
      let requests = RequestHandler(
        SiteRequestContext(logger: logger, remoteAddress: channel.remoteAddress), timeouts: timeouts,
        executor: EventLoopTaskExecutor(channel.eventLoop), dates: dates, ended: ended, respond: respond)
      try pipeline.addHandlers(
        ByteToMessageHandler(
          HTTPRequestDecoder(limitConfiguration: Self.headLimits), maximumBufferSize: PipelineLimitHandler.maxHeld),
        timeouts, requests)
      return OpenConnection(
        channel: channel, requests: NIOLoopBound(requests, eventLoop: channel.eventLoop), ended: ended.futureResult)
    }
  }

  /// Waits until the connection has ended, and the last response has been made.
  package func handle(value connection: OpenConnection, logger: Logger) async {
    await withTaskCancellationHandler {
      try? await connection.ended.get()
    } onCancel: {
      connection.channel.eventLoop.execute { connection.requests.value.cutOff() }
    }
  }
}

package struct OpenConnection: ServerChildChannelValue {
  package let channel: any Channel
  let requests: NIOLoopBound<RequestHandler>
  let ended: EventLoopFuture<Void>
}
