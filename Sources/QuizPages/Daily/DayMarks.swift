import HTML
public import QuizEngine

/// The three marks of a day, one for each question. A correct answer lights its mark.
public struct DayMarks: Hashable, Sendable {
  /// What a player has made of one of the day's questions.
  public enum State: Hashable, Sendable {
    /// The player can start it.
    /// - Parameter category: nil if the question isn't drawn before Start.
    case open(TriviaCategory?)
    /// - Parameter watch: the time on the watch; nil if the player turned the watch off.
    case running(watch: TimeSpan?)
    case paused(watch: TimeSpan?)
    /// - Parameter elapsed: from Start to the answer, pauses included, as on the boards; nil if there is no answer.
    case over(RoundVerdict, elapsed: TimeSpan?)
    /// The bank has no question for it.
    case missing
  }

  /// The round that a player can play next.
  public enum NextRound: Hashable, Sendable {
    case start(Difficulty)
    case resume(Difficulty)
  }

  /// In the order of ``Difficulty/allCases``.
  let states: [State]

  /// - Parameter states: in the order of `Difficulty.allCases`.
  public init(_ states: [State]) { self.states = states }

  /// The first open round; if there is none, the first question that wasn't started.
  public var next: NextRound? {
    let all = zip(Difficulty.allCases, states)
    if let open = all.first(where: { $0.1.isUnderWay }) { return .resume(open.0) }
    return all.first { $0.1.isOpen }.map { .start($0.0) }
  }

  /// How many questions can still be answered.
  var left: Int { states.filter { $0.isOpen || $0.isUnderWay }.count }
  var correct: Int { verdicts.filter { $0 == .correct }.count }
  var verdicts: [RoundVerdict] { states.compactMap { $0.verdict } }

  /// Whether a question was answered, right or wrong.
  var hasAnswer: Bool {
    states.contains { state in
      if case .over(_, .some) = state { true } else { false }
    }
  }

  /// The time of all answers together; nil if there is none. See ``total(of:)``.
  var total: TimeSpan? {
    Self.total(
      of: states.compactMap { state in
        guard case .over(let verdict, let elapsed) = state, verdict != .void else { return nil }
        return elapsed
      })
  }

  /// The sum of times as pages show them, in whole tenths of a second, so that it agrees with them; nil if there is none.
  public static func total(of times: [TimeSpan]) -> TimeSpan? {
    guard !times.isEmpty else { return nil }
    return times.reduce(.zero) { $0 + TimeSpan(milliseconds: $1.milliseconds / 100 * 100) }
  }
}

extension DayMarks.State {
  var isOpen: Bool {
    if case .open = self { return true }
    return false
  }

  var isUnderWay: Bool {
    switch self {
    case .running, .paused: true
    case .open, .over, .missing: false
    }
  }

  var verdict: RoundVerdict? {
    guard case .over(let verdict, _) = self else { return nil }
    return verdict
  }
}

extension DayMarks.NextRound {
  var difficulty: Difficulty {
    switch self {
    case .start(let difficulty), .resume(let difficulty): difficulty
    }
  }

  /// The label of the button that leads there: "Next: Hard", "Continue: Hard".
  func label(_ texts: Texts.Daily.Home) -> String {
    switch self {
    case .start(let difficulty): texts.next[difficulty]
    case .resume(let difficulty): texts.continueWith[difficulty]
    }
  }
}
