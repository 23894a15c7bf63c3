import Hummingbird
import Logging
import QuizMetrics
import QuizSQL
import QuizWeb
import ServiceLifecycle

extension Watch {
  /// The store, with a watch on it where anybody wants to know.
  func watched(_ store: some SQLStore) -> any SQLStore { metricsPort == nil ? store : MeasuredStore(store) }

  /// The server that Prometheus asks; nil where there is none.
  ///
  /// - Parameter sources: what it is told beside requests and the process.
  func metricsService(of site: Site, beside sources: [any Measured], _ logger: Logger) -> (any Service)? {
    guard let port = metricsPort, let requests = site.requests else { return nil }
    let app = Application(
      router: MetricsSite([requests] + sources + [process]).router,
      server: .http1(configuration: Site.connection),
      configuration: ApplicationConfiguration(address: .hostname(metricsHost, port: port), serverName: nil),
      onServerRunning: { channel in announce(channel.localAddress?.port ?? port, logger) }, logger: logger)
    return ServedPort(service: app, port: port, option: "--metrics-port")
  }

  private func announce(_ port: Int, _ logger: Logger) {
    let host = metricsHost.contains(":") ? "[\(metricsHost)]" : metricsHost
    logger.info("Metrics are at http://\(host):\(port)/metrics")
  }
}
