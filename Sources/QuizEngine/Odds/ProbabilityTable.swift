/// Rows of whole numbers, each different, with a probability for each.
///
/// Rows keep the order in which they came, so the table's sums are the same on every platform. A row stays even where
/// its probability is too small for a number: what stands in the table is possible, what doesn't isn't.
struct ProbabilityTable {
  /// The most numbers that a table may hold: 32 MB of them.
  private static let maxSize = 8_000_000
  private static let minSlots = 16

  /// How many numbers a row has.
  let width: Int
  private(set) var count = 0
  /// There is room for more rows than there are.
  private var numbers: [Int32] = []
  private var weights: [CompensatedSum] = []
  private var slots = [Int32](repeating: -1, count: ProbabilityTable.minSlots)
  private let factors: [UInt64]

  init(width: Int) {
    self.width = width
    factors = RowIndex.factors(width)
  }

  /// An empty table of the same shape.
  init(like other: ProbabilityTable) {
    width = other.width
    factors = other.factors
  }

  var isTooLarge: Bool { count * width > ProbabilityTable.maxSize }

  /// How many rows surely fit without growing.
  var remainingCapacity: Int { min(weights.count, slots.count / 2) - count }

  func probability(of row: Int) -> Double { weights[row].value }

  func number(_ place: Int, of row: Int) -> Int32 { numbers[row * width + place] }

  func numbers(of row: Int) -> [Int32] { Array(numbers[row * width..<(row + 1) * width]) }

  /// Where the row of these numbers stands; it is made where there is none yet.
  mutating func row(of wanted: [Int32]) -> Int {
    reserveRows(1)
    return wanted.withUnsafeBufferPointer { wanted in edit { $0.row(of: wanted) } }
  }

  mutating func add(_ probability: Double, to wanted: [Int32]) {
    let row = row(of: wanted)
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
  /// Makes room for so many rows more, and for as many as there are.
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

  /// Works on the rows in place.
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

  /// Reads the rows in place: all their numbers, row after row, and their weights.
  func withRows(_ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<CompensatedSum>) -> Void) {
    numbers.withUnsafeBufferPointer { numbers in
      weights.withUnsafeBufferPointer { weights in body(numbers, weights) }
    }
  }
}
