/// The shortest of some times, the middle one and their average.
public struct TimeSummary: Hashable, Sendable {
  /// The shortest.
  public let best: TimeSpan
  /// Half of the times are at most this long. Between two middle ones it is half their sum, rounded down to a
  /// millisecond.
  public let median: TimeSpan
  /// The arithmetic mean, rounded down to a millisecond.
  public let average: TimeSpan

  /// - Returns: nil if there are no times.
  public init?(of times: [TimeSpan]) {
    guard !times.isEmpty else { return nil }
    let sorted = times.map { $0.milliseconds }.sorted()
    let middle = sorted.count / 2
    best = TimeSpan(milliseconds: sorted[0])
    median = TimeSpan(milliseconds: sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2)
    average = TimeSpan(milliseconds: sorted.reduce(0, +) / Int64(sorted.count))
  }
}
