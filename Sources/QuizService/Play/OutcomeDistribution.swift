public import QuizEngine

/// How many finished plays came to what.
public struct OutcomeDistribution: Hashable, Sendable {
  /// Players are told nothing before so many plays are finished, and nothing new before as many more are.
  public static let publicationBatch = 20

  public var plays: [OutcomeID: Int]
  public var undecided: Int

  public init(plays: [OutcomeID: Int] = [:], undecided: Int = 0) {
    self.plays = plays
    self.undecided = undecided
  }

  public var total: Int { plays.values.reduce(undecided, +) }

  /// What of it concerns these outcomes; nil where that is too little to tell, as after an author has put others in
  /// their place.
  public func published(for outcomes: [Outcome]) -> OutcomeDistribution? {
    let names = Set(outcomes.map(\.id))
    let part = OutcomeDistribution(plays: plays.filter { names.contains($0.key) }, undecided: undecided)
    return part.total >= Self.publicationBatch ? part : nil
  }
}
