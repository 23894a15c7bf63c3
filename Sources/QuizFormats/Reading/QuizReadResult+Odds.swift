public import QuizEngine

extension QuizReadResult {
  /// The warnings about a quiz's odds: outcomes that nobody or nearly everybody gets, frequent ties, answers and
  /// questions without effect, and acceptances without a diagnostic.
  ///
  /// - Parameter odds: the odds of ``quiz``.
  public func warnings(from odds: Odds) -> [Diagnostic] { checkOdds(odds).warnings }

  /// Like ``warnings(from:)``, and also returns the number of warnings that the file accepts.
  public func checkOdds(_ odds: Odds) -> (warnings: [Diagnostic], accepted: Int) {
    guard let quiz else { return ([], 0) }
    let all = diagnostics(quiz, odds)
    var used = usedAcceptances
    let remaining = all.sorted.removing(acceptedBy: acceptances, used: &used)
    var unused = Diagnostics(source: source)
    for (index, acceptance) in acceptances.enumerated() where !used.contains(index) {
      unused.path = acceptance.path
      unused.add(UnusedAcceptance(name: acceptance.rule), at: acceptance.location)
    }
    return (remaining + unused.sorted, all.sorted.count - remaining.count)
  }

  private func diagnostics(_ quiz: Quiz, _ odds: Odds) -> Diagnostics {
    var diagnostics = Diagnostics(source: source)
    if odds.tie.low > FrequentTies.threshold, let location = locations.title {
      diagnostics.path = DocumentPath()
      diagnostics.add(FrequentTies(share: odds.tie.probability), at: location)
    }
    for (index, outcome) in odds.outcomes.enumerated() where locations.outcomes.indices.contains(index) {
      checkOutcome(index, of: quiz, odds: outcome, method: odds.method, &diagnostics)
    }
    for (index, question) in odds.questions.enumerated() where locations.questions.indices.contains(index) {
      checkQuestion(index, of: quiz, odds: question, &diagnostics)
    }
    return diagnostics
  }

  private func checkOutcome(
    _ index: Int, of quiz: Quiz, odds: Odds.OutcomeOdds, method: Odds.Method, _ diagnostics: inout Diagnostics
  ) {
    let location = locations.outcomes[index]
    let name = quiz.outcomes[index].id.name
    diagnostics.path = DocumentPath(outcome: DocumentPath.Item(index: index, id: name))
    switch odds.reachability {
    case .reachable: checkShare(odds.result, ofOutcome: name, in: quiz, at: location, &diagnostics)
    case .unreachable:
      diagnostics.add(UnreachableOutcome(name: name, hasPoints: quiz.givesPoints(to: index)), at: location)
    case .onlyThroughTie: diagnostics.add(OutcomeOnlyThroughTie(name: name, isProved: true), at: location)
    case .onlySeenThroughTie: diagnostics.add(OutcomeOnlyThroughTie(name: name, isProved: false), at: location)
    case .notSeen:
      guard case .simulated(let plays) = method else { return }
      diagnostics.add(OutcomeNotObserved(name: name, plays: plays), at: location)
    }
  }

  /// A simulated share counts only if its whole interval is outside the bounds.
  private func checkShare(
    _ result: Odds.Estimate, ofOutcome name: String, in quiz: Quiz, at location: SourceLocation,
    _ diagnostics: inout Diagnostics
  ) {
    let fair = 1 / Double(quiz.outcomes.count)
    guard result.high < fair / 2 || result.low > fair * 2 else { return }
    diagnostics.add(
      UnevenOutcomeShare(name: name, share: result.probability, fair: fair, isRare: result.high < fair),
      at: location)
  }

  private func checkQuestion(
    _ index: Int, of quiz: Quiz, odds: Odds.QuestionOdds, _ diagnostics: inout Diagnostics
  ) {
    guard let question = quiz.question(index), let language = quiz.languages.first else { return }
    diagnostics.path = locations.questions[index].path
    if odds.isIdle {
      return diagnostics.add(
        QuestionWithoutEffect(text: question.text[language]), at: locations.questions[index].location)
    }
    for answer in odds.idleAnswers where locations.questions[index].answers.indices.contains(answer) {
      diagnostics.path?.answer = answer
      diagnostics.add(
        AnswerWithoutEffect(text: question.answers[answer].text[language], isSwitch: question.kind == .multiple),
        at: locations.questions[index].answers[answer])
    }
  }
}

extension Quiz {
  fileprivate func givesPoints(to outcome: Int) -> Bool {
    questions.contains { $0.answers.contains { $0.outcomePoints.contains { $0.outcome == outcome && $0.points > 0 } } }
  }
}
