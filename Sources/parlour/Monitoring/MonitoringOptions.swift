import ArgumentParser

/// The options of ``Monitoring``.
struct MonitoringOptions: ParsableArguments {
  @Option(
    help: """
      The port of /metrics, for Prometheus; 0 chooses a free one. Without this option there are no metrics.
      """)
  var metricsPort: Int?

  @Option(help: "The address to listen on for metrics. (default: 127.0.0.1)")
  var metricsHost: String?

  @Option(help: "The log’s lines: text, or json with an object in each line. (default: text)")
  var logFormat: LogFormat?

  @Option(
    help: "The lowest level that is logged: trace, debug, info, notice, warning, error or critical. (default: info)")
  var logLevel: LogLevel?
}

/// The value of `--log-format`.
enum LogFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The value of `--log-level`.
enum LogLevel: String, ExpressibleByArgument, CaseIterable {
  case trace, debug, info, notice, warning, error, critical
}
