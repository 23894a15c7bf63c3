/// Finds rows of a table in memory. It is a hash table with open addressing and linear probing.
///
/// The hash is the sum of a row's numbers, each multiplied by an odd constant of its column (multiply-shift hashing:
/// Dietzfelbinger and others, "A Reliable Randomized Algorithm for the Closest-Pair Problem", 1997).
struct RowIndex {
  var count: Int
  let numbers: UnsafeMutableBufferPointer<Int32>
  let weights: UnsafeMutableBufferPointer<CompensatedSum>
  /// Row numbers, or −1 for a free slot. The count is a power of two, and at least half of the slots are free.
  let slots: UnsafeMutableBufferPointer<Int32>
  let factors: UnsafeBufferPointer<UInt64>

  static func factors(_ width: Int) -> [UInt64] {
    var generator = SeededGenerator(seed: 0, stream: .simulation, substream: 1)
    return (0..<width).map { _ in generator.next() | 1 }
  }

  /// The index of the row with these numbers. The row is added if it doesn't exist; the arrays must have room for it.
  @inline(__always)
  mutating func row(of rowNumbers: UnsafeBufferPointer<Int32>) -> Int {
    var slot = slot(of: rowNumbers, at: 0)
    while slots[slot] >= 0 {
      let row = Int(slots[slot])
      if isEqual(rowNumbers, row) { return row }
      slot = (slot &+ 1) & (slots.count &- 1)
    }
    slots[slot] = Int32(truncatingIfNeeded: count)
    for column in factors.indices { numbers[count &* factors.count &+ column] = rowNumbers[column] }
    weights[count] = CompensatedSum()
    count += 1
    return count - 1
  }

  /// Assigns a slot to every row. All slots must be free.
  mutating func rehash() {
    for row in 0..<count {
      var slot = slot(of: UnsafeBufferPointer(numbers), at: row * factors.count)
      while slots[slot] >= 0 { slot = (slot &+ 1) & (slots.count &- 1) }
      slots[slot] = Int32(truncatingIfNeeded: row)
    }
  }

  @inline(__always)
  private func slot(of rows: UnsafeBufferPointer<Int32>, at first: Int) -> Int {
    var hash: UInt64 = 0
    for column in factors.indices { hash &+= factors[column] &* UInt64(truncatingIfNeeded: rows[first &+ column]) }
    return Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: 64 &- slots.count.trailingZeroBitCount))
  }

  @inline(__always)
  private func isEqual(_ rowNumbers: UnsafeBufferPointer<Int32>, _ row: Int) -> Bool {
    let first = row &* factors.count
    for column in factors.indices where rowNumbers[column] != numbers[first &+ column] { return false }
    return true
  }
}
