internal import QuizEngine

extension QuizDecoderV1 {
  /// The questions without the tie-break question, and the tie rule with it.
  func questions(_ value: StoredValue, ties: StoredValue?) throws(QuizDecodingError) -> ([Question], TieRule) {
    var questions: [Question] = []
    var ids: Set<QuestionID> = []
    for item in try value.items(minimum: 1) {
      let question = try question(item)
      guard ids.insert(question.id).inserted else { throw item.error("has another one's id") }
      questions.append(question)
    }
    guard let ties else { return (questions, .random) }
    guard ties.isObject else {
      guard try ties.string() == "first" else { throw ties.error("isn't a tie rule") }
      return (questions, .first)
    }
    let reference = try ties.object("question").required("question")
    let id = QuestionID(try reference.string())
    guard questions.count > 1, let index = questions.firstIndex(where: { $0.id == id }) else {
      throw reference.error("isn't a question beside others")
    }
    let tieBreaker = questions.remove(at: index)
    return (questions, .question(tieBreaker))
  }

  private func question(_ value: StoredValue) throws(QuizDecodingError) -> Question {
    let object = try value.object("id", "text", "picture", "kind", "advance", "bands", "tag", "answers")
    var answers: [Answer] = []
    for item in try object.required("answers").items(minimum: 2) { answers.append(try answer(item)) }
    return Question(
      id: QuestionID(try object.required("id").string()), text: try text(object.required("text")),
      picture: try picture(object["picture"]), kind: try kind(object, of: value), tag: try object["tag"]?.string(),
      answers: answers)
  }

  private func kind(_ object: StoredObject, of question: StoredValue) throws(QuizDecodingError) -> Question.Kind {
    switch (try object["kind"]?.string(), try object["advance"]?.string(), try object["bands"]?.string()) {
    case (nil, nil, nil): return .single(.press)
    case (nil, "submit", nil): return .single(.submit)
    case ("multiple", nil, nil): return .multiple
    case ("ranged", nil, nil): return .ranged(.rounded)
    case ("ranged", nil, "equal"): return .ranged(.equal)
    default: throw question.error("is of no known kind")
    }
  }

  private func answer(_ value: StoredValue) throws(QuizDecodingError) -> Answer {
    let object = try value.object("text", "picture", "outcome", "points")
    var points: [OutcomePoints] = []
    if let name = object["outcome"] {
      guard object["points"] == nil else { throw value.error("has an outcome and points") }
      points.append(OutcomePoints(outcome: try outcome(name.string(), in: name)))
    }
    for (name, number) in try object["points"]?.members() ?? [] {
      // The bound is version 1's own, whatever the engine's is.
      points.append(OutcomePoints(outcome: try outcome(name, in: number), points: try number.integer(in: 1...100)))
    }
    return Answer(
      text: try text(object.required("text")), picture: try picture(object["picture"]),
      outcomePoints: points.sorted { $0.outcome < $1.outcome })
  }

  /// Plays draw without a further check, so each draw must be possible.
  func selection(draw: StoredValue?, quotas: StoredValue?, of questions: [Question]) throws(QuizDecodingError)
    -> QuestionSelection
  {
    guard let draw else {
      if let quotas { throw quotas.error("has no draw") }
      return QuestionSelection()
    }
    let drawn = try draw.integer(in: 1...questions.count)
    var read: [QuestionSelection.Quota] = []
    var outside = questions.count
    for (tag, value) in try quotas?.members() ?? [] {
      let available = questions.count { $0.tag == tag }
      outside -= available
      read.append(QuestionSelection.Quota(tag: tag, count: try value.integer(in: 0...available)))
    }
    let sum = read.reduce(0) { $0 + $1.count }
    guard (0...outside).contains(drawn - sum) else { throw draw.error("doesn't fit the quotas") }
    return QuestionSelection(draw: drawn, quotas: read)
  }
}
