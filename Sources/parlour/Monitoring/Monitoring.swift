import ArgumentParser

/// How those who run a server see what it does.
struct Monitoring {
  /// Where Prometheus asks; nil where nobody may.
  let metricsPort: Int?
  let metricsHost: String
  /// From the program's start on.
  let processMetrics = ProcessMetrics()
  let logFormat: LogFormat
  let logLevel: LogLevel

  /// - Throws: `ValidationError` for a value that can't be meant.
  init(_ options: MonitoringOptions, _ words: EnvironmentOptions) throws {
    metricsPort = try words.number(options.metricsPort, "PARLOUR_METRICS_PORT", in: 0...65535)
    metricsHost = options.metricsHost ?? words["PARLOUR_METRICS_HOST"] ?? "127.0.0.1"
    logFormat = try words.choice(options.logFormat, "PARLOUR_LOG_FORMAT", default: .text)
    logLevel = try words.choice(options.logLevel, "PARLOUR_LOG_LEVEL", default: .info)
  }
}

/// The options of ``Watch``, as they are typed.
struct MonitoringOptions: ParsableArguments {
  @Option(
    help: """
      A port on which Prometheus finds /metrics; 0 takes a free one. Nothing listens there unless it is given.
      """)
  var metricsPort: Int?

  @Option(help: "The address to listen on for metrics. (default: 127.0.0.1)")
  var metricsHost: String?

  @Option(help: "The log’s lines: text, or json with an object each. (default: text)")
  var logFormat: LogFormat?

  @Option(
    help: "The least that is logged: trace, debug, info, notice, warning, error or critical. (default: info)")
  var logLevel: LogLevel?
}

/// How the log is written.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The least that is logged, as it is typed.
enum LogLevel: String, ExpressibleByArgument, CaseIterable {
  case trace, debug, info, notice, warning, error, critical
}
