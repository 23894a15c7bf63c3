import Logging

/// Writes the lines of swift-log's `StreamLogHandler`. That one renders its metadata whenever it gets some, and each
/// request gives its logger an ID; this one renders them when there is something to log.
struct TextLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  private let stream: StreamLogHandler

  /// - Parameter stream: a handler without metadata.
  init(writingTo stream: StreamLogHandler, logLevel: Logger.Level) {
    self.stream = stream
    self.logLevel = logLevel
    metadataProvider = stream.metadataProvider
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var stream = stream
    stream.metadata = metadata
    stream.metadataProvider = metadataProvider
    stream.log(event: event)
  }
}
