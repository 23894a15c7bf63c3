internal import QuizDatabase
internal import QuizEngine

extension DaySnapshot {
  /// What has to be stored of a date before a page shows it.
  struct PendingChanges: Sendable {
    /// Draws the questions that the date lacks.
    let schedule: ScheduleCompletion
    /// The player's rounds as they must be saved.
    let changedRounds: [RoundRecord]
    /// Whether the player has begun the day, so that there is something to show if nothing can be stored now.
    let hasRounds: Bool

    /// - Parameter randomBits: a source of seeds for the draws.
    init(of snapshot: DaySnapshot, drawingWith randomBits: () -> UInt64, in db: some SQLReader) throws {
      let selection = snapshot.selection
      schedule =
        snapshot.lacksQuestions
        ? try ScheduleCompletion(
          of: selection.game, in: selection.date...selection.date, drawingWith: randomBits, db: db
        ) { _, difficulty in snapshot.scheduledCategories[difficulty] != nil }
        : .nothing
      changedRounds = snapshot.changedRounds
      hasRounds = !snapshot.roundsOfDate.isEmpty
    }

    /// Whether the snapshot has the rounds as they were saved, so that a page can show it. One that has ended also
    /// changes what is told of others, and one that another request has changed meanwhile is another round.
    ///
    /// - Parameter saved: the rounds that were saved.
    func areShown(after saved: [RoundRecord]) -> Bool {
      func states(_ records: [RoundRecord]) -> [RoundID: Round] {
        Dictionary(uniqueKeysWithValues: records.map { ($0.id, $0.round) })
      }
      return !saved.contains(where: \.round.isFinished) && states(saved) == states(changedRounds)
    }
  }
}
