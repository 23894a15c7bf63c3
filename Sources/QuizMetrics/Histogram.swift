/// Counts measured values in fixed buckets. Many threads may use it at once; no call blocks.
public final class Histogram: Sendable {
  /// The upper bound of each bucket, inclusive. The last bucket has none.
  private let bounds: [Int]
  /// The divisor of observed values for output. It is a billion for times, which are stored in nanoseconds and
  /// published in seconds.
  private let scale: Int
  private let counts: [Counter]
  private let sum = Counter()

  /// Creates a histogram of integers, for example of sizes.
  ///
  /// - Parameter bounds: the upper bounds of the buckets, inclusive and ascending.
  public convenience init(of bounds: [Int]) { self.init(bounds, scale: 1) }

  /// Creates a histogram of times, with buckets from a millisecond to ten seconds.
  public convenience init() { self.init(Self.defaultTimeBounds, scale: 1_000_000_000) }

  private init(_ bounds: [Int], scale: Int) {
    self.bounds = bounds
    self.scale = scale
    counts = (0...bounds.count).map { _ in Counter() }
  }

  /// Counts a value, in the unit of the bounds.
  public func observe(_ value: Int) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count].add()
    sum.add(value)
  }

  /// Counts a time. Only use it with a histogram of times.
  public func observe(_ span: Duration) { observe(span.nanoseconds) }

  /// The samples in Prometheus' format: for each bound the number of values up to it, then the sum and the count of all
  /// values.
  ///
  /// The count is the sum of the buckets. So both agree even if other threads add values at the same time.
  public func samples(_ labels: MetricSample.Labels = []) -> [MetricSample] {
    var total = 0
    var samples: [MetricSample] = []
    for (count, bound) in zip(counts, bounds.map { Self.text($0, scale) } + ["+Inf"]) {
      total += count.value
      samples.append(MetricSample(Double(total), labels + [("le", bound)], suffix: "_bucket"))
    }
    samples.append(MetricSample(Double(sum.value) / Double(scale), labels, suffix: "_sum"))
    samples.append(MetricSample(Double(total), labels, suffix: "_count"))
    return samples
  }

  /// Whether no value was counted.
  public var isEmpty: Bool { counts.allSatisfy { $0.value == 0 } }

  private static func text(_ bound: Int, _ scale: Int) -> String { PrometheusText.text(Double(bound) / Double(scale)) }

  /// The upper bounds, in nanoseconds.
  private static let defaultTimeBounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000].map {
    Int($0 * 1_000_000)
  }
}

extension Duration {
  fileprivate var nanoseconds: Int {
    let (seconds, attoseconds) = components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }
}
