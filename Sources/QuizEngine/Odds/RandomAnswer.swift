/// What answering one question at random does to the scores.
struct RandomAnswer: Hashable {
  /// Independent of each other, at least one, in an order that depends on their faces only: questions with the same
  /// tosses are alike.
  let tosses: [Toss]
  /// By scored outcome: the most by which it can come nearer to any other.
  let catchUp: [Int32]

  /// - Parameter outcomes: the scored outcomes, ascending.
  init(_ question: Question, outcomes: [Int]) {
    let points = question.answers.map { $0.points(outcomes) }
    let none = [Int32](repeating: 0, count: outcomes.count)
    switch question.kind {
    case .multiple:
      let switches = points.filter { $0 != none }.sorted { $0.lexicographicallyPrecedes($1) }
      let tosses = switches.map { Toss([.init(points: none, chance: 0.5), .init(points: $0, chance: 0.5)]) }
      self.tosses = tosses.isEmpty ? [Toss([.init(points: none, chance: 1)])] : tosses
    case .single, .ranged:
      let shares = question.shares
      let all = Double(shares.reduce(0, +))
      tosses = [Toss(zip(points, shares).map { Toss.Face(points: $0, chance: Double($1) / all) })]
    }
    catchUp = tosses.reduce(none) { zip($0, $1.catchUp).map { $0 + $1 } }
  }

  /// The points of all tosses together, each vector once.
  ///
  /// - Parameter effort: spent by the number of combinations.
  func faces(effort: inout Effort) throws(BudgetSpent) -> [Toss.Face] {
    var faces = tosses[0].faces
    for toss in tosses.dropFirst() {
      try effort.spend(faces.count * toss.faces.count)
      faces = Toss(RandomAnswer.combined(faces, toss.faces)).faces
    }
    return faces
  }

  private static func combined(_ some: [Toss.Face], _ others: [Toss.Face]) -> [Toss.Face] {
    some.flatMap { one in
      others.map { other in
        Toss.Face(points: zip(one.points, other.points).map { $0 + $1 }, chance: one.chance * other.chance)
      }
    }
  }
}

extension Question {
  /// How the answers of a single or ranged question divide the random player's choice, as whole numbers.
  var shares: [Int] {
    guard case .ranged(.rounded) = kind else { return answers.map { _ in 1 } }
    return answers.indices.map { $0 == 0 || $0 == answers.count - 1 ? 1 : 2 }
  }
}
