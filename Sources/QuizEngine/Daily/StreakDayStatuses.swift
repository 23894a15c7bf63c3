/// Derives the status of each date from a player's rounds.
struct StreakDayStatuses {
  private let days: [CalendarDate: [PlayedRound]]
  private let voided: [CalendarDate: Set<Difficulty>]
  private let hasDate: (CalendarDate) -> Bool

  /// - Parameters:
  ///   - voided: the voided questions, also those that the player didn't start.
  ///   - hasDate: whether the player's calendar has a date.
  init(
    _ rounds: [PlayedRound], voided: [CalendarDate: Set<Difficulty>], hasDate: @escaping (CalendarDate) -> Bool
  ) {
    days = Dictionary(grouping: rounds, by: { $0.date })
    self.voided = voided
    self.hasDate = hasDate
  }

  /// The status for the streak of dates with an answer, right or wrong.
  func answeredStatus(_ date: CalendarDate) -> StreakDayStatus {
    guard let rounds = days[date] else { return unplayedStatus(date) }
    if rounds.contains(where: { !$0.isVoid && $0.isAnswered }) { return .done }
    return rounds.contains { $0.isVoid && $0.isAnswered } ? .neutral : .missed
  }

  /// The status for the streak of dates with all three answers correct. A voided question isn't needed.
  func perfectStatus(_ date: CalendarDate) -> StreakDayStatus {
    guard let rounds = days[date] else { return unplayedStatus(date) }
    let counted = rounds.filter { !$0.isVoid }
    if counted.isEmpty { return .neutral }
    guard counted.allSatisfy({ $0.verdict == .correct }) else { return .failed }
    let unplayed = Difficulty.allCases.filter { difficulty in
      !isVoided(difficulty, on: date) && !rounds.contains { $0.difficulty == difficulty }
    }
    return unplayed.isEmpty ? .done : .unfinished
  }

  private func unplayedStatus(_ date: CalendarDate) -> StreakDayStatus {
    StreakDayStatus(ofUnplayedDateVoiding: voided[date] ?? [], isInCalendar: hasDate(date))
  }

  private func isVoided(_ difficulty: Difficulty, on date: CalendarDate) -> Bool {
    voided[date]?.contains(difficulty) ?? false
  }
}

extension StreakDayStatus {
  /// The status of a date on which the player finished no round.
  ///
  /// - Parameters:
  ///   - voided: the date's voided questions.
  ///   - isInCalendar: whether the player's calendar has the date.
  public init(ofUnplayedDateVoiding voided: Set<Difficulty>, isInCalendar: Bool) {
    self = !isInCalendar || Difficulty.allCases.allSatisfy(voided.contains) ? .neutral : .missed
  }
}

extension PlayedRound {
  var isAnswered: Bool { verdict == .correct || verdict == .wrong }
}
