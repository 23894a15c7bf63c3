/// The standings that are possible at one moment, each with its probability.
///
/// A standing says for each scored outcome how many points it is behind the leader. Nothing else decides who will lead.
/// Before any outcome has points, every value is −1. If an outcome can't catch up any more, its value is set to the
/// smallest one from which it can't. So in the end only 0 (leads) and 1 (doesn't lead) remain.
typealias Standings = ProbabilityTable

extension Standings {
  /// A standing of this many outcomes counts as two updates, of twice as many as three, and so on.
  private static var widthOfAnUpdate: Int { 16 }

  /// The standing before the first question, with probability 1.
  static func start(outcomes: Int) -> Standings {
    var standings = Standings(width: outcomes)
    standings.add(1, to: [Int32](repeating: -1, count: outcomes))
    return standings
  }

  /// The leaders of a standing, as indices into the scored outcomes, ascending. It is empty if no outcome has points.
  func leaders(of row: Int) -> [Int] { (0..<width).filter { number($0, of: row) == 0 } }

  /// Adds the standings of `source` after one more question is answered.
  ///
  /// - Parameters:
  ///   - chance: the probability that the question is answered.
  ///   - horizon: by outcome, the most that it can still catch up after this question.
  mutating func add(
    _ source: Standings, by answer: RandomResponse, chance: Double = 1, horizon: [Int32],
    budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var source = source
    var horizon = answer.distributions.dropFirst().reduce(horizon) { zip($0, $1.catchUp).map { $0 + $1 } }
    for (distribution, next) in zip(answer.distributions, answer.distributions.dropFirst()) {
      var moved = Standings(like: self)
      try moved.add(source, by: distribution, chance: 1, horizon: horizon, budget: &budget)
      source = moved
      horizon = zip(horizon, next.catchUp).map { $0 - $1 }
    }
    let last = answer.distributions[answer.distributions.count - 1]
    try add(source, by: last, chance: chance, horizon: horizon, budget: &budget)
  }

  private mutating func add(
    _ source: Standings, by distribution: PointsDistribution, chance: Double, horizon: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    let updates = distribution.entries.count * (1 + width / Standings.widthOfAnUpdate)
    var first = 0
    while first < source.count {
      reserveRows(distribution.entries.count)
      let rows = first..<min(source.count, first + remainingCapacity / distribution.entries.count)
      try budget.spend(updates * rows.count)
      move(rows, of: source, by: distribution, chance: chance, horizon: horizon)
      if isTooLarge { throw WorkBudgetExceeded() }
      first = rows.upperBound
    }
  }

  /// Moves a range of rows. The table must have room for the results.
  private mutating func move(
    _ rows: Range<Int>, of source: Standings, by distribution: PointsDistribution, chance: Double, horizon: [Int32]
  ) {
    var moved = [Int32](repeating: 0, count: width)
    edit { index in
      moved.withUnsafeMutableBufferPointer { moved in
        horizon.withUnsafeBufferPointer { horizon in
          distribution.withEntries { points, chances in
            source.withRows { lags, weights in
              for row in rows {
                let probability = weights[row].value * chance
                for entry in chances.indices {
                  let move = StandingTransition(lags: lags, row: row, points: points, entry: entry, horizon: horizon)
                  move.write(to: moved)
                  index.weights[index.row(of: UnsafeBufferPointer(moved))].add(probability * chances[entry])
                }
              }
            }
          }
        }
      }
    }
  }
}

/// Computes the standing that one entry of a distribution leads to.
private struct StandingTransition {
  /// The source table's numbers, one standing after the other.
  let lags: UnsafeBufferPointer<Int32>
  let row: Int
  /// The distribution's points, one entry after the other.
  let points: UnsafeBufferPointer<Int32>
  let entry: Int
  let horizon: UnsafeBufferPointer<Int32>

  @inline(__always)
  func write(to moved: UnsafeMutableBufferPointer<Int32>) {
    let before = row &* moved.count
    let gain = entry &* moved.count
    var ahead = Int32.max
    var gained: Int32 = 0
    for outcome in moved.indices {
      let points = points[gain &+ outcome]
      gained |= points
      moved[outcome] = max(lags[before &+ outcome], 0) &- points
      ahead = min(ahead, moved[outcome])
    }
    let isStart = gained == 0 && !moved.isEmpty && lags[before] < 0
    for outcome in moved.indices {
      moved[outcome] = isStart ? -1 : min(moved[outcome] &- ahead, horizon[outcome] &+ 1)
    }
  }
}
