/// Random plays with a fixed seed, for quizzes whose odds take too long to compute exactly.
struct Simulation {
  /// An upper bound of the work of all plays, counted in points that are read. It takes less than a second.
  private static let maxWork = 100_000_000
  private static let minPlays = 200

  let plays: Int
  /// By question, the tie-break question last: how often it was asked.
  private(set) var asked: [Int]
  /// By question, the tie-break question last: how often another answer to it changed the outcome.
  private(set) var changed: [Int]
  private(set) var counts: SimulationCounts

  private var play: SimulatedPlay

  /// Runs the simulation.
  ///
  /// - Parameters:
  ///   - plays: the largest number of plays. Large quizzes get fewer plays, but at least 200.
  ///   - seed: determines all random choices.
  init(_ quiz: Quiz, plays: Int, seed: UInt64) {
    self.plays = Simulation.affordablePlays(plays, of: quiz)
    play = SimulatedPlay(quiz, seed: seed)
    asked = [Int](repeating: 0, count: play.questions.count)
    changed = asked
    counts = SimulationCounts(outcomes: quiz.outcomes.count)
    for _ in 0..<self.plays { playOnce() }
  }

  /// How many plays are simulated if `plays` are asked for.
  static func affordablePlays(_ plays: Int, of quiz: Quiz) -> Int {
    max(1, min(plays, max(maxWork / quiz.workPerPlay, minPlays)))
  }

  private mutating func playOnce() {
    play.playNext()
    let winner = play.winner
    counts.add(winner, leaders: play.leaders)
    for position in play.asked.indices {
      let question = play.asked[position]
      asked[question] += 1
      if play.winner(reanswering: position) != winner { changed[question] += 1 }
    }
  }
}

/// How often the simulated plays ended in a tie, undecided, or with each outcome.
struct SimulationCounts {
  private(set) var tie = 0
  private(set) var undecided = 0
  /// By outcome: how often it won.
  private(set) var results: [Int]
  /// By outcome: how often it won without a tie.
  private(set) var withoutTie: [Int]

  init(outcomes: Int) {
    results = [Int](repeating: 0, count: outcomes)
    withoutTie = results
  }

  mutating func add(_ winner: Int?, leaders: Int) {
    guard let winner else {
      undecided += 1
      return
    }
    results[winner] += 1
    if leaders == 1 { withoutTie[winner] += 1 } else { tie += 1 }
  }
}

extension Quiz {
  /// An estimate of how many points a play reads if each of its questions is answered twice.
  fileprivate var workPerPlay: Int {
    let answers = questions.reduce(0) { $0 + $1.answers.count } / max(1, questions.count)
    return max(1, questionsPerPlay) * 2 * (outcomes.count + answers + 4)
  }
}
