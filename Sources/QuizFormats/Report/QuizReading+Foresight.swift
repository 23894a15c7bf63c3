public import QuizEngine

extension QuizReading {
  /// The warnings that follow from a quiz's odds: outcomes that nobody gets, answers and questions that change nothing.
  ///
  /// - Parameter odds: those of ``quiz``.
  public func warnings(foreseenBy odds: Odds) -> [Diagnostic] {
    guard let quiz else { return [] }
    var findings = Findings(source: source)
    for (index, outcome) in odds.outcomes.enumerated() where places.outcomes.indices.contains(index) {
      foresee(outcome.reach, of: index, in: quiz, odds.method, &findings)
    }
    for (index, question) in odds.questions.enumerated() where places.questions.indices.contains(index) {
      foresee(question, index, in: quiz, &findings)
    }
    return findings.sorted
  }

  private func foresee(
    _ reach: Odds.Reach, of index: Int, in quiz: Quiz, _ method: Odds.Method, _ findings: inout Findings
  ) {
    let (place, name) = (places.outcomes[index], quiz.outcomes[index].id.name)
    switch reach {
    case .reachable: break
    case .unreachable:
      findings.add(UnreachableOutcome(name: name, hasPoints: quiz.givesPoints(to: index)), at: place)
    case .onlyThroughTie: findings.add(OutcomeOnlyThroughTie(name: name, isProved: true), at: place)
    case .onlySeenThroughTie: findings.add(OutcomeOnlyThroughTie(name: name, isProved: false), at: place)
    case .notSeen:
      guard case .simulated(let plays) = method else { return }
      findings.add(OutcomeNotSeen(name: name, plays: plays), at: place)
    }
  }

  private func foresee(_ odds: Odds.QuestionOdds, _ index: Int, in quiz: Quiz, _ findings: inout Findings) {
    guard let question = quiz.question(index), let language = quiz.languages.first else { return }
    if odds.isIdle {
      return findings.add(IdleQuestion(text: question.text[language]), at: places.questions[index].place)
    }
    for answer in odds.idleAnswers where places.questions[index].answers.indices.contains(answer) {
      findings.add(
        IdleAnswer(text: question.answers[answer].text[language], isSwitch: question.kind == .multiple),
        at: places.questions[index].answers[answer])
    }
  }
}

extension Quiz {
  fileprivate func givesPoints(to outcome: Int) -> Bool {
    questions.contains { $0.answers.contains { $0.leanings.contains { $0.outcome == outcome && $0.weight > 0 } } }
  }
}
