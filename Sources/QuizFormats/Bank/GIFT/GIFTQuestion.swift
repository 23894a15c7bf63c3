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
  private func gap(_ before: GIFTText, _ after: GIFTText) -> Shown {
    let (before, after) = (shown(before), shown(after))
    let text = [before.text, "_____", after.text].filter { !$0.isEmpty }.joined(separator: " ")
      .replacing("_____ .", with: "_____.").replacing("_____ ,", with: "_____,")
    return (text, before.hasMedia || after.hasMedia, before.hasFormula || after.hasFormula)
  }

  private typealias Shown = (text: String, hasMedia: Bool, hasFormula: Bool)

  /// A part of the question, whose format is known.
  private func shown(_ text: GIFTText) -> Shown { format.shown(text.string) }

  /// An answer or an explanation, which may have a format of its own.
  private func shown(apart text: GIFTText) -> Shown {
    let (format, rest) = GIFTFormat.taken(from: text) ?? (self.format, text)
    return format.shown(rest.string)
  }

  private func row(_ question: Shown, _ body: GIFTBody, at place: Place, _ findings: inout Findings) -> BankRow {
    switch body.kind {
    case .choice(let answers): return choice(question, answers, body, at: place, &findings)
    case .truth(let isTrue, let feedback):
      if let kind = Self.more([question]) { return unplayable(kind, at: place, &findings) }
      let words = TruthWords(language)
      let answers = [words.isTrue, words.isFalse].map { Node(.scalar($0, plain: false), at: place) }
      let explanation = explanation(body.explanation ?? feedback, at: place, &findings)
      return .question(
        trivia(
          question.text, key: answers[isTrue ? 0 : 1], wrong: [answers[isTrue ? 1 : 0]], explanation: explanation,
          at: place))
    case .other(let kind): return unplayable(kind, at: place, &findings)
    }
  }

  private func choice(
    _ question: Shown, _ answers: [GIFTBody.Answer], _ body: GIFTBody, at place: Place, _ findings: inout Findings
  ) -> BankRow {
    let shown = answers.map { self.shown(apart: $0.text) }
    if let kind = Self.more([question] + shown) { return unplayable(kind, at: place, &findings) }
    let right = answers.indices.filter { answers[$0].weight >= 100 }
    if answers.contains(where: { $0.weight > 0 && $0.weight < 100 }) {
      return unplayable(right.isEmpty ? .severalRight : .partlyRight, at: place, &findings)
    }
    guard let key = right.first else { return unplayable(.noneRight, at: place, &findings) }
    guard right.count == 1 else { return unplayable(.severalRight, at: place, &findings) }
    let nodes = answers.indices.map { Node(.scalar(shown[$0].text, plain: false), at: answers[$0].text.place) }
    let explanation = explanation(body.explanation ?? answers[key].feedback, at: place, &findings)
    let wrong = answers.indices.filter { answers[$0].weight <= 0 }.map { nodes[$0] }
    return .question(trivia(question.text, key: nodes[key], wrong: wrong, explanation: explanation, at: place))
  }

  /// What can't be played about texts that show more than text.
  private static func more(_ texts: [Shown]) -> NotPlayable.Kind? {
    if texts.contains(where: \.hasMedia) { return .pictures }
    return texts.contains(where: \.hasFormula) ? .formulas : nil
  }

  /// An explanation's text; what is left out of it is among the findings.
  private func explanation(_ text: GIFTText?, at place: Place, _ findings: inout Findings) -> String {
    guard let text else { return "" }
    let shown = shown(apart: text)
    if shown.hasMedia { findings.add(PictureLeftOut(), at: place) }
    if shown.hasFormula { findings.add(FormulaLeftOut(), at: place) }
    return shown.hasFormula ? "" : shown.text
  }

  private func trivia(_ question: String, key: Node, wrong: [Node], explanation: String, at place: Place) -> Node {
    Node.trivia(
      question, key: key, wrong: wrong,
      more: [
        "id": comment.id, "language": comment.language, "source": comment.source, "licence": comment.licence,
        "category": (comment.category ?? path.category)?.rawValue ?? "",
        "difficulty": (comment.difficulty ?? path.difficulty)?.rawValue ?? "",
        "explanation": explanation,
      ], at: place)
  }
}
