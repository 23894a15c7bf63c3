internal import QuizEngine

/// A player's rounds of one date, and those of other dates that are still open, as they are at a moment.
///
/// No timer ends a round at midnight or at the time limit. A round whose time is over is ended and counted when it is read
/// the next time. Until then it is missing from the counts of its question's answers. It isn't missing on boards: a round
/// without an answer has no place on them.
struct CurrentRounds: Sendable {
  /// By date; within a date in the order of ``Difficulty/allCases``.
  let records: [RoundRecord]
  /// Whether the ``RoundAdvance`` changes a round, so that it must be saved.
  let needsSaving: Bool

  /// - Parameters:
  ///   - open: all open rounds, as stored.
  ///   - ofDate: all rounds of the date, as stored.
  ///   - advance: what is saved before the page shows them; until then they are shown as time alone has changed them.
  init(open: [RoundRecord], ofDate: [RoundRecord], date: CalendarDate, advance: RoundAdvance) {
    needsSaving = open.contains { advance.changed($0) != nil }
    let others = open.map { $0.advanced(to: advance.now) }.filter { !$0.round.isOver && $0.date != date }
    let order = Difficulty.allCases
    records = (others + ofDate.map { $0.advanced(to: advance.now) }).sorted {
      ($0.date, order.firstIndex(of: $0.difficulty) ?? 0) < ($1.date, order.firstIndex(of: $1.difficulty) ?? 0)
    }
  }
}
