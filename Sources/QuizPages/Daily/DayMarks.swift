import HTML
public import QuizEngine

/// The three marks of a day, one for each question. A correct answer lights its mark.
public struct DayMarks: Hashable, Sendable {
  /// What a player has made of one of the day's questions.
  public enum State: Hashable, Sendable {
    /// The player can start it.
    /// - Parameter category: nil if the question isn't drawn before Start.
    case notStarted(TriviaCategory?)
    /// - Parameter watchTime: the time on the stopwatch; nil if the player turned the stopwatch off.
    case running(watchTime: TimeSpan?)
    case paused(watchTime: TimeSpan?)
    /// - Parameter elapsed: from Start to the answer, pauses included, as on the boards; nil if there is no answer.
    case over(ShownVerdict, elapsed: TimeSpan?)
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

  public init(_ states: [State]) { self.states = states }

  /// The first unfinished round; if there is none, the first question that wasn't started.
  public var nextRound: NextRound? {
    let all = zip(Difficulty.allCases, states)
    if let unfinished = all.first(where: { $0.1.isUnfinished }) { return .resume(unfinished.0) }
    return all.first { $0.1.isNotStarted }.map { .start($0.0) }
  }

  /// How many questions can still be answered.
  var remainingCount: Int { states.filter { $0.isNotStarted || $0.isUnfinished }.count }
  /// How many questions the player has finished, without voided ones.
  var finishedCount: Int { verdicts.filter { $0 != .void }.count }
  /// Whether no question was started yet.
  var isUntouched: Bool { states.allSatisfy { $0.isNotStarted || $0 == .missing } }
  /// Whether no question's category is known before Start.
  var hidesCategories: Bool {
    let startable = states.filter { $0.isNotStarted }
    return !startable.isEmpty && startable.allSatisfy { $0 == .notStarted(nil) }
  }
  var correctCount: Int { verdicts.filter { $0 == .correct }.count }
  var verdicts: [ShownVerdict] { states.compactMap { $0.verdict } }
  /// How many questions the day has, finished or not, without voided ones.
  var questionCount: Int { states.count { $0 != .missing && $0.verdict != .void } }

  /// Whether a question was answered, right or wrong.
  var hasAnswer: Bool {
    states.contains { state in
      if case .over(_, .some) = state { true } else { false }
    }
  }

  /// The time of the right answers together, which ranks the day; nil if there is none. It is the sum of the times as
  /// pages show them.
  var correctTime: TimeSpan? {
    let times = states.compactMap { state -> TimeSpan? in
      guard case .over(.correct, let elapsed) = state else { return nil }
      return elapsed?.inTenths
    }
    return times.isEmpty ? nil : times.reduce(.zero, +)
  }

  /// The day's result: "2 of 3 right in 0:11.5".
  func score(_ texts: Texts) -> String {
    texts.day.score(correctCount, questionCount, correctTime.map(texts.dates.time))
  }
}

extension DayMarks {
  /// The label of the button that leads to the next round: "Start with Easy", "Next: Hard", "Resume Hard"; nil if there
  /// is none.
  func nextLabel(_ texts: Texts.Daily.Home) -> String? {
    switch nextRound {
    case .start(let difficulty): isUntouched ? texts.first[difficulty] : texts.next[difficulty]
    case .resume(let difficulty): texts.resume[difficulty]
    case nil: nil
    }
  }
}

extension DayMarks.State {
  var isNotStarted: Bool {
    if case .notStarted = self { return true }
    return false
  }

  /// Whether the round was started and isn't over.
  var isUnfinished: Bool {
    switch self {
    case .running, .paused: true
    case .notStarted, .over, .missing: false
    }
  }

  var verdict: ShownVerdict? {
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
}
