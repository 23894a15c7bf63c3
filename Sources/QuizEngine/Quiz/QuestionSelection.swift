/// Which questions of the pool a play asks.
///
/// A quota asks exactly so many questions of its tag; the rest of the draw comes from the questions whose tag has no
/// quota. Every choice within a group is equally likely.
public struct QuestionSelection: Hashable, Sendable {
  /// How many questions of the pool are asked; nil asks them all.
  public var draw: Int?
  public var quotas: [Quota]

  public struct Quota: Hashable, Sendable {
    public var tag: String
    public var count: Int

    public init(tag: String, count: Int) {
      self.tag = tag
      self.count = count
    }
  }

  public init(draw: Int? = nil, quotas: [Quota] = []) {
    self.draw = draw
    self.quotas = quotas
  }
}

/// What a play shows in random order.
public struct ShuffleOptions: Hashable, Sendable {
  public var questions: Bool
  /// The answers of ranged questions are a scale and keep their order all the same.
  public var answers: Bool

  public init(questions: Bool = false, answers: Bool = false) {
    self.questions = questions
    self.answers = answers
  }
}

/// How one outcome is chosen among several with the same, highest score.
public enum TieRule: Hashable, Sendable {
  /// Each of the tied is equally likely.
  case random
  /// The one that the author declared first.
  case first
  /// Asked last, it counts for nothing else: those of the tied to which its answer gives most stay, and one of these
  /// is chosen at random. An answer that names none of the tied leaves all of them.
  case question(Question)
}

extension Quiz {
  /// A group of the pool of which each play asks a fixed number.
  public struct Stratum: Hashable, Sendable {
    /// Indices into the quiz's questions, ascending.
    public let questions: [Int]
    /// How many of them a play asks.
    public let count: Int
  }

  /// The pool in the groups that ``QuestionSelection`` draws from: one for each quota, then one for all the rest.
  public var strata: [Stratum] {
    guard let draw = selection.draw else {
      return [Stratum(questions: Array(questions.indices), count: questions.count)]
    }
    var strata: [Stratum] = []
    var drawn = 0
    for quota in selection.quotas {
      strata.append(Stratum(questions: questions.indices.filter { questions[$0].tag == quota.tag }, count: quota.count))
      drawn += quota.count
    }
    let rest = questions.indices.filter { index in
      !selection.quotas.contains { $0.tag == questions[index].tag }
    }
    if draw > drawn { strata.append(Stratum(questions: rest, count: draw - drawn)) }
    return strata
  }
}
