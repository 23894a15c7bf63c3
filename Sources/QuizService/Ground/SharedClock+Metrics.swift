internal import QuizEngine
public import QuizMetrics

extension SharedClock: Measured {
  public var metrics: [MetricFamily] {
    [
      MetricFamily(
        "parlour_clock_lag_seconds", .gauge, "How far this machine's clock is behind the database's.",
        [MetricSample(Double(lag.milliseconds) / 1000)])
    ]
  }
}
