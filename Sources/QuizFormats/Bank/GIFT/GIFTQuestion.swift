internal import QuizEngine

/// One question in GIFT, and what it is among the kinds that there are.
struct GIFTQuestion {
  private let text: GIFTText
  private let comment: GIFTComment
  private let path: CategoryPath
  private let language: Language
  private var format = GIFTFormat.automatic

  init(text: GIFTText, comment: GIFTComment, path: CategoryPath, language: Language) {
    self.text = text
    self.comment = comment
    self.path = path
    self.language = language
  }

  mutating func row(_ findings: inout Findings) -> BankRow {
    var stem = withoutTitle
    if let (format, rest) = GIFTFormat.taken(from: stem) { (self.format, stem) = (format, rest) }
    let open = stem.index(of: "{")
    if let close = stem.index(of: "}"), close < open ?? stem.end {
      return mistake(StrayBrace(), stem, at: close, &findings)
    }
    guard let open else { return unplayable(.description, at: stem.place, &findings) }
    guard let close = stem[open..<stem.end].index(of: "}") else {
      return mistake(OpenBrace(), stem, at: open, &findings)
    }
    let rest = stem[close + 1..<stem.end]
    let body = stem[open + 1..<close]
    if let stray = body.index(of: "{") { return mistake(StrayBrace(), body, at: stray, &findings) }
    if let stray = rest.index(of: "{") ?? rest.index(of: "}") {
      return mistake(StrayBrace(), rest, at: stray, &findings)
    }
    let question = rest.isBlank ? shown(stem[stem.start..<open]) : gap(stem[stem.start..<open], rest)
    return row(question, GIFTBody(body), at: stem.place, &findings)
  }

  /// Without `::title::`.
  private var withoutTitle: GIFTText {
    guard text.begins(with: "::") else { return text }
    let behind = text.trimmedStart
    let inner = behind[behind.start + 2..<behind.end]
    guard let close = inner.index(of: "::") else { return text }
    return inner[close + 2..<inner.end]
  }

  private func mistake(_ rule: some Rule, _ text: GIFTText, at index: Int, _ findings: inout Findings) -> BankRow {
    findings.add(rule, at: Place(spot: .byte(text.marks[index].offset)))
    return .mistaken
  }

  private func unplayable(_ kind: NotPlayable.Kind, at place: Place, _ findings: inout Findings) -> BankRow {
    findings.add(NotPlayable(kind: kind), at: place)
    return .unplayable
  }

  /// A sentence with a gap in place of the answers.
  private func gap(_ before: GIFTText, _ after: GIFTText) -> String {
    [shown(before), "_____", shown(after)].filter { !$0.isEmpty }.joined(separator: " ")
      .replacing("_____ .", with: "_____.").replacing("_____ ,", with: "_____,")
  }

  private func shown(_ text: GIFTText) -> String { format.plain(text.string) }

  private func row(_ question: String, _ body: GIFTBody, at place: Place, _ findings: inout Findings) -> BankRow {
    switch body.kind {
    case .choice(let answers):
      if answers.contains(where: { $0.hasPicture }) { return unplayable(.pictures, at: place, &findings) }
      let right = answers.filter { $0.weight >= 100 }
      if answers.contains(where: { $0.weight > 0 && $0.weight < 100 }) {
        return unplayable(right.isEmpty ? .severalRight : .partlyRight, at: place, &findings)
      }
      guard let key = right.first else { return unplayable(.noneRight, at: place, &findings) }
      guard right.count == 1 else { return unplayable(.severalRight, at: place, &findings) }
      let explanation = body.explanation ?? key.feedback
      let wrong = answers.filter { $0.weight <= 0 }.map(node)
      return .question(trivia(question, key: node(key), wrong: wrong, explanation: explanation, at: place))
    case .truth(let isTrue):
      let words = TruthWords(language)
      let answers = [words.isTrue, words.isFalse].map { Node(.scalar($0, plain: false), at: place) }
      return .question(
        trivia(
          question, key: answers[isTrue ? 0 : 1], wrong: [answers[isTrue ? 1 : 0]], explanation: body.explanation,
          at: place))
    case .other(let kind): return unplayable(kind, at: place, &findings)
    }
  }

  private func node(_ answer: GIFTBody.Answer) -> Node {
    let (format, text) = GIFTFormat.taken(from: answer.text) ?? (self.format, answer.text)
    return Node(.scalar(format.plain(text.string), plain: false), at: answer.text.place)
  }

  private func trivia(_ question: String, key: Node, wrong: [Node], explanation: GIFTText?, at place: Place) -> Node {
    let (format, explanation) = explanation.flatMap(GIFTFormat.taken) ?? (self.format, explanation)
    return Node.trivia(
      question, key: key, wrong: wrong,
      more: [
        "id": comment.id, "language": comment.language, "source": comment.source, "licence": comment.licence,
        "category": (comment.category ?? path.category)?.rawValue ?? "",
        "difficulty": (comment.difficulty ?? path.difficulty)?.rawValue ?? "",
        "explanation": format.plain(explanation?.string ?? ""),
      ], at: place)
  }
}

extension GIFTBody.Answer {
  /// Whether it shows something other than text.
  fileprivate var hasPicture: Bool { text.string.contains("<img") }
}
