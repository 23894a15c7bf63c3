/// The standings while questions are drawn out of a group, one question after the other being considered.
///
/// Each question is taken with the probability (still wanted) ÷ (still to be considered), which makes every choice of
/// that many questions equally likely.
struct PartialDraw {
  /// By how many questions were taken so far.
  private var taken: [Standings]
  private var considered = 0
  private let size: Int
  private let count: Int

  /// - Parameters:
  ///   - count: how many questions are taken, 0 to `size`.
  ///   - size: how many questions there are.
  ///   - standings: those before.
  init(_ count: Int, of size: Int, from standings: Standings) {
    self.count = count
    self.size = size
    taken = [standings]
    for _ in 0..<count { taken.append(Standings(like: standings)) }
  }

  /// The standings once every question was considered.
  var standings: Standings { taken[count] }

  /// Considers questions, all of one kind after those of the other.
  ///
  /// - Parameters:
  ///   - greatest: by outcome, the most by which one question that is still to be considered after these helps it.
  ///   - later: by outcome, the most by which it can catch up once the draw is done.
  mutating func consider(
    _ kinds: ArraySlice<ScoringPool.QuestionClass>, before greatest: [Int32], later: [Int32],
    budget effort: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var greatest = greatest
    var horizons: [[Int32]] = []
    for kind in kinds.reversed() {
      greatest = zip(greatest, kind.answer.catchUp).map { max($0, $1) }
      horizons.append(greatest)
    }
    for (kind, horizon) in zip(kinds, horizons.reversed()) {
      for _ in kind.questions { try consider(kind.answer, question: horizon, later: later, budget: &effort) }
    }
  }

  /// Considers one question.
  ///
  /// - Parameter question: by outcome, the most by which any question still to be considered helps it.
  mutating func consider(
    _ answer: RandomResponse, question: [Int32], later: [Int32], budget effort: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    let left = size - considered
    let most = min(considered, count - 1)
    considered += 1
    for number in stride(from: most, through: max(0, count - left), by: -1) where taken[number].count > 0 {
      let wanted = count - number
      let horizon = zip(question, later).map { $0 * Int32(wanted - 1) + $1 }
      let chance = Double(wanted) / Double(left)
      try taken[number + 1].add(taken[number], by: answer, chance: chance, horizon: horizon, budget: &effort)
      if wanted == left {
        taken[number].removeAll()
      } else {
        taken[number].scale(by: Double(left - wanted) / Double(left))
      }
    }
  }
}
