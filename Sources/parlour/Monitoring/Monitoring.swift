/// The settings of metrics and the log.
struct Monitoring {
  /// Nil for no metrics.
  let metricsPort: Int?
  let metricsHost: String
  let processMetrics = ProcessMetrics()
  let logFormat: LogFormat
  let logLevel: LogLevel

  /// - Throws: `ValidationError` for a value that isn't valid.
  init(_ options: MonitoringOptions, _ variables: EnvironmentOptions) throws {
    metricsPort = try variables.number(options.metricsPort, "PARLOUR_METRICS_PORT", in: 0...65535)
    metricsHost = options.metricsHost ?? variables["PARLOUR_METRICS_HOST"] ?? "127.0.0.1"
    logFormat = try variables.choice(options.logFormat, "PARLOUR_LOG_FORMAT", default: .text)
    logLevel = try variables.choice(options.logLevel, "PARLOUR_LOG_LEVEL", default: .info)
  }
}
