/// A table of distinct rows of integers, each with a probability.
///
/// Rows keep the order in which they were added, so sums are the same on every platform. A row stays even if its
/// probability underflows to 0: a row in the table is possible, a row outside it is impossible.
struct ProbabilityTable {
  /// The largest count of integers in a table; this is 32 MB.
  private static let maxSize = 8_000_000
  private static let minSlots = 16

  /// How many integers a row has.
  let width: Int
  private(set) var count = 0
  /// The arrays are longer than the rows in use need.
  private var numbers: [Int32] = []
  private var weights: [CompensatedSum] = []
  private var slots = [Int32](repeating: -1, count: ProbabilityTable.minSlots)
  private let factors: [UInt64]

  init(width: Int) {
    self.width = width
    factors = RowIndex.factors(width)
  }

  /// Creates an empty table with rows of the same width.
  init(like other: ProbabilityTable) {
    width = other.width
    factors = other.factors
  }

  var isTooLarge: Bool { count * width > ProbabilityTable.maxSize }

  /// How many rows can be added without growing the arrays.
  var remainingCapacity: Int { min(weights.count, slots.count / 2) - count }

  func probability(of row: Int) -> Double { weights[row].value }

  func number(_ column: Int, of row: Int) -> Int32 { numbers[row * width + column] }

  func numbers(of row: Int) -> [Int32] { Array(numbers[row * width..<(row + 1) * width]) }

  /// The index of the row with these numbers. The row is added if it doesn't exist.
  mutating func row(of numbers: [Int32]) -> Int {
    reserveRows(1)
    return numbers.withUnsafeBufferPointer { numbers in edit { $0.row(of: numbers) } }
  }

  /// Adds a probability to that of the row with these numbers. The row is added if it doesn't exist.
  mutating func add(_ probability: Double, to numbers: [Int32]) {
    let row = row(of: numbers)
    weights[row].add(probability)
  }

  mutating func scale(by factor: Double) {
    for row in 0..<count { weights[row].scale(by: factor) }
  }

  mutating func removeAll() {
    count = 0
    if slots.count > ProbabilityTable.minSlots {
      self = ProbabilityTable(like: self)
    } else {
      for slot in slots.indices { slots[slot] = -1 }
    }
  }
}

extension ProbabilityTable {
  /// Makes room for this many more rows. If the arrays must grow, it also makes room for as many rows as there are.
  mutating func reserveRows(_ rows: Int) {
    if remainingCapacity >= rows { return }
    let all = 2 * count + rows
    numbers.append(contentsOf: repeatElement(0, count: max(0, all * width - numbers.count)))
    weights.append(contentsOf: repeatElement(CompensatedSum(), count: max(0, all - weights.count)))
    var slots = slots.count
    while slots < 2 * all { slots *= 2 }
    if slots > self.slots.count {
      self.slots = [Int32](repeating: -1, count: slots)
      edit { $0.rehash() }
    }
  }

  /// Calls `body` with direct access to the rows.
  mutating func edit<Result>(_ body: (inout RowIndex) -> Result) -> Result {
    numbers.withUnsafeMutableBufferPointer { numbers in
      weights.withUnsafeMutableBufferPointer { weights in
        slots.withUnsafeMutableBufferPointer { slots in
          factors.withUnsafeBufferPointer { factors in
            var index = RowIndex(count: count, numbers: numbers, weights: weights, slots: slots, factors: factors)
            let result = body(&index)
            count = index.count
            return result
          }
        }
      }
    }
  }

  /// Calls `body` with the numbers of all rows, one row after the other, and with their weights.
  func withRows(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<CompensatedSum>) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      weights.withUnsafeBufferPointer { weights in body(numbers, weights) }
    }
  }
}
