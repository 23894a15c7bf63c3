internal import Synchronization

/// A number that only grows, or a level that rises and falls. Whoever counts waits for nobody.
public final class Counter: Sendable {
  private let number: Atomic<Int>

  public init() { number = Atomic(0) }

  public var value: Int { number.load(ordering: .relaxed) }

  public func add(_ count: Int = 1) { number.wrappingAdd(count, ordering: .relaxed) }
}
