import QuizEngine

/// Computes the odds of a quiz from the probabilities of all scores. Scores aren't reduced to what matters, and each
/// question is left out in a separate computation. So it is slow and simple, and shares no code with ``Odds``.
struct ScoreOdds {
  private(set) var results: [Double]
  private(set) var alone: [Double]
  private(set) var tie = 0.0
  private(set) var undecided = 0.0
  /// By question of the pool. The tie-break question has none.
  private(set) var influences: [Double] = []

  private typealias Scores = [[Int]: Double]

  private let quiz: Quiz
  private let ways: [Scores]
  private let tieWays: Scores

  init(_ quiz: Quiz) {
    self.quiz = quiz
    let none = [Int](repeating: 0, count: quiz.outcomes.count)
    ways = quiz.questions.map { ScoreOdds.ways(to: $0, none) }
    tieWays = quiz.tieBreaker.map { ScoreOdds.ways(to: $0, none) } ?? [none: 1]
    results = none.map { _ in 0 }
    alone = results
    for (score, chance) in scores(without: nil) { credit(ScoreOdds.leaders(score), chance) }
    influences = quiz.questions.indices.map { influence(of: $0) }
  }

  /// The points that a random answer can give, with their probabilities.
  private static func ways(to question: Question, _ none: [Int]) -> Scores {
    let answers = question.answers.map { answer in
      answer.outcomePoints.reduce(into: none) { $0[$1.outcome] = $1.points }
    }
    var ways: Scores = [:]
    if question.kind == .multiple {
      ways[none] = 1
      for answer in answers {
        ways = sum(ways, [none: 0.5]).merging(sum(ways, [answer: 0.5]), uniquingKeysWith: +)
      }
    } else {
      let isRounded = question.kind == .ranged(.rounded)
      for (index, answer) in answers.enumerated() {
        let isEnd = index == 0 || index == answers.count - 1
        let share = isRounded ? (isEnd ? 0.5 : 1) / Double(answers.count - 1) : 1 / Double(answers.count)
        ways[answer, default: 0] += share
      }
    }
    return ways
  }

  private static func sum(_ some: Scores, _ others: Scores) -> Scores {
    var result: Scores = [:]
    for (one, chance) in some {
      for (other, share) in others { result[zip(one, other).map { $0 + $1 }, default: 0] += chance * share }
    }
    return result
  }

  /// The scores after a play, or after a play that asks `question`, without its points.
  private func scores(without question: Int?) -> Scores {
    var scores: Scores = [quiz.outcomes.map { _ in 0 }: 1]
    for stratum in quiz.strata {
      let others = stratum.questions.filter { $0 != question }
      let count = stratum.count - (stratum.questions.count - others.count)
      var taken = [Scores](repeating: [:], count: max(0, count) + 1)
      taken[0] = scores
      for (considered, other) in others.enumerated() {
        let before = taken
        for number in taken.indices {
          let chance = Double(count - number) / Double(others.count - considered)
          taken[number] = before[number].mapValues { $0 * (1 - chance) }
          if number == 0 { continue }
          let last = Double(count - number + 1) / Double(others.count - considered)
          let asked = ScoreOdds.sum(before[number - 1], ways[other]).mapValues { $0 * last }
          taken[number].merge(asked, uniquingKeysWith: +)
        }
      }
      scores = taken[max(0, count)]
    }
    return scores
  }

  private static func leaders(_ score: [Int]) -> [Int] {
    let most = score.max() ?? 0
    return most == 0 ? [] : score.indices.filter { score[$0] == most }
  }

  /// The outcomes that the tie rule leaves.
  private func contenders(_ leaders: [Int], _ points: [Int]) -> [Int] {
    if quiz.ties == .first { return Array(leaders.prefix(1)) }
    let most = leaders.map { points[$0] }.max()
    return leaders.filter { points[$0] == most }
  }

  private mutating func credit(_ leaders: [Int], _ chance: Double) {
    if leaders.isEmpty { undecided += chance }
    if leaders.count > 1 { tie += chance }
    if leaders.count == 1 { alone[leaders[0]] += chance }
    for (points, share) in tieWays {
      let contenders = contenders(leaders, points)
      for contender in contenders { results[contender] += chance * share / Double(contenders.count) }
    }
  }

  private func influence(of question: Int) -> Double {
    guard let stratum = quiz.strata.first(where: { $0.questions.contains(question) }), stratum.count > 0 else {
      return 0
    }
    var differences: [[[Int]]: Double] = [:]
    var influence = 0.0
    for (score, chance) in scores(without: question) {
      let after = ways[question].map { (ScoreOdds.leaders(zip(score, $0.key).map { $0 + $1 }), $0.value) }
      for (some, share) in after {
        for (others, other) in after where some != others {
          let difference = differences[[some, others]] ?? self.difference(some, others)
          differences[[some, others]] = difference
          influence += chance * share * other * difference
        }
      }
    }
    return influence
  }

  /// The probability that two sets of leaders lead to different outcomes: that the first of both in a random order
  /// isn't in both.
  private func difference(_ some: [Int], _ others: [Int]) -> Double {
    tieWays.reduce(0) { sum, way in
      let (some, others) = (Set(contenders(some, way.key)), Set(contenders(others, way.key)))
      return sum + way.value * Double(some.symmetricDifference(others).count) / Double(some.union(others).count)
    }
  }
}
