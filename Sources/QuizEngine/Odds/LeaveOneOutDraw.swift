/// The lag vectors after a draw from a stratum, and at once, for each of its questions, the lag vectors after a draw of
/// one question fewer from the others.
///
/// Let Dₜ be the lag vectors after t of n questions are drawn and answered, Dₜ(x) those after t of the n − 1 questions
/// without x, and Aₓ one more answer, to x. Two identities lead from one t to the next:
///
/// - Each question is equally likely to be the last one of a draw: Dₜ = (1 ÷ n) Σₓ Aₓ Dₜ₋₁(x).
/// - A draw has x with probability t ÷ n: Dₜ = (t ÷ n) Aₓ Dₜ₋₁(x) + (1 − t ÷ n) Dₜ(x). This gives Dₜ(x).
///
/// They are the recurrences of elementary symmetric functions (Macdonald, "Symmetric Functions and Hall Polynomials",
/// 1995, I.2), with distributions in place of numbers. A lag vector is moved once for all questions that have an answer
/// with the same points, while a ``PartialDraw`` moves it for each question, and again for each question left out.
///
/// The second identity subtracts. So a lag vector that is impossible can keep a probability of about 1e-16 instead of
/// 0, and rounding errors grow if a play asks most of the questions: see ``maxErrorGrowth``. Whoever needs to know what
/// is possible must not trust a probability below ``certainty``.
struct LeaveOneOutDraw {
  /// How many times as large as a single one the sum of all rounding errors may be.
  private static let maxErrorGrowth = 500.0
  /// An answer with more combinations of switches is left to a ``PartialDraw``.
  private static let maxEntries = 64
  /// Whatever has at least this probability is possible.
  static let certainty = 1e-9

  /// The lag vectors after the draw.
  private(set) var distribution: LagDistribution
  /// By question class: the lag vectors after one question fewer is drawn from all questions but one of the class.
  private(set) var others: [LagDistribution]

  /// It is nil if the stratum doesn't suit.
  ///
  /// - Parameters:
  ///   - start: the lag vectors before the draw.
  ///   - later: by outcome, the most that it can catch up after the draw.
  init?(
    _ stratum: ScoringPool.Stratum, from start: LagDistribution, later: [Int32], budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    let classes = stratum.questionClasses
    guard LeaveOneOutDraw.errorGrowth(stratum.count, of: stratum.size) <= LeaveOneOutDraw.maxErrorGrowth,
      classes.allSatisfy({ $0.answer.combinations <= LeaveOneOutDraw.maxEntries })
    else { return nil }
    let moves = try DrawMoves(classes, layout: start.layout, budget: &budget)
    distribution = start
    others = classes.map { _ in start }
    // An outcome that can't catch up must look the same after any questions, so every question shortens
    // the horizon by as much.
    let greatest = classes.reduce(later.map { _ in 0 }) { zip($0, $1.answer.catchUp).map { max($0, $1) } }
    for number in 1...stratum.count {
      let horizon = zip(later, greatest).map { $0 + $1 * Int32(stratum.count - number) }
      let before = others
      let step = try DrawStep(
        number, of: stratum, from: before, by: moves, cap: start.layout.cap(horizon), budget: &budget)
      distribution = step.distribution
      if number < stratum.count { others = step.others }
    }
  }

  /// An upper bound of the sum of all rounding errors, in units of one.
  private static func errorGrowth(_ count: Int, of size: Int) -> Double {
    guard count < size else { return count == 1 ? 1 : .infinity }
    return (1..<max(2, count)).reduce(1) { growth, number in
      (Double(size) + Double(number) * growth) / Double(size - number)
    }
  }
}

/// The moves of a ``LeaveOneOutDraw``: each combination of points that an answer gives, once for all questions.
private struct DrawMoves {
  private(set) var entries: [PackedEntry] = []
  /// By question class: which entries its answers are, with their probabilities.
  private(set) var uses: [[(entry: Int, probability: Double)]] = []

  init(
    _ classes: [ScoringPool.QuestionClass], layout: LagLayout, budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    for questionClass in classes {
      var uses: [(entry: Int, probability: Double)] = []
      for combined in try questionClass.answer.combinedEntries(budget: &budget) {
        let entry = PackedEntry(combined, layout: layout)
        let known = entries.firstIndex { $0.hasSamePoints(as: entry) }
        if known == nil { entries.append(entry) }
        uses.append((known ?? entries.count - 1, entry.probability))
      }
      self.uses.append(uses)
    }
  }
}

/// One step of a ``LeaveOneOutDraw``: from t − 1 questions to t.
private struct DrawStep {
  /// The most sums of a step; this is 32 MB.
  private static let maxSums = 4_000_000

  let distribution: LagDistribution
  private(set) var others: [LagDistribution] = []

  init(
    _ number: Int, of stratum: ScoringPool.Stratum, from before: [LagDistribution], by moves: DrawMoves, cap: [UInt64],
    budget: inout WorkBudget
  ) throws(WorkBudgetExceeded) {
    let layout = before[0].layout
    let source = before[0].table
    var table = KeyTable(like: source)
    var moved = [Int32](repeating: 0, count: source.count * moves.entries.count)
    for (index, entry) in moves.entries.enumerated() {
      try budget.spend(source.count * layout.words)
      table.add(
        0..<source.count, of: source, movedBy: entry, cap: cap, layout: layout, moved: &moved,
        from: index * source.count)
      if table.isTooLarge || table.count * before.count > DrawStep.maxSums { throw WorkBudgetExceeded() }
    }
    let size = Double(stratum.size)
    let drawn = Double(number)
    var mean = [Double](repeating: 0, count: table.count)
    var sums: [[Double]] = []
    for (index, questionClass) in stratum.questionClasses.enumerated() {
      var sum = [Double](repeating: 0, count: table.count)
      for use in moves.uses[index] {
        try budget.spend(source.count / 4)
        let rows = moved[use.entry * source.count..<(use.entry + 1) * source.count]
        DrawStep.add(use.probability, before[index].probabilities, to: &sum, rows)
      }
      let share = Double(questionClass.questions.count) / size
      for row in mean.indices { mean[row] += share * sum[row] }
      sums.append(sum)
    }
    distribution = LagDistribution(layout, table, weights: mean)
    if number == stratum.count { return }
    let of = size / (size - drawn)
    let less = drawn / (size - drawn)
    for sum in sums {
      let rest = zip(mean, sum).map { of * $0 - less * $1 }
      others.append(LagDistribution(layout, table, weights: rest))
    }
  }

  private static func add(
    _ factor: Double, _ source: ArraySlice<Double>, to sums: inout [Double], _ moved: ArraySlice<Int32>
  ) {
    sums.withUnsafeMutableBufferPointer { sums in
      source.withUnsafeBufferPointer { source in
        moved.withUnsafeBufferPointer { moved in
          for row in source.indices { sums[Int(truncatingIfNeeded: moved[row])] += factor * source[row] }
        }
      }
    }
  }
}

extension RandomResponse {
  /// How many combinations of entries there are, at most 1,000,000.
  fileprivate var combinations: Int { distributions.reduce(1) { min(1_000_000, $0 * $1.entries.count) } }
}
