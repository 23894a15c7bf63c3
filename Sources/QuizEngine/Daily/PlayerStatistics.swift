/// Statistics of a player's rounds. Rounds of voided questions don't count.
///
/// - Complexity: linear in the number of rounds, and in the number of dates from the first round to today.
public struct PlayerStatistics: Hashable, Sendable {
  /// How many rounds were played, and how many of them were answered correctly.
  public struct Score: Hashable, Sendable {
    /// How many finished rounds count.
    public var played = 0
    /// How many of them were answered correctly.
    public var correct = 0

    /// - Parameter correct: at most `played`.
    public init(played: Int = 0, correct: Int = 0) {
      self.played = played
      self.correct = correct
    }

    /// The percentage of correct answers, rounded to a whole number, halves up. It is nil if nothing was played.
    public var percent: Int? { played == 0 ? nil : (200 * correct + played) / (2 * played) }

    mutating func add(_ round: PlayedRound) {
      played += 1
      if round.verdict == .correct { correct += 1 }
    }
  }

  /// What a date's rounds came to.
  public struct Day: Hashable, Sendable {
    /// The player's date.
    public let date: CalendarDate
    /// How many answers were correct; at least 1.
    public let correct: Int
    /// The sum of the correct answers' times from Start, each in whole tenths of a second.
    public let elapsed: TimeSpan

    fileprivate func isBetter(than other: Day) -> Bool {
      (-correct, elapsed, date) < (-other.correct, other.elapsed, other.date)
    }
  }

  /// The score of all rounds.
  public private(set) var total = Score()
  /// In the order of ``Difficulty/allCases``.
  public private(set) var byDifficulty = [Score](repeating: Score(), count: Difficulty.allCases.count)
  /// In the order of ``TriviaCategory/allCases``.
  public private(set) var byCategory = [Score](repeating: Score(), count: TriviaCategory.allCases.count)
  /// The times of all correct answers from Start, pauses included, as boards rank them; nil if there are none.
  public let times: TimeSummary?
  /// The same times by difficulty, in the order of ``Difficulty/allCases``. An element is nil if there are none.
  public let timesByDifficulty: [TimeSummary?]
  /// How many answers fall between each two of ``timeBounds`` by their time from Start, pauses included. The last
  /// element counts the answers beyond the last bound.
  public private(set) var timeHistogram = [Int](repeating: 0, count: timeBounds.count + 1)
  /// How many rounds ended without an answer.
  public private(set) var unanswered = 0
  /// On how many dates a round was finished.
  public let playedDays: Int
  /// The date with the most correct answers; of those the one with the shortest time for them, and of those the first.
  /// It is nil without a correct answer.
  public let bestDay: Day?
  /// Streaks of dates with at least one answer, right or wrong.
  public let streaks: Streaks
  /// Streaks of dates with all three answers correct.
  public let perfectStreaks: Streaks

  /// The upper bounds of ``timeHistogram``, each exclusive.
  public static let timeBounds: [TimeSpan] = [
    .seconds(5), .seconds(10), .seconds(20), .seconds(40), .minutes(1), .minutes(2), .minutes(5), .minutes(15),
  ]

  /// - Parameters:
  ///   - rounds: all finished rounds, in any order.
  ///   - today: the player's date.
  ///   - voided: the voided questions, also those that the player didn't start.
  ///   - hasDate: whether the player's calendar has a date.
  public init(
    of rounds: [PlayedRound], today: CalendarDate, voided: [CalendarDate: Set<Difficulty>] = [:],
    hasDate: @escaping (CalendarDate) -> Bool
  ) {
    let first = rounds.map { $0.date }.min() ?? today
    let statuses = StreakDayStatuses(rounds, voided: voided, hasDate: hasDate)
    streaks = Streaks(from: first, through: today) { statuses.answeredStatus($0) }
    perfectStreaks = Streaks(from: first, through: today) { statuses.perfectStatus($0) }
    let correct = rounds.filter { !$0.isVoid && $0.verdict == .correct }
    times = TimeSummary(of: correct.compactMap { $0.elapsed })
    timesByDifficulty = Difficulty.allCases.map { difficulty in
      TimeSummary(of: correct.filter { $0.difficulty == difficulty }.compactMap { $0.elapsed })
    }
    playedDays = Set(rounds.lazy.filter { !$0.isVoid }.map { $0.date }).count
    bestDay = Self.bestDay(correct)
    for round in rounds where !round.isVoid { add(round) }
  }

  private static func bestDay(_ correct: [PlayedRound]) -> Day? {
    var days: [CalendarDate: Day] = [:]
    for round in correct {
      let day = days[round.date]
      days[round.date] = Day(
        date: round.date, correct: (day?.correct ?? 0) + 1,
        elapsed: (day?.elapsed ?? .zero) + (round.elapsed ?? .zero).inTenths)
    }
    var best: Day?
    for day in days.values where best.map({ day.isBetter(than: $0) }) ?? true { best = day }
    return best
  }

  private mutating func add(_ round: PlayedRound) {
    let difficulty = Difficulty.allCases.firstIndex(of: round.difficulty) ?? 0
    total.add(round)
    byDifficulty[difficulty].add(round)
    byCategory[TriviaCategory.allCases.firstIndex(of: round.category) ?? 0].add(round)
    guard round.isAnswered, let elapsed = round.elapsed else {
      unanswered += 1
      return
    }
    timeHistogram[Self.timeBounds.firstIndex { elapsed < $0 } ?? Self.timeBounds.count] += 1
  }
}
