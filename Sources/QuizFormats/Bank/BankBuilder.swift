internal import QuizEngine

/// Makes trivia questions of trees, and leaves out those with mistakes.
struct BankBuilder {
  /// What the file says for all its questions.
  let head: Node
  let defaults: BankDefaults
  var findings: Findings
  private var entries: [BankReading.Entry] = []
  private var omitted = 0
  /// In which line each question stands.
  private var lines: [String: Int] = [:]

  init(head: Node, defaults: BankDefaults, findings: Findings) {
    self.head = head
    self.defaults = defaults
    self.findings = findings
  }

  var reading: BankReading {
    BankReading(entries: entries, omitted: omitted, diagnostics: findings.sorted, accepted: head.acceptances)
  }

  /// - Parameter node: nil for a question that couldn't be read.
  mutating func add(_ node: Node?) {
    guard let node else {
      omitted += 1
      return
    }
    let before = findings.errorCount
    var check = ShapeCheck(findings: findings)
    check.check(node, .object(.trivia), slot: .item(of: "question"))
    findings = check.findings
    let (category, difficulty) = (category(of: node), difficulty(of: node))
    if node.isMapping { checkAnswers(of: node) }
    guard let category, let difficulty, findings.errorCount == before else {
      omitted += 1
      return
    }
    let question = question(node, category, difficulty)
    guard isNew(question, node) else {
      omitted += 1
      return
    }
    let line = findings.source.line(of: node["question"]?.place ?? node.place)
    entries.append(
      BankReading.Entry(question: question, name: node["id"]?.text ?? "", line: line, accepted: node.acceptances))
  }

  private func question(_ node: Node, _ category: Category, _ difficulty: Difficulty) -> TriviaQuestion {
    func text(_ key: String) -> String { (node[key] ?? head[key])?.text?.trimmed ?? "" }
    let licence = text("licence")
    return TriviaQuestion(
      language: Language(checking: text("language")) ?? defaults.language, category: category, difficulty: difficulty,
      text: text("question"), key: text("answer"),
      distractors: node["wrong"]?.items.compactMap { $0.text?.trimmed } ?? [], explanation: text("explanation"),
      source: text("source"), licence: licence.isEmpty ? defaults.licence : licence)
  }

  private mutating func category(of node: Node) -> Category? {
    guard node.isMapping, let word = word("category", of: node) else { return nil }
    if let category = Category(written: word.text) { return category }
    findings.add(UnknownCategory(text: word.text), at: word.place)
    return nil
  }

  private mutating func difficulty(of node: Node) -> Difficulty? {
    guard node.isMapping, let word = word("difficulty", of: node) else { return nil }
    if let difficulty = Difficulty(rawValue: word.text.lowercased()) { return difficulty }
    findings.add(UnknownDifficulty(text: word.text), at: word.place)
    return nil
  }

  /// What stands under a key of the question or of the file; one of them has to have it.
  private mutating func word(_ key: String, of node: Node) -> (text: String, place: Place)? {
    guard let value = node[key] ?? head[key] else {
      let summary = ObjectShape.trivia.field(key)?.summary ?? ""
      findings.add(MissingKey(key: key, owner: ObjectShape.trivia.name, summary: summary), at: node.place)
      return nil
    }
    return value.text.map { ($0.trimmed, value.place) }
  }

  private mutating func checkAnswers(of node: Node) {
    var seen = Set([node["answer"]?.text?.trimmed.lowercased()].compactMap(\.self))
    for wrong in node["wrong"]?.items ?? [] {
      guard let text = wrong.text?.trimmed, !seen.insert(text.lowercased()).inserted else { continue }
      findings.add(AnswerTwice(text: text), at: wrong.place)
    }
  }

  private mutating func isNew(_ question: TriviaQuestion, _ node: Node) -> Bool {
    let place = node["question"]?.place ?? node.place
    let identity = [question.language.tag, question.text, question.key].joined(separator: "\u{1F}")
    if let first = lines[identity] {
      findings.add(TriviaTwice(first: first), at: place)
      return false
    }
    lines[identity] = findings.source.line(of: place)
    return true
  }
}

extension Node {
  /// What is explained under `accept`: the reason by the rule's id.
  fileprivate var acceptances: [String: String] {
    Dictionary((self["accept"]?.entries ?? []).map { ($0.key, $0.value.text ?? "") }) { first, _ in first }
  }
}

extension String {
  /// Without blanks and line breaks at its ends.
  fileprivate var trimmed: String { String(drop(while: \.isWhitespace)[...].trimmingEnd(where: \.isWhitespace)) }
}
