extension StreakDayStatus {
  /// The status for the streak of dates with an answer, right or wrong.
  ///
  /// - Parameter rounds: a date's finished rounds; at least one.
  init(answeredBy rounds: some Collection<PlayedRound>) {
    if rounds.contains(where: { !$0.isVoid && $0.isAnswered }) {
      self = .done
    } else {
      self = rounds.contains { $0.isVoid && $0.isAnswered } ? .neutral : .missed
    }
  }

  /// The status for the streak of dates with all three answers correct. A voided question isn't needed.
  ///
  /// - Parameters:
  ///   - rounds: a date's finished rounds; at least one.
  ///   - voided: the date's voided questions, also those that the player didn't start.
  init(perfectedBy rounds: some Collection<PlayedRound>, voided: Set<Difficulty>) {
    guard rounds.contains(where: { !$0.isVoid }) else {
      self = .neutral
      return
    }
    guard rounds.allSatisfy({ $0.isVoid || $0.verdict == .correct }) else {
      self = .failed
      return
    }
    let isComplete = Difficulty.allCases.allSatisfy { difficulty in
      rounds.contains { $0.difficulty == difficulty } || voided.contains(difficulty)
    }
    self = isComplete ? .done : .unfinished
  }

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
