/// How often what was measured came to how much, in classes that never change. Whoever measures waits for nobody.
public final class Histogram: Sendable {
  /// The greatest value of each class but the last, which has no greatest.
  private let bounds: [Int]
  /// How many of what is counted make one of what is told: a billion nanoseconds a second.
  private let scale: Int
  private let counts: [Counter]
  private let sum = Counter()

  /// For whole numbers, as sizes.
  ///
  /// - Parameter bounds: rising.
  public convenience init(of bounds: [Int]) { self.init(bounds, scale: 1) }

  /// For spans of time from a millisecond to ten seconds.
  public convenience init() { self.init(Self.defaultTimeBounds, scale: 1_000_000_000) }

  private init(_ bounds: [Int], scale: Int) {
    (self.bounds, self.scale) = (bounds, scale)
    counts = (0...bounds.count).map { _ in Counter() }
  }

  public func observe(_ value: Int) {
    counts[bounds.firstIndex { value <= $0 } ?? bounds.count].add()
    sum.add(value)
  }

  /// Only in a histogram of spans.
  public func observe(_ span: Duration) { observe(span.nanoseconds) }

  /// As Prometheus wants it: for each bound how many were no greater, then the sum and the number of all.
  ///
  /// The number follows from the classes, so that both agree even while others count.
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

  public var isEmpty: Bool { counts.allSatisfy { $0.value == 0 } }

  private static func text(_ bound: Int, _ scale: Int) -> String { PrometheusText.text(Double(bound) / Double(scale)) }

  /// In nanoseconds.
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
