/// A quiz's pool as a random player meets it: only what can change who leads.
struct RandomPool {
  /// The outcomes to which any answer of the pool brings points, ascending; the others can never lead.
  let outcomes: [Int]
  let strata: [Stratum]
  /// By question of the quiz's pool: whether any play asks it.
  let isAsked: [Bool]

  /// The questions of which each play asks a fixed number.
  struct Stratum {
    /// Those with the greatest leaps first, which keeps the standings few.
    let kinds: [Kind]
    /// How many questions there are.
    let size: Int
    /// How many of them a play asks.
    let count: Int
  }

  /// Questions that are alike to a random player.
  struct Kind {
    let answer: RandomAnswer
    /// Indices into the quiz's questions, at least one.
    var questions: [Int]
  }

  init(_ quiz: Quiz) {
    let outcomes = quiz.scoredOutcomes
    self.outcomes = outcomes
    let strata = quiz.strata.filter { $0.count > 0 }
    self.strata = strata.map { stratum in
      let kinds = RandomPool.kinds(of: stratum.questions, in: quiz, outcomes: outcomes)
      return Stratum(kinds: kinds, size: stratum.questions.count, count: stratum.count)
    }
    var isAsked = [Bool](repeating: false, count: quiz.questions.count)
    for stratum in strata { for question in stratum.questions { isAsked[question] = true } }
    self.isAsked = isAsked
  }

  private static func kinds(of questions: [Int], in quiz: Quiz, outcomes: [Int]) -> [Kind] {
    var kinds: [Kind] = []
    var known: [RandomAnswer: Int] = [:]
    for question in questions {
      let answer = RandomAnswer(quiz.questions[question], outcomes: outcomes)
      if let kind = known[answer] {
        kinds[kind].questions.append(question)
      } else {
        known[answer] = kinds.count
        kinds.append(Kind(answer: answer, questions: [question]))
      }
    }
    return kinds.sorted { ($1.leap, $0.questions[0]) < ($0.leap, $1.questions[0]) }
  }
}

extension RandomPool.Kind {
  fileprivate var leap: Int32 { answer.catchUp.max() ?? 0 }
}

extension Quiz {
  /// The outcomes to which any answer of the pool brings points, ascending.
  var scoredOutcomes: [Int] {
    var scored = [Bool](repeating: false, count: outcomes.count)
    for question in questions {
      for answer in question.answers {
        for leaning in answer.leanings where leaning.weight > 0 { scored[leaning.outcome] = true }
      }
    }
    return outcomes.indices.filter { scored[$0] }
  }
}
