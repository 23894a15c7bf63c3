import Hummingbird
import Logging
import QuizMetrics
import QuizSQL
import QuizService
import QuizWeb
import ServiceLifecycle

extension Watch {
  /// The store, telling of its failures; counted and timed as well where anybody wants to know.
  func watched(_ store: some SQLStore, _ health: StoreHealth) -> any SQLStore {
    let watched = WatchedStore(store, health: health)
    return metricsPort == nil ? watched : MeasuredStore(watched)
  }

  /// The server that Prometheus asks; nil where there is none.
  ///
  /// - Parameter sources: what it is told beside requests and the process.
  func metricsService(of site: Site, beside sources: [any Measured], _ logger: Logger) -> (any Service)? {
    guard let port = metricsPort, let requests = site.requests else { return nil }
    let connections = Connections(most: DescriptorLimit.metricsConnections)
    let app = Application(
      router: MetricsSite([requests] + sources + [process]).router,
      server: .http1(configuration: Site.connection(connections)),
      configuration: ApplicationConfiguration(
        address: .hostname(metricsHost, port: port), serverName: nil, availableConnectionsDelegate: connections.limit),
      onServerRunning: { channel in
        connections.watchAccepting(on: channel)
        announce(channel.localAddress?.port ?? port, logger)
      }, logger: logger)
    return ServedPort(service: app, port: port, option: "--metrics-port")
  }

  private func announce(_ port: Int, _ logger: Logger) {
    let host = metricsHost.contains(":") ? "[\(metricsHost)]" : metricsHost
    logger.info("Metrics are at http://\(host):\(port)/metrics")
  }
}
