/// Pairs of sets of leaders that two random answers to a question lead to, each with the probability that the two sets
/// lead to different outcomes. Each pair is compared once for all questions.
struct LeaderPairs {
  private let tieBreak: TieBreak
  /// The sets, as lag vectors at the end of a play.
  private var sets: KeyTable
  /// Each key has two rows of `sets` in one word.
  private var pairs = KeyTable(words: 1)
  /// By row of `pairs`.
  private var differences: [Double] = []
  private let layout: LagLayout
  private let cap: [UInt64]
  /// By row of `sets`: the probability of an answer that leads to it. It is 0 between two lag vectors.
  private var chances: [Double] = []
  /// The rows of `sets` that the answers lead to from one lag vector.
  private var after: [Int] = []
  private var moved: [Int32] = []

  init(_ tieBreak: TieBreak, layout: LagLayout) {
    self.tieBreak = tieBreak
    self.layout = layout
    sets = KeyTable(words: layout.words)
    cap = layout.cap([Int32](repeating: 0, count: layout.outcomes))
  }

  /// The influence of a question of the pool.
  ///
  /// - Parameter lag vectors: the lag vectors without the question.
  mutating func influence(
    of answer: PackedResponse, on distribution: LagDistribution, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> Influence {
    var influence = Influence()
    let entries = answer.steps[0]
    moved = [Int32](repeating: 0, count: distribution.count * entries.count)
    if answer.steps.count == 1 {
      try budget.spend(moved.count)
      for (index, entry) in entries.enumerated() {
        sets.add(
          0..<distribution.count, of: distribution.table, movedBy: entry, cap: cap, layout: layout, moved: &moved,
          from: index * distribution.count)
      }
    }
    for row in 0..<distribution.count {
      if answer.steps.count == 1 {
        for (index, entry) in entries.enumerated() {
          add(entry.probability, to: Int(moved[index * distribution.count + row]))
        }
      } else {
        try add(answer, row, of: distribution, budget: &budget)
      }
      try addPairs(distribution.probability(of: row), to: &influence, budget: &budget)
    }
    return influence
  }

  /// Adds the sets that an answer of several choices leads to.
  private mutating func add(
    _ answer: PackedResponse, _ row: Int, of distribution: LagDistribution, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var before = KeyTable(words: layout.words)
    _ = before.row(of: Array(distribution.table[row]))
    var result = LagDistribution(layout)
    let horizon = [Int32](repeating: 0, count: layout.outcomes)
    try result.add(LagDistribution(layout, before, weights: [1]), by: answer, horizon: horizon, budget: &budget)
    for row in 0..<result.count { add(result.probability(of: row), to: sets.row(of: Array(result.table[row]))) }
  }

  private mutating func add(_ chance: Double, to set: Int) {
    while chances.count < sets.count { chances.append(0) }
    if !after.contains(set) { after.append(set) }
    chances[set] += chance
  }

  /// Adds the pairs of the sets that the answers lead to from one lag vector.
  private mutating func addPairs(
    _ probability: Double, to influence: inout Influence, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    try budget.spend(after.count * (after.count - 1) / 2)
    for one in after.indices.dropLast() {
      for other in one + 1..<after.count {
        let some = after[one]
        let others = after[other]
        let difference = try difference(min(some, others), max(some, others), budget: &budget)
        influence.add(2 * probability * chances[some] * chances[others], times: difference)
      }
    }
    for set in after { chances[set] = 0 }
    after.removeAll(keepingCapacity: true)
  }

  /// The probability that two sets lead to different outcomes.
  private mutating func difference(
    _ one: Int, _ other: Int, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) -> Double {
    let pair = pairs.row(of: [UInt64(one) << 32 | UInt64(other)])
    if pair == differences.count {
      try budget.spend(tieBreak.answers.count)
      differences.append(tieBreak.disagreement(layout.leaders(sets[one]), layout.leaders(sets[other])))
    }
    return differences[pair]
  }
}
