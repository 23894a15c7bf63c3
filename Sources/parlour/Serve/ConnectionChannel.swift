import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// HTTP/1.1 whose connections run on their own event loops, with all that their requests do.
///
/// Otherwise each asynchronous function on a request's way is one more job for Swift's global executor: some ninety for
/// a page. A task with a preferred executor goes on at once where the next function prefers the same.
struct ConnectionChannel: ServerChildChannel {
  let http: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<HTTP1Channel.Value> {
    http.setup(channel: channel, logger: logger)
  }

  func handle(value connection: HTTP1Channel.Value, logger: Logger) async {
    await withTaskExecutorPreference(EventLoopTaskExecutor(connection.channel.eventLoop)) {
      await http.handle(value: connection, logger: logger)
    }
  }
}

extension HTTPServerBuilder {
  /// See ``ConnectionChannel``.
  static func connections(_ configuration: HTTP1Channel.Configuration) -> HTTPServerBuilder {
    HTTPServerBuilder { ConnectionChannel(http: HTTP1Channel(responder: $0, configuration: configuration)) }
  }
}

/// Runs tasks on an event loop.
private final class EventLoopTaskExecutor: TaskExecutor {
  private let eventLoop: any EventLoop

  init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    eventLoop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
