/// Simulates random plays one after the other, without the data that only pages need. ``LagLayout`` packs the
/// points of all outcomes, so one addition counts an answer.
struct SimulatedPlay {
  /// The pool's questions, then the tie-break question if there is one.
  let questions: [SimulatedQuestion]
  /// The questions of this play, as indices into `questions`.
  private(set) var asked: [Int] = []

  private let layout: LagLayout
  /// By outcome: its field.
  private let fields: [(word: Int, shift: UInt64)]
  private let counts: [Int]
  private let usesDeclaredOrder: Bool
  private let tieBreaker: Int?
  private var generator: SeededGenerator
  /// By stratum. Each play continues to shuffle the order that the last play left.
  private var pools: [[Int]]
  /// The points of the answers given, position by position.
  private var given: [UInt64]
  private var other: [UInt64]
  private var score: [UInt64]
  private var preference: [UInt64]
  /// All outcomes in order of priority. Of equal outcomes the first wins.
  private var priority: [Int]

  init(_ quiz: Quiz, seed: UInt64) {
    let all = quiz.questions + [quiz.tieBreaker].compactMap { $0 }
    let layout = LagLayout(outcomes: quiz.outcomes.count, greatest: SimulatedPlay.maxScore(all))
    self.layout = layout
    fields = quiz.outcomes.indices.map { outcome in
      let (word, shift) = layout.field(of: outcome)
      return (word, UInt64(shift))
    }
    questions = all.map { SimulatedQuestion($0, layout: layout) }
    tieBreaker = quiz.tieBreaker.map { _ in quiz.questions.count }
    usesDeclaredOrder = quiz.ties == .first
    generator = SeededGenerator(seed: seed, stream: .simulation)
    counts = quiz.strata.map { $0.count }
    pools = quiz.strata.map { $0.questions }
    other = [UInt64](repeating: 0, count: layout.words)
    score = other
    preference = other
    priority = Array(quiz.outcomes.indices)
    given = [UInt64](repeating: 0, count: quiz.questionsPerPlay * layout.words)
  }

  /// An upper bound of the points of an outcome.
  private static func maxScore(_ questions: [Question]) -> Int32 {
    questions.reduce(0) { sum, question in
      let points = question.answers.map { Int32($0.outcomePoints.reduce(0) { max($0, $1.points) }) }
      return sum + (question.kind == .multiple ? points.reduce(0, +) : points.max() ?? 0)
    }
  }

  /// Simulates the next play: draws the questions and answers each at random.
  mutating func playNext() {
    for word in score.indices {
      score[word] = 0
      preference[word] = 0
    }
    draw()
    if !usesDeclaredOrder { SimulatedPlay.shuffle(&priority, count: priority.count, &generator) }
    for position in asked.indices {
      let first = position * layout.words
      questions[asked[position]].answer(&given, at: first, words: layout.words, &generator)
      let decidesTies = asked[position] == tieBreaker
      for word in score.indices {
        if decidesTies { preference[word] += given[first + word] } else { score[word] += given[first + word] }
      }
    }
  }

  /// The outcome of the current play. It is nil if no outcome has points.
  var winner: Int? {
    var winner: Int?
    var most: UInt64 = 0
    var preferred: UInt64 = 0
    for outcome in priority {
      let points = number(outcome, of: score)
      if points < most || points == 0 { continue }
      let preference = number(outcome, of: preference)
      if points > most || preference > preferred {
        winner = outcome
        most = points
        preferred = preference
      }
    }
    return winner
  }

  /// How many outcomes share the highest score.
  var leaders: Int {
    var most = UInt64(0)
    var leaders = 0
    for outcome in fields.indices {
      let points = number(outcome, of: score)
      if points > most { (most, leaders) = (points, 0) }
      if points == most { leaders += 1 }
    }
    return leaders
  }

  @inline(__always)
  private func number(_ outcome: Int, of packed: [UInt64]) -> UInt64 {
    packed[fields[outcome].word] &>> fields[outcome].shift & layout.maxNumber
  }

  /// The outcome if the question at this position had another random answer.
  mutating func winner(reanswering position: Int) -> Int? {
    let question = asked[position]
    questions[question].answer(&other, at: 0, words: layout.words, &generator)
    let first = position * layout.words
    let decidesTies = question == tieBreaker
    for word in other.indices {
      let change = other[word] &- given[first + word]
      other[word] = change
      if decidesTies { preference[word] &+= change } else { score[word] &+= change }
    }
    let winner = winner
    for word in other.indices {
      if decidesTies { preference[word] &-= other[word] } else { score[word] &-= other[word] }
    }
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

  /// Moves a random selection of `count` elements to the front.
  private static func shuffle(_ elements: inout [Int], count: Int, _ generator: inout SeededGenerator) {
    for index in 0..<count { elements.swapAt(index, index + generator.next(upperBound: elements.count - index)) }
  }
}

/// A question with the values that a simulated play needs.
struct SimulatedQuestion {
  /// The packed points of the answers, answer by answer.
  private let points: [UInt64]
  private let count: Int
  private let isMultiple: Bool
  private let hasHalfWidthEnds: Bool

  init(_ question: Question, layout: LagLayout) {
    let outcomes = Array(0..<layout.outcomes)
    points = question.answers.flatMap { layout.pack($0.points(outcomes)) }
    count = question.answers.count
    isMultiple = question.kind == .multiple
    hasHalfWidthEnds = question.kind == .ranged(.rounded)
  }

  /// Replaces the packed points at a position by those of a random choice of answers.
  func answer(_ packed: inout [UInt64], at first: Int, words: Int, _ generator: inout SeededGenerator) {
    for word in 0..<words { packed[first + word] = 0 }
    if isMultiple {
      for answer in 0..<count where generator.next() >> 63 == 1 { add(answer, to: &packed, at: first, words) }
    } else if hasHalfWidthEnds {
      add((generator.next(upperBound: 2 * (count - 1)) + 1) / 2, to: &packed, at: first, words)
    } else {
      add(generator.next(upperBound: count), to: &packed, at: first, words)
    }
  }

  private func add(_ answer: Int, to packed: inout [UInt64], at first: Int, _ words: Int) {
    for word in 0..<words { packed[first + word] += points[answer * words + word] }
  }
}
