import Logging

extension Monitoring {
  /// Sends all logging to standard error, in the chosen format. Call it once in a process.
  func bootstrapLogging() {
    let level = Logger.Level(rawValue: logLevel.rawValue) ?? .info
    switch logFormat {
    case .text:
      LoggingSystem.bootstrap { label in
        TextLogHandler(writingTo: .standardError(label: label), logLevel: level)
      }
    case .json: LoggingSystem.bootstrap { _ in JSONLogHandler(logLevel: level) }
    }
  }
}
