/// Which questions of the pool a play asks.
///
/// A quota asks exactly `count` questions with its tag. The rest of the draw comes from the questions whose tag has no
/// quota. All selections from a group are equally likely.
public struct QuestionSelection: Hashable, Sendable {
  /// How many questions of the pool a play asks, quotas included; nil asks all of them.
  public var draw: Int?
  /// Each tag appears at most once.
  public var quotas: [Quota]

  /// How many questions with one tag a play asks.
  public struct Quota: Hashable, Sendable {
    /// The ``Question/tag`` of the questions to draw from.
    public var tag: String
    /// How many of them a play asks, at least 0.
    public var count: Int

    /// - Parameter count: 0 to the number of questions with this tag.
    public init(tag: String, count: Int) {
      self.tag = tag
      self.count = count
    }
  }

  /// Without arguments a play asks the whole pool.
  ///
  /// - Parameter draw: at least the sum of the quotas, at most the size of the pool.
  public init(draw: Int? = nil, quotas: [Quota] = []) {
    self.draw = draw
    self.quotas = quotas
  }
}

/// What is shuffled in each play.
public struct ShuffleOptions: Hashable, Sendable {
  /// Whether the order of the questions is random.
  public var questions: Bool
  /// Whether the order of the answers is random. The answers to a ranged question are a scale and always keep their
  /// order.
  public var answers: Bool

  /// Without arguments everything keeps the author's order.
  public init(questions: Bool = false, answers: Bool = false) {
    self.questions = questions
    self.answers = answers
  }
}

/// How one of several outcomes with the same highest score is chosen.
public enum TieRule: Hashable, Sendable {
  /// A random one; each is equally likely.
  case random
  /// The outcome that the author declared first.
  case first
  /// An extra question, asked last, decides. Its answer keeps the tied outcomes to which it gives most points, and one
  /// of these is chosen at random. If it gives none of them points, all of them stay. The question has no other effect.
  case question(Question)
}

extension Quiz {
  /// A group of questions of which each play asks a fixed number.
  public struct Stratum: Hashable, Sendable {
    /// Indices into the quiz's questions, ascending.
    public let questions: [Int]
    /// How many of `questions` a play asks.
    public let count: Int
  }

  /// The groups that ``QuestionSelection`` draws from: one for each quota, then one for the rest of the pool.
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
