import HTTPTypes
import QuizMetrics

/// What was asked of one route.
struct RouteMetrics: Sendable {
  /// The methods that are told apart; all others are one.
  private static let methods: [HTTPRequest.Method] = [.get, .head, .post]

  private struct MethodMetrics: Sendable {
    /// By the first digit of the status, from 1 to 5.
    let counts = (1...5).map { _ in Counter() }
    let spans = Histogram()
  }

  private let byMethod = (0...Self.methods.count).map { _ in MethodMetrics() }

  func add(_ method: HTTPRequest.Method, _ status: HTTPResponse.Status, _ span: Duration) {
    let metrics = byMethod[Self.methods.firstIndex(of: method) ?? Self.methods.count]
    metrics.counts[min(max(status.code / 100, 1), 5) - 1].add()
    metrics.spans.add(span)
  }

  /// Of the statuses that there were.
  func counts(_ labels: MetricSample.Labels) -> [MetricSample] {
    named(labels).flatMap { labels, metrics in
      metrics.counts.enumerated().filter { $0.element.value > 0 }.map { index, count in
        MetricSample(Double(count.value), labels + [("status", "\(index + 1)xx")])
      }
    }
  }

  /// Of the methods that there were.
  func spans(_ labels: MetricSample.Labels) -> [MetricSample] {
    named(labels).filter { !$0.1.spans.isEmpty }.flatMap { labels, metrics in metrics.spans.samples(labels) }
  }

  private func named(_ labels: MetricSample.Labels) -> [(MetricSample.Labels, MethodMetrics)] {
    zip(Self.methods.map(\.rawValue) + ["other"], byMethod).map { method, metrics in
      (labels + [("method", method)], metrics)
    }
  }
}
