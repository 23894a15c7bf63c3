internal import QuizEngine

extension QuizBuilder {
  /// The questions without the tie-break question, and the tie rule with it.
  mutating func readQuestions() -> (questions: [Question], ties: TieRule) {
    var read: [(question: Question, places: QuizPlaces.Question)] = []
    var firsts: [QuestionID: Place] = [:]
    for (index, node) in (root["questions"]?.items.prefix(Limits.questions.upperBound) ?? []).enumerated() {
      let question = question(node, number: index + 1)
      let place = node["id"]?.place ?? node.place
      if let first = firsts[question.id] {
        let line = findings.source.line(of: first)
        let rule = DuplicateQuestion(name: question.id.name, first: line, isByPlace: node["id"] == nil)
        findings.add(rule, at: place)
      }
      firsts[question.id] = firsts[question.id] ?? place
      let answers = node["answers"]?.items.prefix(Limits.answers.upperBound).map { $0["text"]?.place ?? $0.place } ?? []
      read.append((question, QuizPlaces.Question(place: node["text"]?.place ?? node.place, answers: answers)))
    }
    return divide(read)
  }

  private mutating func divide(
    _ read: [(question: Question, places: QuizPlaces.Question)]
  ) -> (questions: [Question], ties: TieRule) {
    let rule = tieRule(read.map(\.question))
    var pool = read
    if case .question(let tieBreaker) = rule, let index = read.firstIndex(where: { $0.question.id == tieBreaker.id }) {
      let breaker = pool.remove(at: index)
      if pool.isEmpty, let node = root["ties"]?["question"] { findings.add(TieQuestionAlone(), at: node.place) }
      places.questions = pool.map(\.places) + [breaker.places]
    } else {
      places.questions = pool.map(\.places)
    }
    return (pool.map(\.question), rule)
  }

  private mutating func tieRule(_ questions: [Question]) -> TieRule {
    guard let node = root["ties"] else { return .random }
    if node.text == "first" { return .first }
    guard let reference = node["question"], let name = reference.text else { return .random }
    if let question = questions.first(where: { $0.id.name == name }) { return .question(question) }
    if !questions.isEmpty {
      let known = questions.map(\.id.name)
      findings.addUnknown(
        UnknownTieQuestion(name: name, known: known), name, at: reference.place, isKnown: known.contains)
    }
    return .random
  }

  private mutating func question(_ node: Node, number: Int) -> Question {
    let text = text(node["text"]) ?? LocalizedText([])
    let picture = picture(node["picture"])
    let kind = kind(node)
    var answers: [Answer] = []
    let nodes = node["answers"]?.items.prefix(Limits.answers.upperBound) ?? []
    for (index, answer) in nodes.enumerated() {
      if case .ranged = kind, index > 0, index < nodes.count - 1, let unseen = answer.entry("picture") {
        findings.add(PictureUnseen(), at: unseen.keyPlace)
      }
      answers.append(
        Answer(
          text: self.text(answer["text"]) ?? LocalizedText([]), picture: self.picture(answer["picture"]),
          leanings: leanings(answer)))
    }
    let id = QuestionID(node["id"]?.text ?? "q\(number)")
    return Question(id: id, text: text, picture: picture, kind: kind, tag: node["tag"]?.text, answers: answers)
  }

  private mutating func kind(_ node: Node) -> Question.Kind {
    let name = node["kind"].flatMap(\.text) ?? "single"
    let isKnown = ["single", "multiple", "ranged"].contains(name)
    if isKnown, name != "single", let entry = node.entry("advance") {
      findings.add(AdvanceElsewhere(kind: name), at: entry.keyPlace)
    }
    if isKnown, name != "ranged", let entry = node.entry("bands") {
      findings.add(BandsElsewhere(kind: name), at: entry.keyPlace)
    }
    switch name {
    case "multiple": return .multiple
    case "ranged": return .ranged(node["bands"]?.text == "equal" ? .equal : .rounded)
    default: return .single(node["advance"]?.text == "submit" ? .submit : .press)
    }
  }
}
