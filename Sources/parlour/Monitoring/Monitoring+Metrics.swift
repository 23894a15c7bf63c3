import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
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
    let endpoint = MetricsEndpoint([requests] + sources + [processMetrics])
    let server = Server(
      childChannelSetup: ConnectionChannel(connections) { request, _ in SiteResponse(endpoint.response(to: request)) },
      configuration: ServerConfiguration(
        address: .hostname(metricsHost, port: port), availableConnectionsDelegate: connections.availabilityDelegate),
      onServerRunning: { channel in
        connections.handleAcceptFailures(on: channel)
        announce(channel.localAddress?.port ?? port, logger)
      },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: logger)
    return PortBinding(service: server, port: port, option: "--metrics-port")
  }

  private func announce(_ port: Int, _ logger: Logger) {
    let host = metricsHost.contains(":") ? "[\(metricsHost)]" : metricsHost
    logger.info("Metrics are at http://\(host):\(port)/metrics")
  }
}
