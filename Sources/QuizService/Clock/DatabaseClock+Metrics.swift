internal import QuizEngine
package import QuizMetrics

extension DatabaseClock: MetricsSource {
  package var metrics: [MetricFamily] {
    [
      MetricFamily(
        "parlour_clock_lag_seconds", .gauge, "How far this machine's clock is behind the database's.",
        [MetricSample(Double(offset.milliseconds) / 1000)])
    ]
  }
}
