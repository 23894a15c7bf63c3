internal import QuizDatabase
internal import QuizEngine

extension DaySnapshot {
  /// What has to be stored of a date before a page shows it.
  struct PendingChanges: Sendable {
    /// Draws the questions that the date lacks.
    let schedule: ScheduleCompletion
    /// Changes the player's rounds; nil if it would change none.
    let roundAdvance: RoundAdvance?
    /// Whether the player has begun the day, so that there is something to show if nothing can be stored now.
    let hasRounds: Bool

    /// - Parameters:
    ///   - advance: what time, and the player's leaving for the page, change in the player's rounds.
    ///   - randomBits: a source of seeds for the draws.
    init(of snapshot: DaySnapshot, advance: RoundAdvance, drawingWith randomBits: () -> UInt64, in db: some SQLReader)
      throws
    {
      let selection = snapshot.selection
      schedule =
        snapshot.lacksQuestions
        ? try ScheduleCompletion(
          of: selection.game, in: selection.date...selection.date, drawingWith: randomBits, db: db
        ) { _, difficulty in snapshot.scheduledItems[difficulty] != nil }
        : .nothing
      roundAdvance = snapshot.storedUnfinishedRounds.contains { advance.changed($0) != nil } ? advance : nil
      hasRounds = !snapshot.roundsOfDate.isEmpty
    }
  }
}
