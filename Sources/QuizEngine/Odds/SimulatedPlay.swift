/// Simulates random plays one after the other, without the data that only pages need.
struct SimulatedPlay {
  /// The pool's questions, then the tie-break question if there is one.
  let questions: [SimulatedQuestion]
  /// The questions of this play, as indices into `questions`.
  private(set) var asked: [Int] = []

  private let counts: [Int]
  private let usesDeclaredOrder: Bool
  private let tieBreaker: Int?
  private var generator: SeededGenerator
  /// By stratum. Each play continues to shuffle the order that the last play left.
  private var pools: [[Int]]
  /// By position.
  private var answers: [[Int]] = []
  private var newAnswers: [Int] = []
  /// By outcome.
  private var score: [Int]
  private var preference: [Int]
  /// All outcomes in order of priority. Of equal outcomes the first wins.
  private var priority: [Int]

  init(_ quiz: Quiz, seed: UInt64) {
    questions = (quiz.questions + [quiz.tieBreaker].compactMap { $0 }).map(SimulatedQuestion.init)
    tieBreaker = quiz.tieBreaker.map { _ in quiz.questions.count }
    usesDeclaredOrder = quiz.ties == .first
    generator = SeededGenerator(seed: seed, stream: .simulation)
    counts = quiz.strata.map { $0.count }
    pools = quiz.strata.map { $0.questions }
    score = quiz.outcomes.map { _ in 0 }
    preference = score
    priority = Array(quiz.outcomes.indices)
    answers = [[Int]](repeating: [], count: quiz.questionsPerPlay)
  }

  /// Simulates the next play: draws the questions and answers each at random.
  mutating func playNext() {
    for outcome in score.indices {
      score[outcome] = 0
      preference[outcome] = 0
    }
    draw()
    if !usesDeclaredOrder { SimulatedPlay.shuffle(&priority, count: priority.count, &generator) }
    for position in asked.indices {
      questions[asked[position]].answer(&answers[position], &generator)
      addPoints(of: answers[position], at: position)
    }
  }

  /// The outcome of the current play. It is nil if no outcome has points.
  var winner: Int? {
    var winner: Int?
    var most = 0
    var preferred = 0
    for outcome in priority where score[outcome] > 0 {
      if score[outcome] > most || (score[outcome] == most && preference[outcome] > preferred) {
        winner = outcome
        most = score[outcome]
        preferred = preference[outcome]
      }
    }
    return winner
  }

  /// How many outcomes share the highest score.
  var leaders: Int {
    let most = score.max() ?? 0
    return score.reduce(0) { $0 + ($1 == most ? 1 : 0) }
  }

  /// The outcome if the question at this position had another random answer.
  mutating func winner(reanswering position: Int) -> Int? {
    questions[asked[position]].answer(&newAnswers, &generator)
    addPoints(of: answers[position], at: position, factor: -1)
    addPoints(of: newAnswers, at: position)
    let winner = winner
    addPoints(of: newAnswers, at: position, factor: -1)
    addPoints(of: answers[position], at: position)
    return winner
  }

  private mutating func draw() {
    asked.removeAll(keepingCapacity: true)
    for stratum in pools.indices {
      SimulatedPlay.shuffle(&pools[stratum], count: counts[stratum], &generator)
      for index in 0..<counts[stratum] { asked.append(pools[stratum][index]) }
    }
    if let tieBreaker { asked.append(tieBreaker) }
  }

  /// - Parameters:
  ///   - chosen: the chosen answers to the question at the position.
  ///   - factor: −1 to take the points away again.
  private mutating func addPoints(of chosen: [Int], at position: Int, factor: Int = 1) {
    let question = asked[position]
    for answer in chosen {
      for entry in questions[question].outcomePoints[answer] {
        if question == tieBreaker {
          preference[entry.outcome] += factor * entry.points
        } else {
          score[entry.outcome] += factor * entry.points
        }
      }
    }
  }

  /// Moves a random selection of `count` elements to the front.
  private static func shuffle(_ elements: inout [Int], count: Int, _ generator: inout SeededGenerator) {
    for index in 0..<count { elements.swapAt(index, index + generator.next(upperBound: elements.count - index)) }
  }
}

/// A question with the values that a simulated play needs.
struct SimulatedQuestion {
  /// By answer.
  let outcomePoints: [[OutcomePoints]]
  private let isMultiple: Bool
  private let hasHalfWidthEnds: Bool

  init(_ question: Question) {
    outcomePoints = question.answers.map { $0.outcomePoints }
    isMultiple = question.kind == .multiple
    hasHalfWidthEnds = question.kind == .ranged(.rounded)
  }

  /// Replaces `chosen` by a random choice of answers.
  func answer(_ chosen: inout [Int], _ generator: inout SeededGenerator) {
    chosen.removeAll(keepingCapacity: true)
    if isMultiple {
      for answer in outcomePoints.indices where generator.next() >> 63 == 1 { chosen.append(answer) }
    } else if hasHalfWidthEnds {
      chosen.append((generator.next(upperBound: 2 * (outcomePoints.count - 1)) + 1) / 2)
    } else {
      chosen.append(generator.next(upperBound: outcomePoints.count))
    }
  }
}
