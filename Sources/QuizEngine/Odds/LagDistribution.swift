/// The lag vectors that are possible at one moment, each with its probability.
///
/// A lag vector says for each scored outcome how many points it is behind the leader. Nothing else decides who will
/// lead. If an outcome can't catch up any more, its lag is set to the smallest one from which it can't. So in the end
/// only 0 (leads) and 1 (doesn't lead) remain. ``LagLayout`` packs the lags.
///
/// A lag vector stays even if its probability underflows to 0: what is in the table is possible. Lag vectors keep the
/// order in which they were added, so sums are the same on every platform.
struct LagDistribution {
  /// How many lag vectors are moved at once. Their numbers fit into the processor's nearest cache.
  private static let batch = 2_048

  let layout: LagLayout
  private(set) var table: KeyTable
  /// By row of the table. It is longer than the rows in use need.
  private var weights: [Double]

  init(_ layout: LagLayout) {
    self.layout = layout
    table = KeyTable(words: layout.words)
    weights = []
  }

  /// Gives the rows of a table these probabilities.
  init(_ layout: LagLayout, _ table: KeyTable, weights: [Double]) {
    self.layout = layout
    self.table = table
    self.weights = weights
  }

  /// Creates an empty table with the same layout.
  init(like other: LagDistribution) {
    layout = other.layout
    table = KeyTable(like: other.table)
    weights = []
  }

  /// The lag vector before the first question, with probability 1.
  static func start(_ layout: LagLayout) -> LagDistribution {
    var distribution = LagDistribution(layout)
    _ = distribution.table.row(of: layout.start)
    distribution.weights = [1]
    return distribution
  }

  var count: Int { table.count }

  /// By row.
  var probabilities: ArraySlice<Double> { weights[..<count] }

  func probability(of row: Int) -> Double { weights[row] }

  /// The leaders of a lag vector, as indices into the scored outcomes, ascending. It is empty if no outcome has points.
  func leaders(of row: Int) -> [Int] { layout.leaders(table[row]) }

  mutating func scale(by factor: Double) {
    for row in 0..<count { weights[row] *= factor }
  }

  mutating func removeAll() { self = LagDistribution(like: self) }

  /// Adds the lag vectors of `source` after one more question is answered.
  ///
  /// - Parameters:
  ///   - chance: the probability that the question is answered.
  ///   - horizon: by outcome, the most that it can still catch up after this question.
  mutating func add(
    _ source: LagDistribution, by answer: PackedResponse, chance: Double = 1, horizon: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var source = source
    for (step, entries) in answer.steps.dropLast().enumerated() {
      var moved = LagDistribution(like: self)
      let cap = layout.cap(zip(horizon, answer.catchUpAfter[step]).map { $0 + $1 })
      try moved.add(source, by: entries, chance: 1, cap: cap, budget: &budget)
      source = moved
    }
    let last = answer.steps[answer.steps.count - 1]
    try add(source, by: last, chance: chance, cap: layout.cap(horizon), budget: &budget)
  }

  private mutating func add(
    _ source: LagDistribution, by entries: [PackedEntry], chance: Double, cap: [UInt64], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    try budget.spend(entries.count * source.count * layout.words)
    var moved = [Int32](repeating: 0, count: min(source.count, LagDistribution.batch))
    for first in stride(from: 0, to: source.count, by: LagDistribution.batch) {
      let rows = first..<min(source.count, first + LagDistribution.batch)
      for entry in entries {
        table.add(rows, of: source.table, movedBy: entry, cap: cap, layout: layout, moved: &moved)
        if weights.count < table.count {
          weights.append(contentsOf: repeatElement(0, count: 2 * table.count - weights.count))
        }
        LagDistribution.add(chance * entry.probability, source.weights, rows, to: &weights, moved)
      }
      if table.isTooLarge { throw WorkBudgetExceeded() }
    }
  }

  private static func add(
    _ factor: Double, _ source: [Double], _ rows: Range<Int>, to weights: inout [Double], _ moved: [Int32]
  ) {
    weights.withUnsafeMutableBufferPointer { weights in
      source.withUnsafeBufferPointer { source in
        moved.withUnsafeBufferPointer { moved in
          for row in rows {
            weights[Int(truncatingIfNeeded: moved[row &- rows.lowerBound])] += factor * source[row]
          }
        }
      }
    }
  }
}

extension LagLayout {
  /// The largest lags that are told from smaller ones: one more than what an outcome can still catch up.
  func cap(_ horizon: [Int32]) -> [UInt64] { pack(horizon.map { $0 + 1 }) }
}
