import HummingbirdCore
import NIOCore

/// The body of a request that is read while it arrives. A reader that is slower than the client stops the client.
enum RequestBodyStream {
  typealias Source = Producer.Source
  private typealias Strategy = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark
  typealias Producer = NIOThrowingAsyncSequenceProducer<
    ByteBuffer, any Error, NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark, Delegate
  >

  /// - Parameters:
  ///   - resume: called on the event loop when there is room for more bytes.
  ///   - ignore: called on the event loop when nobody reads the body any more.
  static func make(
    on eventLoop: any EventLoop, resume: @escaping @Sendable () -> Void, ignore: @escaping @Sendable () -> Void
  ) -> (body: RequestBody, source: Source) {
    // A part has at most 16 KB: ``RequestTimeoutHandler`` limits what is read at once.
    let made = Producer.makeSequence(
      backPressureStrategy: Strategy(lowWatermark: 2, highWatermark: 4), finishOnDeinit: true,
      delegate: Delegate(eventLoop: eventLoop, resume: resume, ignore: ignore))
    return (RequestBody(asyncSequence: made.sequence), made.source)
  }

  struct Delegate: NIOAsyncSequenceProducerDelegate, Sendable {
    let eventLoop: any EventLoop
    let resume: @Sendable () -> Void
    let ignore: @Sendable () -> Void

    func produceMore() { eventLoop.execute(resume) }
    func didTerminate() { eventLoop.execute(ignore) }
  }
}
