/// What a player's rounds come to. Rounds whose question was voided count nowhere.
///
/// Linear in the number of rounds and in the dates from the first round to today.
public struct PlayerStatistics: Hashable, Sendable {
  /// How many of how many.
  public struct Score: Hashable, Sendable {
    public var played = 0
    public var correct = 0

    public init(played: Int = 0, correct: Int = 0) {
      self.played = played
      self.correct = correct
    }

    /// In whole percent, rounded half up; nil before anything was played.
    public var percent: Int? { played == 0 ? nil : (200 * correct + played) / (2 * played) }

    mutating func count(_ round: PlayedRound) {
      played += 1
      if round.verdict == .correct { correct += 1 }
    }
  }

  public private(set) var total = Score()
  /// In the order of ``Difficulty/allCases``.
  public private(set) var byDifficulty = [Score](repeating: Score(), count: Difficulty.allCases.count)
  /// In the order of ``TriviaCategory/allCases``.
  public private(set) var byCategory = [Score](repeating: Score(), count: TriviaCategory.allCases.count)
  /// The shortest time on the watch of a right answer, in the order of ``Difficulty/allCases``.
  public private(set) var bestTimes = [TimeSpan?](repeating: nil, count: Difficulty.allCases.count)
  /// How many answers took how long on the watch: below each of ``bounds``, and beyond the last.
  public private(set) var timeHistogram = [Int](repeating: 0, count: timeBounds.count + 1)
  /// Rounds that ended without an answer, at the limit or at midnight.
  public private(set) var unanswered = 0
  /// Dates in a row with an answer, right or wrong.
  public let streaks: Streaks
  /// Dates in a row with all three right.
  public let perfectStreaks: Streaks

  /// The bounds of ``times``.
  public static let timeBounds: [TimeSpan] = [
    .seconds(5), .seconds(10), .seconds(20), .seconds(40), .minutes(1), .minutes(2), .minutes(5), .minutes(15),
  ]

  /// - Parameters:
  ///   - rounds: all that are over, in any order.
  ///   - today: the player's date.
  ///   - voided: the questions that were voided, whether the player had started on them or not.
  ///   - has: whether the player's calendar has a date.
  public init(
    of rounds: [PlayedRound], today: CalendarDate, voided: [CalendarDate: Set<Difficulty>] = [:],
    hasDate has: @escaping (CalendarDate) -> Bool
  ) {
    let first = rounds.map { $0.date }.min() ?? today
    let marks = StreakDayStatuses(rounds, voided: voided, hasDate: has)
    streaks = Streaks(from: first, through: today) { marks.answeredStatus($0) }
    perfectStreaks = Streaks(from: first, through: today) { marks.perfectStatus($0) }
    for round in rounds where !round.isVoid { count(round) }
  }

  private mutating func count(_ round: PlayedRound) {
    let difficulty = Difficulty.allCases.firstIndex(of: round.difficulty) ?? 0
    total.count(round)
    byDifficulty[difficulty].count(round)
    byCategory[TriviaCategory.allCases.firstIndex(of: round.category) ?? 0].count(round)
    guard round.isAnswered else {
      unanswered += 1
      return
    }
    timeHistogram[Self.timeBounds.firstIndex { round.watchTime < $0 } ?? Self.timeBounds.count] += 1
    if round.verdict == .correct {
      bestTimes[difficulty] = min(bestTimes[difficulty] ?? round.watchTime, round.watchTime)
    }
  }
}
