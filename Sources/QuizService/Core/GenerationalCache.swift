internal import Synchronization

/// A cache that keeps the values that were used last, up to a total weight.
///
/// It has two generations. A value that is used moves to the younger one. When the younger one has half the capacity,
/// the older one is dropped and the younger one takes its place. Every operation takes constant time on average.
package final class GenerationalCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var young: [Key: (value: Value, weight: Int)] = [:]
    var old: [Key: (value: Value, weight: Int)] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// - Parameter capacity: the greatest total weight, in the unit of the weights that ``insert(_:for:weight:)``
  ///   receives.
  package init(capacity: Int) { self.capacity = capacity }

  package subscript(key: Key) -> Value? {
    state.withLock { state in
      if let entry = state.young[key] { return entry.value }
      guard let entry = state.old[key] else { return nil }
      insert(entry, for: key, in: &state)
      return entry.value
    }
  }

  /// Inserts or replaces a value. A value that weighs more than half the capacity is not kept.
  package func insert(_ value: Value, for key: Key, weight: Int) {
    state.withLock { insert((value, weight), for: key, in: &$0) }
  }

  package func remove(_ key: Key) {
    state.withLock { state in
      state.old[key] = nil
      state.weight -= state.young.removeValue(forKey: key)?.weight ?? 0
    }
  }

  private func insert(_ entry: (value: Value, weight: Int), for key: Key, in state: inout State) {
    state.old[key] = nil
    state.weight -= state.young.removeValue(forKey: key)?.weight ?? 0
    guard entry.weight <= capacity / 2 else { return }
    if state.weight + entry.weight > capacity / 2 {
      state.old = state.young
      state.young = [:]
      state.weight = 0
    }
    state.young[key] = entry
    state.weight += entry.weight
  }
}
