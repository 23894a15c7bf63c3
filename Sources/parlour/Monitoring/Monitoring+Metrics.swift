import Hummingbird
import Logging
import QuizDatabase
import QuizMetrics
import QuizService
import QuizWeb
import ServiceLifecycle
import StoreStatus

extension Monitoring {
  /// The database with health monitoring, and with metrics if a metrics port is set.
  func monitored(_ database: some SQLDatabase, _ health: StoreHealth) -> any SQLDatabase {
    let monitored = FailureReportingDatabase(database, health: health)
    return metricsPort == nil ? monitored : MeasuredDatabase(monitored)
  }

  /// The server for Prometheus; nil if no metrics port is set.
  ///
  /// - Parameter sources: metrics beside those of requests and the process.
  func metricsService(of site: SiteResponder, beside sources: [any MetricsSource], _ logger: Logger) -> (any Service)? {
    guard let port = metricsPort, let requests = site.requestMetrics else { return nil }
    let connections = ConnectionLimiter(maximum: FileDescriptorLimit.metricsConnections)
    let app = Application(
      router: MetricsEndpoint([requests] + sources + [processMetrics]).router,
      server: .http1(configuration: Site.channelConfiguration(connections)),
      configuration: ApplicationConfiguration(
        address: .hostname(metricsHost, port: port), serverName: nil,
        availableConnectionsDelegate: connections.availabilityDelegate),
      onServerRunning: { channel in
        connections.handleAcceptFailures(on: channel)
        announce(channel.localAddress?.port ?? port, logger)
      }, logger: logger)
    return PortBinding(service: app, port: port, option: "--metrics-port")
  }

  private func announce(_ port: Int, _ logger: Logger) {
    let host = metricsHost.contains(":") ? "[\(metricsHost)]" : metricsHost
    logger.info("Metrics are at http://\(host):\(port)/metrics")
  }
}
