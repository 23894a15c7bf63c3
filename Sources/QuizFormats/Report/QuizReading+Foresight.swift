public import QuizEngine

extension QuizReading {
  /// The warnings that follow from a quiz's odds: outcomes that nobody gets, or too many players; ties that come too
  /// often; answers and questions that change nothing; and explanations of what isn't found.
  ///
  /// - Parameter odds: those of ``quiz``.
  public func warnings(foreseenBy odds: Odds) -> [Diagnostic] { foreseen(by: odds).warnings }

  /// The same, with how many more there would be if the file didn't explain them.
  public func foreseen(by odds: Odds) -> (warnings: [Diagnostic], accepted: Int) {
    guard let quiz else { return ([], 0) }
    let all = findings(quiz, odds)
    var used = usedAcceptances
    let remaining = all.sorted.without(acceptances, used: &used)
    var idle = Findings(source: source)
    for (index, acceptance) in acceptances.enumerated() where !used.contains(index) {
      idle.add(IdleAcceptance(name: acceptance.rule), at: acceptance.place)
    }
    return (remaining + idle.sorted, all.sorted.count - remaining.count)
  }

  private func findings(_ quiz: Quiz, _ odds: Odds) -> Findings {
    var findings = Findings(source: source)
    if odds.tie.low > TieOften.most, let place = places.title {
      findings.add(TieOften(share: odds.tie.shown), at: place)
    }
    for (index, outcome) in odds.outcomes.enumerated() where places.outcomes.indices.contains(index) {
      foresee(outcome.reach, outcome.result, of: index, in: quiz, odds.method, &findings)
    }
    for (index, question) in odds.questions.enumerated() where places.questions.indices.contains(index) {
      foresee(question, index, in: quiz, &findings)
    }
    return findings
  }

  private func foresee(
    _ reach: Odds.Reach, _ result: Odds.Estimate, of index: Int, in quiz: Quiz, _ method: Odds.Method,
    _ findings: inout Findings
  ) {
    let (place, name) = (places.outcomes[index], quiz.outcomes[index].id.name)
    switch reach {
    case .reachable: compare(result, with: quiz, name, at: place, &findings)
    case .unreachable:
      findings.add(UnreachableOutcome(name: name, hasPoints: quiz.givesPoints(to: index)), at: place)
    case .onlyThroughTie: findings.add(OutcomeOnlyThroughTie(name: name, isProved: true), at: place)
    case .onlySeenThroughTie: findings.add(OutcomeOnlyThroughTie(name: name, isProved: false), at: place)
    case .notSeen:
      guard case .simulated(let plays) = method else { return }
      findings.add(OutcomeNotSeen(name: name, plays: plays), at: place)
    }
  }

  /// A simulated figure counts where its whole interval lies beyond the bound.
  private func compare(
    _ result: Odds.Estimate, with quiz: Quiz, _ name: String, at place: Place, _ findings: inout Findings
  ) {
    let fair = 1 / Double(quiz.outcomes.count)
    guard result.high < fair / 2 || result.low > fair * 2 else { return }
    findings.add(
      OutcomeShare(name: name, share: result.shown, fair: fair.percent, isRare: result.high < fair), at: place)
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

extension Odds.Estimate {
  fileprivate var shown: String { probability.percent }
}

extension Quiz {
  fileprivate func givesPoints(to outcome: Int) -> Bool {
    questions.contains { $0.answers.contains { $0.leanings.contains { $0.outcome == outcome && $0.weight > 0 } } }
  }
}
