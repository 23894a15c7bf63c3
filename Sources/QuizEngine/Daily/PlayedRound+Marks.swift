/// What a player's rounds make of each date.
struct DayMarks {
  private let days: [CalendarDate: [PlayedRound]]
  private let voided: [CalendarDate: Set<Difficulty>]
  private let has: (CalendarDate) -> Bool

  /// - Parameters:
  ///   - voided: the questions that were voided, whether the player had started on them or not.
  ///   - has: whether the player's calendar has a date.
  init(
    _ rounds: [PlayedRound], voided: [CalendarDate: Set<Difficulty>], has: @escaping (CalendarDate) -> Bool
  ) {
    days = Dictionary(grouping: rounds, by: { $0.date })
    self.voided = voided
    self.has = has
  }

  /// For the streak of dates with an answer, right or wrong.
  func answered(_ date: CalendarDate) -> DateMark {
    guard let rounds = days[date] else { return untouched(date) }
    if rounds.contains(where: { !$0.isVoid && $0.isAnswered }) { return .done }
    return rounds.contains { $0.isVoid && $0.isAnswered } ? .neutral : .missed
  }

  /// For the streak of dates with all three right; a voided question is left out of the three.
  func perfect(_ date: CalendarDate) -> DateMark {
    guard let rounds = days[date] else { return untouched(date) }
    let counted = rounds.filter { !$0.isVoid }
    if counted.isEmpty { return .neutral }
    guard counted.allSatisfy({ $0.outcome == .correct }) else { return .failed }
    let left = Difficulty.allCases.filter { difficulty in
      !isVoided(difficulty, on: date) && !rounds.contains { $0.difficulty == difficulty }
    }
    return left.isEmpty ? .done : .unfinished
  }

  private func untouched(_ date: CalendarDate) -> DateMark {
    guard has(date) else { return .neutral }
    return Difficulty.allCases.allSatisfy { isVoided($0, on: date) } ? .neutral : .missed
  }

  private func isVoided(_ difficulty: Difficulty, on date: CalendarDate) -> Bool {
    voided[date]?.contains(difficulty) ?? false
  }
}

extension PlayedRound {
  var isAnswered: Bool { outcome == .correct || outcome == .wrong }
}
