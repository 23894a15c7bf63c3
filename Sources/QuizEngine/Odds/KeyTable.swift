/// A set of distinct keys of one or more words, numbered in the order in which they were added.
///
/// It is a hash table with open addressing and linear probing. The hash is the sum of a key's words, each multiplied by
/// an odd constant of its position (multiply-shift hashing: Dietzfelbinger and others, "A Reliable Randomized Algorithm
/// for the Closest-Pair Problem", 1997). Nothing depends on the process or the platform.
struct KeyTable {
  /// The most words in a table; with its slots that is 32 MB.
  private static let maxWords = 2_000_000
  private static let minSlots = 16

  /// How many words a key has.
  let words: Int
  private(set) var count = 0
  /// The keys, one after the other. It is longer than the keys in use need.
  private var keys: [UInt64] = []
  /// Row numbers, or −1 for a free slot. The count is a power of two, and at least half of the slots are free.
  private var slots = [Int32](repeating: -1, count: KeyTable.minSlots)
  private let factors: [UInt64]

  init(words: Int) {
    self.words = words
    var generator = SeededGenerator(seed: 0, stream: .simulation, substream: 1)
    factors = (0..<words).map { _ in generator.next() | 1 }
  }

  /// Creates an empty table with keys of the same length.
  init(like other: KeyTable) {
    words = other.words
    factors = other.factors
  }

  var isTooLarge: Bool { count * words > KeyTable.maxWords }

  subscript(row: Int) -> ArraySlice<UInt64> { keys[row * words..<(row + 1) * words] }

  /// The number of this key. The key is added if it isn't in the table.
  mutating func row(of key: [UInt64]) -> Int {
    reserveRows(1)
    return key.withUnsafeBufferPointer { key in edit { $0.row(of: key) } }
  }

  /// Makes room for this many more keys. If the arrays must grow, it also makes room for as many keys as there are.
  mutating func reserveRows(_ rows: Int) {
    if min(keys.count / words, slots.count / 2) - count >= rows { return }
    let all = 2 * count + rows
    keys.append(contentsOf: repeatElement(0, count: max(0, all * words - keys.count)))
    var slots = slots.count
    while slots < 2 * all { slots *= 2 }
    if slots > self.slots.count {
      self.slots = [Int32](repeating: -1, count: slots)
      edit { $0.rehash() }
    }
  }

  /// Calls `body` with the keys, one after the other.
  func withKeys<Result>(_ body: (UnsafeBufferPointer<UInt64>) -> Result) -> Result {
    keys.withUnsafeBufferPointer { body($0) }
  }

  /// Calls `body` with direct access to the keys.
  mutating func edit<Result>(_ body: (inout KeyIndex) -> Result) -> Result {
    keys.withUnsafeMutableBufferPointer { keys in
      slots.withUnsafeMutableBufferPointer { slots in
        factors.withUnsafeBufferPointer { factors in
          var index = KeyIndex(count: count, keys: keys, slots: slots, factors: factors)
          let result = body(&index)
          count = index.count
          return result
        }
      }
    }
  }
}

/// Finds the keys of a table in memory.
struct KeyIndex {
  var count: Int
  let keys: UnsafeMutableBufferPointer<UInt64>
  let slots: UnsafeMutableBufferPointer<Int32>
  let factors: UnsafeBufferPointer<UInt64>

  /// The number of this key. The key is added if it isn't in the table; the arrays must have room for it.
  @inline(__always)
  mutating func row(of key: UnsafeBufferPointer<UInt64>) -> Int {
    var slot = slot(of: key)
    while slots[slot] >= 0 {
      let row = Int(slots[slot])
      if isEqual(key, row) { return row }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: count)
    for word in key.indices { keys[count &* key.count &+ word] = key[word] }
    count &+= 1
    return count &- 1
  }

  /// Assigns a slot to every key. All slots must be free.
  mutating func rehash() {
    for row in 0..<count {
      let key = UnsafeBufferPointer(rebasing: keys[row * factors.count..<(row + 1) * factors.count])
      var slot = slot(of: key)
      while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = Int32(truncatingIfNeeded: row)
    }
  }

  @inline(__always)
  private func slot(of key: UnsafeBufferPointer<UInt64>) -> Int {
    var hash: UInt64 = 0
    for word in key.indices { hash &+= factors[word] &* key[word] }
    return Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- slots.count.trailingZeroBitCount))
  }

  @inline(__always)
  private func isEqual(_ key: UnsafeBufferPointer<UInt64>, _ row: Int) -> Bool {
    let first = row &* key.count
    for word in key.indices where key[word] != keys[first &+ word] { return false }
    return true
  }
}
