import Logging

/// Writes the lines of swift-log's `StreamLogHandler` to standard error. That one renders its metadata whenever it gets
/// some, and each request gives its logger an ID; this one renders them when there is something to log.
struct TextLogHandler: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]
  var metadataProvider: Logger.MetadataProvider?
  private let stream: StreamLogHandler

  init(label: String, logLevel: Logger.Level) {
    self.logLevel = logLevel
    stream = StreamLogHandler.standardError(label: label)
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
