import QuizEngine
import QuizPages
import QuizService

extension DayMarks {
  /// - Parameters:
  ///   - entries: in the order of `Difficulty.allCases`.
  ///   - hidesStopwatch: whether the player turned the stopwatch off.
  init(_ entries: [DayProgress.Entry], hidesStopwatch: Bool, at now: Timestamp) {
    self.init(entries.map { State($0, hidesStopwatch: hidesStopwatch, at: now) })
  }
}

extension DayMarks {
  /// The day of a player. A question that they didn't play before the date ended
  /// counts if there was one.
  init(pastDay day: PastDay) {
    self.init(
      Difficulty.allCases.map { difficulty in
        let isPlayed = day.records.contains { $0.difficulty == difficulty }
        if let entry = day.entries.first(where: { $0.difficulty == difficulty }) {
          guard let record = entry.record, let verdict = ShownVerdict(of: record) else {
            return entry.item.isVoid ? .missing : .notStarted(nil)
          }
          guard case .answered = record.round.phase else { return .over(verdict, elapsed: nil) }
          return .over(verdict, elapsed: record.round.elapsed)
        }
        return isPlayed || !day.isOverEverywhere ? .notStarted(nil) : .missing
      })
  }
}

extension DayMarks.State {
  fileprivate init(_ entry: DayProgress.Entry, hidesStopwatch: Bool, at now: Timestamp) {
    guard let record = entry.record else {
      self = entry.isAvailable ? .notStarted(entry.category) : .missing
      return
    }
    let watchTime = hidesStopwatch ? nil : record.round.watchTime(at: now)
    if let verdict = ShownVerdict(of: record) {
      self = .over(verdict, elapsed: record.round.elapsed)
    } else {
      self = record.round.phase == .paused ? .paused(watchTime: watchTime) : .running(watchTime: watchTime)
    }
  }
}
