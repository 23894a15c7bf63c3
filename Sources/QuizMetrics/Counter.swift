internal import Synchronization

/// A number for a metric, of which many threads may change the value at once. No call blocks.
public final class Counter: Sendable {
  private let number: Atomic<Int>

  /// Starts at 0.
  public init() { number = Atomic(0) }

  /// The present value.
  public var value: Int { number.load(ordering: .relaxed) }

  /// Adds to the value. `count` may be negative, for a gauge.
  public func add(_ count: Int = 1) { number.wrappingAdd(count, ordering: .relaxed) }
}
