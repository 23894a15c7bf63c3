package import QuizEngine

/// How many finished plays of a quiz had each outcome.
package struct OutcomeDistribution: Hashable, Sendable {
  /// The counts are published each time this many plays are finished, so that nobody can read off a single play.
  package static let publicationBatch = 20

  /// Finished plays by outcome, without those that were undecided.
  package var plays: [OutcomeID: Int]
  /// Finished plays without an outcome.
  package var undecided: Int

  package init(plays: [OutcomeID: Int] = [:], undecided: Int = 0) {
    self.plays = plays
    self.undecided = undecided
  }

  /// All finished plays.
  package var total: Int { plays.values.reduce(undecided, +) }

  /// How many of 100 finished plays had an outcome, rounded half up; nil if there are no plays.
  package func percent(of outcome: OutcomeID) -> Int? {
    total == 0 ? nil : (200 * (plays[outcome] ?? 0) + total) / (2 * total)
  }

  /// The counts of these outcomes; nil if they are too few to publish, for example after an author has replaced the
  /// outcomes.
  package func published(for outcomes: [Outcome]) -> OutcomeDistribution? {
    let names = Set(outcomes.map(\.id))
    let part = OutcomeDistribution(plays: plays.filter { names.contains($0.key) }, undecided: undecided)
    return part.total >= Self.publicationBatch ? part : nil
  }
}
