/// How likely each standing is.
///
/// A standing says of each scored outcome how many points it lies behind the leader. That is all that decides who will
/// lead; where nobody has any points yet, every place is −1. An outcome that can't come up any more is put at the
/// nearest distance from which it can't, so that in the end only 0 (leads) and 1 (doesn't) remain.
typealias Standings = ProbabilityTable

extension Standings {
  /// Standings of this many outcomes or more count as several updates.
  private static var widthOfAnUpdate: Int { 16 }

  /// The standing before the first question, for certain.
  static func start(outcomes: Int) -> Standings {
    var standings = Standings(width: outcomes)
    standings.add(1, to: [Int32](repeating: -1, count: outcomes))
    return standings
  }

  /// The leaders of a standing, as places among the scored outcomes, ascending; none where nobody has any points.
  func leaders(of row: Int) -> [Int] { (0..<width).filter { number($0, of: row) == 0 } }

  /// Adds what another table becomes where a question is answered.
  ///
  /// - Parameters:
  ///   - chance: how likely it is that the question is answered.
  ///   - horizon: by outcome, the most by which it can still catch up after this question.
  mutating func add(
    _ source: Standings, by answer: RandomAnswer, chance: Double = 1, horizon: [Int32], effort: inout Effort
  ) throws(BudgetSpent) {
    var source = source
    var horizon = answer.tosses.dropFirst().reduce(horizon) { zip($0, $1.catchUp).map { $0 + $1 } }
    for (toss, next) in zip(answer.tosses, answer.tosses.dropFirst()) {
      var moved = Standings(width: width)
      try moved.add(source, by: toss, chance: 1, horizon: horizon, effort: &effort)
      source = moved
      horizon = zip(horizon, next.catchUp).map { $0 - $1 }
    }
    let last = answer.tosses[answer.tosses.count - 1]
    try add(source, by: last, chance: chance, horizon: horizon, effort: &effort)
  }

  private mutating func add(
    _ source: Standings, by toss: Toss, chance: Double, horizon: [Int32], effort: inout Effort
  ) throws(BudgetSpent) {
    var moved = [Int32](repeating: 0, count: width)
    let updates = toss.faces.count * (1 + width / Standings.widthOfAnUpdate)
    for row in 0..<source.count {
      try effort.spend(updates)
      let probability = source.probability(of: row) * chance
      for face in toss.faces {
        source.move(row, by: face.points, horizon: horizon, to: &moved)
        add(probability * face.chance, to: moved)
      }
      if isTooLarge { throw BudgetSpent() }
    }
  }

  private func move(_ row: Int, by points: [Int32], horizon: [Int32], to moved: inout [Int32]) {
    var ahead = Int32.max
    var gained: Int32 = 0
    for place in 0..<width {
      gained |= points[place]
      moved[place] = max(number(place, of: row), 0) - points[place]
      ahead = min(ahead, moved[place])
    }
    let isStart = gained == 0 && width > 0 && number(0, of: row) < 0
    for place in 0..<width { moved[place] = isStart ? -1 : min(moved[place] - ahead, horizon[place] + 1) }
  }
}
