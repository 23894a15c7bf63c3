/// A quiz's pool for a random player, reduced to what can change who leads.
struct ScoringPool {
  /// The outcomes for which any answer of the pool gives points, ascending. The others can never lead.
  let outcomes: [Int]
  /// How lag vectors of these outcomes are packed.
  let layout: LagLayout
  let strata: [Stratum]
  /// By question of the quiz's pool: whether some plays ask it.
  let isAsked: [Bool]

  /// A group of questions of which each play asks a fixed number.
  struct Stratum {
    /// Sorted by `maxCatchUp`, largest first. This keeps the number of different lag vectors small.
    let questionClasses: [QuestionClass]
    /// How many questions there are.
    let size: Int
    /// How many of them a play asks.
    let count: Int
  }

  /// Questions that have the same effect for a random player.
  struct QuestionClass {
    let answer: RandomResponse
    /// The answer for packed lag vectors.
    let packed: PackedResponse
    /// Indices into the quiz's questions, at least one.
    var questions: [Int]
  }

  init(_ quiz: Quiz) {
    let outcomes = quiz.scoredOutcomes
    self.outcomes = outcomes
    let strata = quiz.strata.filter { $0.count > 0 }
    let answers = strata.map { stratum in
      stratum.questions.map { RandomResponse(quiz.questions[$0], outcomes: outcomes) }
    }
    let layout = LagLayout(outcomes: outcomes.count, greatest: ScoringPool.greatestLag(strata, answers))
    self.layout = layout
    self.strata = zip(strata, answers).map { stratum, answers in
      let classes = ScoringPool.questionClasses(of: stratum.questions, answers, layout: layout)
      return Stratum(questionClasses: classes, size: stratum.questions.count, count: stratum.count)
    }
    var isAsked = [Bool](repeating: false, count: quiz.questions.count)
    for stratum in strata { for question in stratum.questions { isAsked[question] = true } }
    self.isAsked = isAsked
  }

  /// The largest lag that can occur while lag vectors are moved: an outcome that can't catch up any more, after one
  /// more choice.
  private static func greatestLag(_ strata: [Quiz.Stratum], _ answers: [[RandomResponse]]) -> Int32 {
    let catchUp = zip(strata, answers).reduce(0) { sum, stratum in
      sum + Int32(stratum.0.count) * (stratum.1.map { $0.maxCatchUp }.max() ?? 0)
    }
    return catchUp + 1 + (answers.joined().map { $0.maxPoints }.max() ?? 0)
  }

  private static func questionClasses(of questions: [Int], _ answers: [RandomResponse], layout: LagLayout)
    -> [QuestionClass]
  {
    var classes: [QuestionClass] = []
    var known: [RandomResponse: Int] = [:]
    for (question, answer) in zip(questions, answers) {
      if let index = known[answer] {
        classes[index].questions.append(question)
      } else {
        known[answer] = classes.count
        let packed = PackedResponse(answer, layout: layout)
        classes.append(QuestionClass(answer: answer, packed: packed, questions: [question]))
      }
    }
    return classes.sorted { ($1.answer.maxCatchUp, $0.questions[0]) < ($0.answer.maxCatchUp, $1.questions[0]) }
  }
}

extension RandomResponse {
  fileprivate var maxCatchUp: Int32 { catchUp.max() ?? 0 }
  /// The most points that one choice gives to an outcome.
  fileprivate var maxPoints: Int32 {
    distributions.reduce(0) { max($0, $1.entries.reduce(0) { max($0, $1.points.max() ?? 0) }) }
  }
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
