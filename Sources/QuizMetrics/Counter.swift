internal import Synchronization

/// The value of a counter or a gauge. Many threads may change it at once; no call blocks.
public final class Counter: Sendable {
  private let number: Atomic<Int>

  /// Starts at 0.
  public init() { number = Atomic(0) }

  /// The present value.
  public var value: Int { number.load(ordering: .relaxed) }

  /// Adds to the value. `count` may be negative, for a gauge.
  public func add(_ count: Int = 1) { number.wrappingAdd(count, ordering: .relaxed) }
}
