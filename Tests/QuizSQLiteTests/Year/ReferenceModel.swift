import QuizEngine
import QuizService

/// Computes the results of a year a second time, in the simplest way, from the recorded rounds.
struct ReferenceModel {
  let year: YearSimulation
  /// By player.
  private let rounds: [[ExpectedRound]]
  private let byDate: [CalendarDate: [ExpectedRound]]
  private let voids: [CalendarDate: [YearSimulation.Question]]

  init(_ year: YearSimulation) {
    self.year = year
    byDate = Dictionary(grouping: year.rounds) { $0.date }
    voids = Dictionary(grouping: year.questions.values.filter(\.isVoid)) { $0.date }
    var rounds = [[ExpectedRound]](repeating: [], count: year.players.count)
    for round in year.rounds { rounds[round.player].append(round) }
    self.rounds = rounds
  }

  func isVoid(_ round: ExpectedRound) -> Bool { year.questions[round.item]?.isVoid ?? false }
  func isRight(_ round: ExpectedRound) -> Bool {
    round.option != nil && round.option == year.questions[round.item]?.key
  }

  private func language(_ round: ExpectedRound) -> Language? { year.questions[round.item]?.language }

  // Statistics

  func counted(_ player: SimulatedPlayer) -> [ExpectedRound] { rounds[player.number].filter { !isVoid($0) } }

  func score(_ rounds: [ExpectedRound]) -> PlayerStatistics.Score {
    PlayerStatistics.Score(played: rounds.count, correct: rounds.count(where: isRight))
  }

  func best(_ rounds: [ExpectedRound], _ difficulty: Difficulty) -> TimeSpan? {
    rounds.filter { $0.difficulty == difficulty && isRight($0) }.map(\.elapsed).min()
  }

  func times(_ rounds: [ExpectedRound]) -> [Int] {
    let answered = rounds.filter { $0.option != nil }.map(\.elapsed)
    let bounds = [.zero] + PlayerStatistics.timeBounds + [.hours(2)]
    return zip(bounds, bounds.dropFirst()).map { lower, upper in answered.count { lower <= $0 && $0 < upper } }
  }

  // Streaks

  /// - Parameter isPerfect: whether all three answers must be correct.
  func streaks(of player: SimulatedPlayer, today: CalendarDate, isPerfect: Bool) -> (current: Int, longest: Int) {
    let own = Dictionary(grouping: rounds[player.number]) { $0.date }
    guard let first = own.keys.min() else { return (0, 0) }
    var games: Set<Language> = []
    var letters: [Character] = (first.epochDay...today.epochDay).map { number in
      let date = CalendarDate(epochDay: number)
      if let played = own[date] { games = Set(played.compactMap(language)) }
      let voided = Set((voids[date] ?? []).filter { games.contains($0.language) }.map(\.difficulty))
      guard let played = own[date] else { return player.hadDate(date) && voided.count < 3 ? "." : "-" }
      return isPerfect ? perfect(played, voided) : answered(played)
    }
    if letters.last == "." || letters.last == "/" { letters.removeLast() }
    return Self.streaks(letters.filter { $0 != "-" })
  }

  private func answered(_ rounds: [ExpectedRound]) -> Character {
    if rounds.contains(where: { $0.option != nil && !isVoid($0) }) { return "x" }
    return rounds.contains { $0.option != nil } ? "-" : "."
  }

  private func perfect(_ rounds: [ExpectedRound], _ voided: Set<Difficulty>) -> Character {
    if rounds.allSatisfy(isVoid) { return "-" }
    guard rounds.allSatisfy({ isVoid($0) || isRight($0) }) else { return "!" }
    return voided.union(rounds.map(\.difficulty)).count == 3 ? "x" : "/"
  }

  /// A streak is a range of dates that begins and ends with a done date, contains no failed date, and has at most one
  /// missed date in any seven in a row. The current one may also end with a missed date, which can still be forgiven.
  static func streaks(_ letters: [Character]) -> (current: Int, longest: Int) {
    var (current, longest) = (0, 0)
    for begin in letters.indices where letters[begin] == "x" && (begin == 0 || letters[begin - 1] != "x") {
      var (length, missed) = (0, [Int]())
      for index in begin..<letters.count {
        if letters[index] == "!" || letters[index] == "/" { break }
        if letters[index] == "x" {
          length += 1
          longest = max(longest, length)
        } else {
          if let last = missed.last, index - last < 7 { break }
          missed.append(index)
        }
        if index == letters.count - 1 { current = max(current, length) }
      }
    }
    return (current, longest)
  }

  // Boards

  /// A row of a board. Better rows come first.
  struct BoardEntry: Hashable, Comparable {
    let correct: Int
    let elapsed: TimeSpan
    let player: Int

    static func < (one: BoardEntry, other: BoardEntry) -> Bool {
      (-one.correct, one.elapsed) < (-other.correct, other.elapsed)
    }

    func isEqual(to other: BoardEntry) -> Bool { !(self < other) && !(other < self) }
  }

  /// - Parameter members: the players whose results count; nil for all.
  func board(
    _ language: Language, in dates: ClosedRange<CalendarDate>, _ difficulty: Difficulty?, members: [Int]?
  ) -> [BoardEntry] {
    let within = (dates.lowerBound.epochDay...dates.upperBound.epochDay).flatMap {
      byDate[CalendarDate(epochDay: $0)] ?? []
    }
    let valid = within.filter { round in
      (difficulty == nil || difficulty == round.difficulty) && isRight(round)
        && !isVoid(round) && !year.players[round.player].isGuest && self.language(round) == language
        && members?.contains(round.player) ?? true
    }
    return Dictionary(grouping: valid, by: \.player).map { player, rounds in
      BoardEntry(correct: rounds.count, elapsed: rounds.map(\.elapsed.inTenths).reduce(.zero, +), player: player)
    }.sorted { ($0.correct, $1.elapsed, $1.player) > ($1.correct, $0.elapsed, $0.player) }
  }
  /// The board of a day: of players who finished all three of its questions.
  ///
  /// - Parameter members: the players whose results count; nil for all.
  func dayBoard(_ language: Language, on date: CalendarDate, members: [Int]?) -> [BoardEntry] {
    let played = (byDate[date] ?? []).filter {
      !year.players[$0.player].isGuest && self.language($0) == language
        && members?.contains($0.player) ?? true
    }
    return Dictionary(grouping: played, by: \.player).filter { $0.value.count == Difficulty.allCases.count }
      .map { player, rounds in
        let right = rounds.filter { isRight($0) && !isVoid($0) }
        return BoardEntry(correct: right.count, elapsed: right.map(\.elapsed.inTenths).reduce(.zero, +), player: player)
      }
      .sorted { ($0.correct, $1.elapsed, $1.player) > ($1.correct, $0.elapsed, $0.player) }
  }
}
