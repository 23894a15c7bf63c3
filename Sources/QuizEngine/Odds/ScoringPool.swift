/// A quiz's pool for a random player, reduced to what can change who leads.
struct ScoringPool {
  /// The outcomes for which any answer of the pool gives points, ascending. The others can never lead.
  let outcomes: [Int]
  let strata: [Stratum]
  /// By question of the quiz's pool: whether some plays ask it.
  let isAsked: [Bool]

  /// A group of questions of which each play asks a fixed number.
  struct Stratum {
    /// Sorted by `maxCatchUp`, largest first. This keeps the number of different standings small.
    let questionClasses: [QuestionClass]
    /// How many questions there are.
    let size: Int
    /// How many of them a play asks.
    let count: Int
  }

  /// Questions that have the same effect for a random player.
  struct QuestionClass {
    let answer: RandomResponse
    /// Indices into the quiz's questions, at least one.
    var questions: [Int]
  }

  init(_ quiz: Quiz) {
    let outcomes = quiz.scoredOutcomes
    self.outcomes = outcomes
    let strata = quiz.strata.filter { $0.count > 0 }
    self.strata = strata.map { stratum in
      let classes = ScoringPool.questionClasses(of: stratum.questions, in: quiz, outcomes: outcomes)
      return Stratum(questionClasses: classes, size: stratum.questions.count, count: stratum.count)
    }
    var isAsked = [Bool](repeating: false, count: quiz.questions.count)
    for stratum in strata { for question in stratum.questions { isAsked[question] = true } }
    self.isAsked = isAsked
  }

  private static func questionClasses(of questions: [Int], in quiz: Quiz, outcomes: [Int]) -> [QuestionClass] {
    var classes: [QuestionClass] = []
    var known: [RandomResponse: Int] = [:]
    for question in questions {
      let answer = RandomResponse(quiz.questions[question], outcomes: outcomes)
      if let index = known[answer] {
        classes[index].questions.append(question)
      } else {
        known[answer] = classes.count
        classes.append(QuestionClass(answer: answer, questions: [question]))
      }
    }
    return classes.sorted { ($1.maxCatchUp, $0.questions[0]) < ($0.maxCatchUp, $1.questions[0]) }
  }
}

extension ScoringPool.QuestionClass {
  fileprivate var maxCatchUp: Int32 { answer.catchUp.max() ?? 0 }
}

extension Quiz {
  /// The outcomes for which any answer of the pool gives points, ascending.
  var scoredOutcomes: [Int] {
    var scored = [Bool](repeating: false, count: outcomes.count)
    for question in questions {
      for answer in question.answers {
        for entry in answer.outcomePoints where entry.points > 0 { scored[entry.outcome] = true }
      }
    }
    return outcomes.indices.filter { scored[$0] }
  }
}
