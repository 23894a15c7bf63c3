import QuizEngine

/// Computes the odds of a small quiz by trying every draw, every answer and every order of preference among the tied.
struct BruteForce {
  private(set) var results: [Double]
  private(set) var alone: [Double]
  private(set) var winsAlone: Set<Int> = []
  private(set) var winsTies: Set<Int> = []
  private(set) var tie = 0.0
  private(set) var undecided = 0.0
  /// By question, the tie-break question last. It is nil if the question is never asked.
  private(set) var influences: [Double?]

  private typealias WeightedPoints = (points: [Int], chance: Double)

  private let quiz: Quiz
  private let ways: [[WeightedPoints]]
  private let tieWays: [WeightedPoints]
  private let preferences: [[Int]]
  private var differences: [Int: Double] = [:]

  init(_ quiz: Quiz) {
    self.quiz = quiz
    let count = quiz.outcomes.count
    ways = quiz.questions.map { BruteForce.ways(to: $0, outcomes: count) }
    tieWays =
      quiz.tieBreaker.map { BruteForce.ways(to: $0, outcomes: count) } ?? [([Int](repeating: 0, count: count), 1)]
    preferences = quiz.ties == .first ? [Array(0..<count)] : BruteForce.orders(of: Array(0..<count))
    results = [Double](repeating: 0, count: count)
    alone = results
    influences = quiz.questions.map { _ in nil } + (quiz.tieBreaker == nil ? [] : [0])
    let draws = BruteForce.draws(from: quiz)
    for draw in draws { play(draw, chance: 1 / Double(draws.count)) }
    for question in quiz.questions.indices {
      let asked = draws.count { $0.contains(question) }
      if let influence = influences[question] { influences[question] = influence * Double(draws.count) / Double(asked) }
    }
  }

  /// The points that a random answer can give, with their probabilities.
  private static func ways(to question: Question, outcomes: Int) -> [WeightedPoints] {
    let answers = question.answers.map { answer in
      (0..<outcomes).map { outcome in answer.outcomePoints.first { $0.outcome == outcome }?.points ?? 0 }
    }
    let count = answers.count
    let steps = Double(count - 1)
    switch question.kind {
    case .single:
      return answers.map { ($0, 1 / Double(count)) }
    case .ranged(.equal):
      return answers.indices.map { (answers[$0], Double($0 + 1) / Double(count) - Double($0) / Double(count)) }
    case .ranged(.rounded):
      return answers.indices.map { index in
        (answers[index], min(1, (Double(index) + 0.5) / steps) - max(0, (Double(index) - 0.5) / steps))
      }
    case .multiple:
      return (0..<1 << count).map { on in
        let points = (0..<outcomes).map { outcome in
          answers.indices.reduce(0) { $0 + (on >> $1 & 1) * answers[$1][outcome] }
        }
        return (points, 1 / Double(1 << count))
      }
    }
  }

  private static func draws(from quiz: Quiz) -> [[Int]] {
    guard let draw = quiz.selection.draw else { return [Array(quiz.questions.indices)] }
    let quotas = quiz.selection.quotas
    return (0..<1 << quiz.questions.count).map { bits in
      quiz.questions.indices.filter { bits >> $0 & 1 == 1 }
    }.filter { questions in
      questions.count == draw
        && quotas.allSatisfy { quota in questions.count { quiz.questions[$0].tag == quota.tag } == quota.count }
    }
  }

  private static func orders(of elements: [Int]) -> [[Int]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index -> [[Int]] in
      var rest = elements
      let first = rest.remove(at: index)
      return orders(of: rest).map { [first] + $0 }
    }
  }

  private mutating func play(_ draw: [Int], chance: Double) {
    for question in draw where influences[question] == nil { influences[question] = 0 }
    var chosen = [Int](repeating: 0, count: draw.count)
    var isDone = false
    while !isDone {
      finish(draw, chosen, chance: chance)
      isDone = true
      for position in draw.indices {
        chosen[position] += 1
        if chosen[position] < ways[draw[position]].count {
          isDone = false
          break
        }
        chosen[position] = 0
      }
    }
  }

  private mutating func finish(_ draw: [Int], _ chosen: [Int], chance: Double) {
    var score = [Int](repeating: 0, count: quiz.outcomes.count)
    var chance = chance
    for (question, way) in zip(draw, chosen) {
      add(ways[question][way].points, 1, to: &score)
      chance *= ways[question][way].chance
    }
    let leaders = leaders(score)
    credit(leaders, chance)
    for (question, way) in zip(draw, chosen) {
      for other in ways[question] {
        add(ways[question][way].points, -1, to: &score)
        add(other.points, 1, to: &score)
        let difference = difference(leaders, self.leaders(score))
        influences[question]? += chance * other.chance * difference
        add(other.points, -1, to: &score)
        add(ways[question][way].points, 1, to: &score)
      }
    }
  }

  private func add(_ points: [Int], _ sign: Int, to score: inout [Int]) {
    for outcome in score.indices { score[outcome] += sign * points[outcome] }
  }

  /// The leaders as a bit set.
  private func leaders(_ score: [Int]) -> Int {
    let most = max(1, score.max() ?? 0)
    return score.indices.reduce(0) { $0 | (score[$1] == most ? 1 << $1 : 0) }
  }

  /// The winner for each order of preference.
  private func winners(_ leaders: Int, _ tieWay: WeightedPoints) -> [Int?] {
    let tied = quiz.outcomes.indices.filter { leaders >> $0 & 1 == 1 }
    let most = tied.map { tieWay.points[$0] }.max()
    let best = tied.filter { tieWay.points[$0] == most }
    return preferences.map { order in order.first { best.contains($0) } }
  }

  private mutating func credit(_ leaders: Int, _ chance: Double) {
    if leaders == 0 { undecided += chance }
    if leaders.nonzeroBitCount > 1 { tie += chance }
    for way in tieWays {
      let winners = winners(leaders, way)
      for case let winner? in winners {
        let share = chance * way.chance / Double(winners.count)
        results[winner] += share
        if leaders.nonzeroBitCount == 1 {
          alone[winner] += share
          winsAlone.insert(winner)
        } else {
          winsTies.insert(winner)
        }
      }
    }
    if quiz.tieBreaker != nil { creditTieBreaker(leaders, chance) }
  }

  private mutating func creditTieBreaker(_ leaders: Int, _ chance: Double) {
    for way in tieWays {
      for other in tieWays {
        let changed = zip(winners(leaders, way), winners(leaders, other)).count { $0 != $1 }
        let share = Double(changed) / Double(preferences.count)
        influences[quiz.questions.count]? += chance * way.chance * other.chance * share
      }
    }
  }

  /// The probability that two plays with the same random choices have different winners.
  private mutating func difference(_ some: Int, _ others: Int) -> Double {
    if some == others { return 0 }
    if let known = differences[some << 8 | others] { return known }
    let difference = tieWays.reduce(0) { sum, way in
      let changed = zip(winners(some, way), winners(others, way)).count { $0 != $1 }
      return sum + way.chance * Double(changed) / Double(preferences.count)
    }
    differences[some << 8 | others] = difference
    return difference
  }
}
