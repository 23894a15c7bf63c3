import HTTPTypes
import QuizMetrics

/// The metrics of one route.
struct RouteMetrics: Sendable {
  /// The methods that are counted separately; all others count together.
  private static let methods: [HTTPRequest.Method] = [.get, .head, .post]

  private struct MethodMetrics: Sendable {
    /// By the first digit of the status, from 1 to 5.
    let counts = (1...5).map { _ in Counter() }
    let durations = Histogram()
  }

  private let byMethod = (0...Self.methods.count).map { _ in MethodMetrics() }

  func record(method: HTTPRequest.Method, status: HTTPResponse.Status, duration: Duration) {
    let metrics = byMethod[Self.methods.firstIndex(of: method) ?? Self.methods.count]
    metrics.counts[min(max(status.code / 100, 1), 5) - 1].add()
    metrics.durations.observe(duration)
  }

  /// The samples of the status classes that occurred.
  func countSamples(_ labels: MetricSample.Labels) -> [MetricSample] {
    labelled(labels).flatMap { labels, metrics in
      metrics.counts.enumerated().filter { $0.element.value > 0 }.map { index, count in
        MetricSample(Double(count.value), labels + [("status", "\(index + 1)xx")])
      }
    }
  }

  /// The samples of the methods that occurred.
  func durationSamples(_ labels: MetricSample.Labels) -> [MetricSample] {
    labelled(labels).filter { !$0.1.durations.isEmpty }.flatMap { labels, metrics in metrics.durations.samples(labels) }
  }

  private func labelled(_ labels: MetricSample.Labels) -> [(MetricSample.Labels, MethodMetrics)] {
    zip(Self.methods.map(\.rawValue) + ["other"], byMethod).map { method, metrics in
      (labels + [("method", method)], metrics)
    }
  }
}
