internal import Synchronization

/// Keeps in memory what was used last, up to a weight.
///
/// It holds two generations: what is used moves to the younger one, and when that has half the weight, the older one is
/// dropped and the younger takes its place. Every operation takes constant time on average.
final class LRUCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var young: [Key: (value: Value, weight: Int)] = [:]
    var old: [Key: (value: Value, weight: Int)] = [:]
    var weight = 0
  }

  private let state = Mutex(State())
  private let capacity: Int

  /// - Parameter capacity: the most that everything together may weigh, in the unit of the weights.
  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    state.withLock { state in
      if let entry = state.young[key] { return entry.value }
      guard let entry = state.old[key] else { return nil }
      insert(entry, for: key, in: &state)
      return entry.value
    }
  }

  /// Keeps a value in the place of an earlier one; not one that weighs more than half the capacity.
  func insert(_ value: Value, for key: Key, weight: Int) {
    state.withLock { insert((value, weight), for: key, in: &$0) }
  }

  func remove(_ key: Key) {
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
