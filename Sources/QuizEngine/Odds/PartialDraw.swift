/// The lag vectors during a draw of questions from a group. The questions are considered one after the other.
///
/// Each question is taken with the probability (still wanted) ÷ (still to be considered). This makes every selection of
/// that size equally likely.
struct PartialDraw {
  /// Indexed by how many questions were taken so far.
  private var taken: [LagDistribution]
  private var considered = 0
  private let size: Int
  private let count: Int

  /// - Parameters:
  ///   - count: how many questions are taken, 0 to `size`.
  ///   - size: how many questions there are.
  ///   - lag vectors: the lag vectors before the draw.
  init(_ count: Int, of size: Int, from distribution: LagDistribution) {
    self.count = count
    self.size = size
    taken = [distribution]
    for _ in 0..<count { taken.append(LagDistribution(like: distribution)) }
  }

  /// The lag vectors after all questions were considered.
  var distribution: LagDistribution { taken[count] }

  /// Considers the questions of several classes, class by class.
  ///
  /// - Parameters:
  ///   - greatest: by outcome, the most that one question that is considered after these can help it.
  ///   - later: by outcome, the most that it can catch up after the draw.
  mutating func consider(
    _ classes: ArraySlice<ScoringPool.QuestionClass>, before greatest: [Int32], later: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    var greatest = greatest
    var horizons: [[Int32]] = []
    for questionClass in classes.reversed() {
      greatest = zip(greatest, questionClass.answer.catchUp).map { max($0, $1) }
      horizons.append(greatest)
    }
    for (questionClass, horizon) in zip(classes, horizons.reversed()) {
      for _ in questionClass.questions {
        try consider(questionClass.packed, question: horizon, later: later, budget: &budget)
      }
    }
  }

  /// Considers one question.
  ///
  /// - Parameter question: by outcome, the most that one question still to be considered can help it.
  mutating func consider(
    _ answer: PackedResponse, question: [Int32], later: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    let remaining = size - considered
    let maxTaken = min(considered, count - 1)
    considered += 1
    for number in stride(from: maxTaken, through: max(0, count - remaining), by: -1) where taken[number].count > 0 {
      let wanted = count - number
      let horizon = zip(question, later).map { $0 * Int32(wanted - 1) + $1 }
      let chance = Double(wanted) / Double(remaining)
      try taken[number + 1].add(taken[number], by: answer, chance: chance, horizon: horizon, budget: &budget)
      if wanted == remaining {
        taken[number].removeAll()
      } else {
        taken[number].scale(by: Double(remaining - wanted) / Double(remaining))
      }
    }
  }
}
