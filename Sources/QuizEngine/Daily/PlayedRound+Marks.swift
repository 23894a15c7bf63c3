/// What a player's rounds make of each date.
struct DayMarks {
  private let days: [CalendarDate: [PlayedRound]]
  private let has: (CalendarDate) -> Bool

  /// - Parameter has: whether the player's calendar has a date.
  init(_ rounds: [PlayedRound], has: @escaping (CalendarDate) -> Bool) {
    days = Dictionary(grouping: rounds, by: { $0.date })
    self.has = has
  }

  /// For the streak of dates with an answer, right or wrong.
  func answered(_ date: CalendarDate) -> DateMark {
    guard let rounds = days[date] else { return has(date) ? .missed : .neutral }
    if rounds.contains(where: { !$0.isVoid && $0.isAnswered }) { return .done }
    return rounds.contains { $0.isVoid && $0.isAnswered } ? .neutral : .missed
  }

  /// For the streak of dates with all three right; a voided question is left out of the three.
  func perfect(_ date: CalendarDate) -> DateMark {
    guard let rounds = days[date] else { return has(date) ? .missed : .neutral }
    let counted = rounds.filter { !$0.isVoid }
    if counted.isEmpty { return .neutral }
    guard rounds.count == Difficulty.allCases.count else { return .failed }
    return counted.allSatisfy { $0.outcome == .correct } ? .done : .failed
  }
}

extension PlayedRound {
  var isAnswered: Bool { outcome == .correct || outcome == .wrong }
}
