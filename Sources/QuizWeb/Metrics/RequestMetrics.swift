import HTTPTypes
package import QuizMetrics

/// Counts and times requests by the patterns of their routes, so that the number of series doesn't grow with the
/// addresses that clients invent.
///
/// All counters exist from the beginning, so that requests on many threads share no lock.
package final class RequestMetrics: MetricsSource {
  private let routes: [(pattern: String, metrics: RouteMetrics)]
  /// For addresses without a route.
  private let unknown = RouteMetrics()
  private let inFlight = Counter()

  /// - Parameter patterns: the patterns of all routes, such as `/q/{quiz}`.
  init(patterns: [String]) { routes = patterns.map { ($0, RouteMetrics()) } }

  func begin() { inFlight.add(1) }

  /// - Parameter route: the index of the route's pattern; nil if the address has none.
  func end(route: Int?, method: HTTPRequest.Method, status: HTTPResponse.Status, after duration: Duration) {
    inFlight.add(-1)
    (route.map { routes[$0].metrics } ?? unknown).record(method: method, status: status, duration: duration)
  }

  /// Routes without requests are left out.
  package var metrics: [MetricFamily] {
    let all = routes.sorted { $0.pattern < $1.pattern } + [(pattern: "none", metrics: unknown)]
    return [
      MetricFamily(
        "parlour_requests_total", .counter, "Requests that were answered, by route, method and class of status.",
        all.flatMap { $1.countSamples([("route", $0)]) }),
      MetricFamily(
        "parlour_request_duration_seconds", .histogram, "From a request's head to its answer's first byte.",
        all.flatMap { $1.durationSamples([("route", $0)]) }),
      MetricFamily(gauge: "parlour_requests_in_flight", "Requests that are being answered.", inFlight.value),
    ]
  }
}
