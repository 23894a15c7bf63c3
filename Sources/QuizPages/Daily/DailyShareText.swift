public import QuizEngine

/// One line that sums up a player's day: the result of each question, but nothing about the question.
public struct DailyShareText: Sendable {
  /// The result of one of the day's questions.
  public struct Result: Hashable, Sendable {
    public let difficulty: Difficulty
    /// Nil if the question wasn't played or its round isn't over.
    public let verdict: RoundVerdict?
    /// From Start to the answer, pauses included, as on the boards. Only the player sees the time on the watch. It is
    /// nil if there is no answer.
    public let elapsed: TimeSpan?

    /// - Parameters:
    ///   - verdict: nil if the question wasn't played or its round isn't over.
    ///   - elapsed: from Start to the answer, pauses included; nil if there is no answer.
    public init(difficulty: Difficulty, verdict: RoundVerdict?, elapsed: TimeSpan?) {
      self.difficulty = difficulty
      self.verdict = verdict
      self.elapsed = elapsed
    }
  }

  public let date: CalendarDate
  let results: [Result]
  /// In days; 0 if there is no streak.
  let streak: Int

  /// - Parameters:
  ///   - results: in the order of `Difficulty.allCases`.
  ///   - streak: in days; 0 if there is no streak.
  public init(date: CalendarDate, results: [Result], streak: Int) {
    self.date = date
    self.results = results
    self.streak = streak
  }

  /// "Parlour Daily Trivia, 21 November 2026: Easy ✅ 00:41 · Medium ❌ · Hard ⬜ · 5 days in a row". It is nil if no round
  /// is over.
  public func text(_ texts: Texts) -> String? {
    guard results.contains(where: { $0.verdict != nil }) else { return nil }
    var parts = results.map { result in
      let summary = texts.game.difficulties[result.difficulty] + " " + (result.verdict?.emoji ?? "⬜")
      guard result.verdict == .correct, let elapsed = result.elapsed else { return summary }
      return summary + " " + Texts.Dates.watch(elapsed)
    }
    if streak > 1 { parts.append(texts.daily.home.streak(streak)) }
    return texts.daily.sharing.line(texts.dates.date(date), ListFormat.joined(parts, comma: " · ", and: " · "))
  }
}
