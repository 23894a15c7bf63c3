internal import QuizEngine

extension QuizBuilder {
  /// The questions without the tie-break question, and the tie rule.
  mutating func readQuestions() -> (questions: [Question], ties: TieRule) {
    var read: [(question: Question, locations: QuizLocations.Question)] = []
    var firsts: [QuestionID: SourceLocation] = [:]
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    for (index, node) in (root["questions"]?.items.prefix(FileLimits.questions.upperBound) ?? []).enumerated() {
      let path = DocumentPath(question: DocumentPath.Item(index: index, id: node["id"]?.text))
      diagnostics.path = path
      let question = question(node, number: index + 1)
      let location = node["id"]?.location ?? node.location
      if let first = firsts[question.id] {
        let line = diagnostics.source.line(of: first)
        let rule = DuplicateQuestionID(name: question.id.name, first: line, isByPosition: node["id"] == nil)
        diagnostics.add(rule, at: location, field: "id")
      }
      firsts[question.id] = firsts[question.id] ?? location
      let answers =
        node["answers"]?.items.prefix(FileLimits.answers.upperBound).map { $0["text"]?.location ?? $0.location } ?? []
      read.append(
        (
          question,
          QuizLocations.Question(location: node["text"]?.location ?? node.location, answers: answers, path: path)
        ))
    }
    checkAdvance(read.map(\.question))
    diagnostics.path = outer
    return splitOffTieBreaker(read)
  }

  /// Warns, at the first question that waits for the Next button, if other single-choice questions go on at once.
  private mutating func checkAdvance(_ questions: [Question]) {
    let nodes = root["questions"]?.items ?? []
    let waiting = questions.indices.filter { questions[$0].kind == .single(.submit) }
    let total = questions.count { if case .single = $0.kind { true } else { false } }
    guard let first = waiting.first, waiting.count < total, let entry = nodes[first].entry("advance") else { return }
    diagnostics.path = DocumentPath(question: DocumentPath.Item(index: first, id: nodes[first]["id"]?.text))
    diagnostics.add(MixedAdvance(waiting: waiting.count, total: total), at: entry.keyLocation, field: "advance")
  }

  private mutating func splitOffTieBreaker(
    _ read: [(question: Question, locations: QuizLocations.Question)]
  ) -> (questions: [Question], ties: TieRule) {
    let rule = tieRule(read.map(\.question))
    var pool = read
    if case .question(let tieBreaker) = rule, let index = read.firstIndex(where: { $0.question.id == tieBreaker.id }) {
      let breaker = pool.remove(at: index)
      if pool.isEmpty, let node = root["ties"]?["question"] {
        diagnostics.add(OnlyTieBreakQuestion(), at: node.location, field: "ties.question")
      }
      locations.questions = pool.map(\.locations) + [breaker.locations]
    } else {
      locations.questions = pool.map(\.locations)
    }
    return (pool.map(\.question), rule)
  }

  private mutating func tieRule(_ questions: [Question]) -> TieRule {
    guard let node = root["ties"] else { return .random }
    if node.text == "first" { return .first }
    guard let reference = node["question"], let name = reference.text else { return .random }
    if let question = questions.first(where: { $0.id.name == name }) { return .question(question) }
    if !questions.isEmpty {
      let outer = diagnostics.path
      diagnostics.path = DocumentPath(field: "ties.question")
      defer { diagnostics.path = outer }
      let known = questions.map(\.id.name)
      diagnostics.addUnknown(
        UnknownTieBreakQuestion(name: name, known: known), name, at: reference.location, isKnown: known.contains)
    }
    return .random
  }

  private mutating func question(_ node: DocumentNode, number: Int) -> Question {
    let text = text("text", of: node) ?? LocalizedText([])
    let picture = picture(of: node)
    let kind = kind(node)
    let outer = diagnostics.path
    defer { diagnostics.path = outer }
    var answers: [Answer] = []
    let nodes = node["answers"]?.items.prefix(FileLimits.answers.upperBound) ?? []
    for (index, answer) in nodes.enumerated() {
      diagnostics.path = DocumentPath(question: outer?.question, answer: index)
      if case .ranged = kind, index > 0, index < nodes.count - 1, let pictureEntry = answer.entry("picture") {
        diagnostics.add(PictureNeverShown(), at: pictureEntry.keyLocation, field: "picture")
      }
      answers.append(
        Answer(
          text: self.text("text", of: answer) ?? LocalizedText([]), picture: self.picture(of: answer),
          outcomePoints: outcomePoints(answer)))
    }
    diagnostics.path = outer
    checkSameAnswers(nodes, answers)
    let id = QuestionID(node["id"]?.text ?? "q\(number)")
    return Question(id: id, text: text, picture: picture, kind: kind, tag: node["tag"]?.text, answers: answers)
  }

  private mutating func kind(_ node: DocumentNode) -> Question.Kind {
    let name = node["kind"].flatMap(\.text) ?? "single"
    let isKnown = ["single", "multiple", "ranged"].contains(name)
    if isKnown, name != "single", let entry = node.entry("advance") {
      diagnostics.add(AdvanceNotApplicable(kind: name), at: entry.keyLocation, field: "advance")
    }
    if isKnown, name != "ranged", let entry = node.entry("bands") {
      diagnostics.add(BandsNotApplicable(kind: name), at: entry.keyLocation, field: "bands")
    }
    switch name {
    case "multiple": return .multiple
    case "ranged": return .ranged(node["bands"]?.text == "equal" ? .equal : .rounded)
    default: return .single(node["advance"]?.text == "submit" ? .submit : .press)
    }
  }
}
