/// Statistics of a player's rounds. Rounds of voided questions don't count.
///
/// - Complexity: O(*n* log *n*) for *n* rounds.
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

    /// Nil without a correct answer.
    ///
    /// - Parameter rounds: the date's rounds; at least one.
    fileprivate init?(of rounds: ArraySlice<PlayedRound>) {
      var (correct, elapsed) = (0, TimeSpan.zero)
      for round in rounds where !round.isVoid && round.verdict == .correct {
        correct += 1
        elapsed = elapsed + (round.elapsed ?? .zero).inTenths
      }
      guard correct > 0 else { return nil }
      self.init(date: rounds[rounds.startIndex].date, correct: correct, elapsed: elapsed)
    }

    fileprivate init(date: CalendarDate, correct: Int, elapsed: TimeSpan) {
      self.date = date
      self.correct = correct
      self.elapsed = elapsed
    }

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
    let days = Self.days(of: rounds)
    func streaks(_ status: (ArraySlice<PlayedRound>, CalendarDate) -> StreakDayStatus) -> Streaks {
      let played = days.map { day in
        let date = day[day.startIndex].date
        return StreakDates.Played(date, status(day, date))
      }
      let dates = StreakDates(played: played) { date in
        StreakDayStatus(ofUnplayedDateVoiding: voided[date] ?? [], isInCalendar: hasDate(date))
      }
      return Streaks(from: played.first?.date ?? today, through: today, of: dates)
    }
    self.streaks = streaks { rounds, _ in StreakDayStatus(answeredBy: rounds) }
    perfectStreaks = streaks { rounds, date in StreakDayStatus(perfectedBy: rounds, voided: voided[date] ?? []) }
    playedDays = days.count { day in day.contains { !$0.isVoid } }
    bestDay = days.compactMap { Day(of: $0) }.min { $0.isBetter(than: $1) }
    // In the order of their times, so that the summaries have nothing to sort.
    let correct = rounds.filter { !$0.isVoid && $0.verdict == .correct }
      .sorted { ($0.elapsed ?? .zero) < ($1.elapsed ?? .zero) }
    times = TimeSummary(of: correct.compactMap { $0.elapsed })
    timesByDifficulty = Difficulty.allCases.map { difficulty in
      TimeSummary(of: correct.compactMap { $0.difficulty == difficulty ? $0.elapsed : nil })
    }
    for round in rounds where !round.isVoid { add(round) }
  }

  /// The rounds of each date, in the order of the dates.
  private static func days(of rounds: [PlayedRound]) -> [ArraySlice<PlayedRound>] {
    guard !rounds.isEmpty else { return [] }
    let rounds = rounds.sorted { $0.date < $1.date }
    var days: [ArraySlice<PlayedRound>] = []
    var start = 0
    for end in 1...rounds.count where end == rounds.count || rounds[end].date != rounds[start].date {
      days.append(rounds[start..<end])
      start = end
    }
    return days
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
