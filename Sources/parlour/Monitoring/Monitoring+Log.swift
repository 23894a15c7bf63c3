import Logging

extension Monitoring {
  /// From here on everything that the program logs goes to the standard error in the wished format. Once in a process.
  func bootstrapLogging() {
    let level = Logger.Level(rawValue: logLevel.rawValue) ?? .info
    switch logFormat {
    case .text:
      LoggingSystem.bootstrap { label in
        var log = StreamLogHandler.standardError(label: label)
        log.logLevel = level
        return log
      }
    case .json: LoggingSystem.bootstrap { _ in JSONLogHandler(logLevel: level) }
    }
  }
}
