import QuizEngine
import QuizPages
import QuizService

extension DayMarks {
  /// - Parameters:
  ///   - entries: in the order of `Difficulty.allCases`.
  ///   - hidesWatch: whether the player turned the watch off.
  init(_ entries: [DailyOverview.Entry], hidesWatch: Bool, at now: Timestamp) {
    self.init(entries.map { State($0, hidesWatch: hidesWatch, at: now) })
  }
}

extension DayMarks.State {
  fileprivate init(_ entry: DailyOverview.Entry, hidesWatch: Bool, at now: Timestamp) {
    guard let record = entry.round else {
      self = entry.isAvailable ? .open(entry.category) : .missing
      return
    }
    let watch = hidesWatch ? nil : record.round.watchTime(at: now)
    if let verdict = RoundVerdict(of: record) {
      self = .over(verdict, elapsed: record.round.elapsed)
    } else {
      self = record.round.phase == .paused ? .paused(watch: watch) : .running(watch: watch)
    }
  }
}
