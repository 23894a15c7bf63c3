/// Finds the row of a table by the numbers in it: a hash table with open addressing and linear probing.
///
/// The hash is a sum of the numbers, each times an odd constant of its place (multiply-shift hashing: Dietzfelbinger
/// and others, "A Reliable Randomized Algorithm for the Closest-Pair Problem", 1997).
struct RowIndex {
  private static let fewest = 16

  private let factors: [UInt64]
  /// Row numbers, −1 where free; a power of two of them, at least half of them free.
  private var slots = [Int32](repeating: -1, count: RowIndex.fewest)
  private var count = 0

  /// - Parameter width: how many numbers a row has.
  init(width: Int) {
    var generator = SeededGenerator(seed: 0, stream: .simulation, lane: 1)
    factors = (0..<width).map { _ in generator.next() | 1 }
  }

  /// The row that holds these numbers, or the number of rows where none does.
  ///
  /// - Parameter rows: the table, row after row.
  @inline(__always)
  func find(_ wanted: UnsafeBufferPointer<Int32>, in rows: UnsafeBufferPointer<Int32>) -> Int {
    slots.withUnsafeBufferPointer { slots in
      var slot = slot(of: wanted, at: 0)
      while slots[slot] >= 0 {
        let row = Int(slots[slot])
        if isEqual(wanted, rows, at: row * wanted.count) { return row }
        slot = (slot + 1) & (slots.count - 1)
      }
      return count
    }
  }

  /// Takes up the table's last row.
  mutating func appended(in rows: [Int32]) {
    insert(count, of: rows)
    count += 1
    if count * 2 > slots.count { grow(rows) }
  }

  mutating func removeAll() {
    count = 0
    if slots.count > RowIndex.fewest {
      slots = [Int32](repeating: -1, count: RowIndex.fewest)
    } else {
      for slot in slots.indices { slots[slot] = -1 }
    }
  }

  private mutating func grow(_ rows: [Int32]) {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    for row in 0..<count { insert(row, of: rows) }
  }

  private mutating func insert(_ row: Int, of rows: [Int32]) {
    var slot = rows.withUnsafeBufferPointer { self.slot(of: $0, at: row * factors.count) }
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(row)
  }

  @inline(__always)
  private func slot(of rows: UnsafeBufferPointer<Int32>, at first: Int) -> Int {
    factors.withUnsafeBufferPointer { factors in
      var hash: UInt64 = 0
      for place in factors.indices { hash &+= factors[place] &* UInt64(truncatingIfNeeded: rows[first &+ place]) }
      return Int(truncatingIfNeeded: hash >> UInt64(64 - slots.count.trailingZeroBitCount))
    }
  }

  @inline(__always)
  private func isEqual(
    _ wanted: UnsafeBufferPointer<Int32>, _ rows: UnsafeBufferPointer<Int32>, at first: Int
  ) -> Bool {
    for place in wanted.indices where wanted[place] != rows[first &+ place] { return false }
    return true
  }
}
