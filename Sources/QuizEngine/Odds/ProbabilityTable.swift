/// Rows of whole numbers, each different, with a probability for each.
///
/// Rows keep the order in which they came, so the table's sums are the same on every platform. A row stays even where
/// its probability is too small for a number: what stands in the table is possible, what doesn't isn't.
struct ProbabilityTable {
  /// The most numbers that a table may hold: 32 MB of them.
  private static let greatestSize = 8_000_000

  /// How many numbers a row has.
  let width: Int
  private var numbers: [Int32] = []
  private var weights: [CompensatedSum] = []
  private var index: RowIndex

  init(width: Int) {
    self.width = width
    index = RowIndex(width: width)
  }

  var count: Int { weights.count }

  var isTooLarge: Bool { numbers.count > ProbabilityTable.greatestSize }

  func probability(of row: Int) -> Double { weights[row].value }

  func number(_ place: Int, of row: Int) -> Int32 { numbers[row * width + place] }

  func numbers(of row: Int) -> [Int32] { Array(numbers[row * width..<(row + 1) * width]) }

  /// Where the row of these numbers stands; it is made where there is none yet.
  mutating func row(of wanted: [Int32]) -> Int {
    let row = wanted.withUnsafeBufferPointer { wanted in
      numbers.withUnsafeBufferPointer { index.find(wanted, in: $0) }
    }
    if row == count {
      numbers.append(contentsOf: wanted)
      weights.append(CompensatedSum())
      index.appended(in: numbers)
    }
    return row
  }

  mutating func add(_ probability: Double, to wanted: [Int32]) {
    let row = row(of: wanted)
    weights[row].add(probability)
  }

  mutating func scale(by factor: Double) {
    for row in weights.indices { weights[row].scale(by: factor) }
  }

  mutating func removeAll() {
    numbers.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    index.removeAll()
  }
}
