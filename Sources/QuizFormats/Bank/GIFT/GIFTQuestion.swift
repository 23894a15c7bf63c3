internal import QuizEngine

/// One GIFT question of any kind.
struct GIFTQuestion {
  private let text: GIFTText
  private let comment: GIFTMetadata
  private let path: CategoryPath
  private let language: Language
  private var format = GIFTTextFormat.automatic

  init(text: GIFTText, comment: GIFTMetadata, path: CategoryPath, language: Language) {
    self.text = text
    self.comment = comment
    self.path = path
    self.language = language
  }

  mutating func record(_ diagnostics: inout Diagnostics) -> BankRecord {
    var stem = withoutTitle
    if let (format, rest) = GIFTTextFormat.parsePrefix(from: stem) {
      self.format = format
      stem = rest
    }
    let open = stem.index(of: "{")
    if let close = stem.index(of: "}"), close < open ?? stem.endIndex {
      return invalid(StrayBrace(), at: close, in: stem, &diagnostics)
    }
    guard let open else { return unplayable(.description, at: stem.location, &diagnostics) }
    guard let close = stem[open..<stem.endIndex].index(of: "}") else {
      return invalid(UnclosedBrace(), at: open, in: stem, &diagnostics)
    }
    let rest = stem[close + 1..<stem.endIndex]
    let body = stem[open + 1..<close]
    if let stray = body.index(of: "{") { return invalid(StrayBrace(), at: stray, in: body, &diagnostics) }
    if let stray = rest.index(of: "{") ?? rest.index(of: "}") {
      return invalid(StrayBrace(), at: stray, in: rest, &diagnostics)
    }
    let question =
      rest.isBlank ? render(stem[stem.startIndex..<open]) : missingWordText(stem[stem.startIndex..<open], rest)
    return record(question, block: GIFTAnswerBlock(body), at: stem.location, &diagnostics)
  }

  /// The text without `::title::`.
  private var withoutTitle: GIFTText {
    guard text.starts(with: "::") else { return text }
    let trimmed = text.trimmedStart
    let inner = trimmed[trimmed.startIndex + 2..<trimmed.endIndex]
    guard let close = inner.index(of: "::") else { return text }
    return inner[close + 2..<inner.endIndex]
  }

  /// - Parameter index: an index into the text's scalars.
  private func invalid(
    _ rule: some DiagnosticRule, at index: Int, in text: GIFTText, _ diagnostics: inout Diagnostics
  ) -> BankRecord {
    diagnostics.add(rule, at: SourceLocation(offset: .byte(text.scalars[index].offset)))
    return .invalid
  }

  private func unplayable(
    _ kind: UnsupportedQuestionKind.Kind, at location: SourceLocation, _ diagnostics: inout Diagnostics
  ) -> BankRecord {
    diagnostics.add(UnsupportedQuestionKind(kind: kind), at: location)
    return .unplayable
  }

  /// A sentence with a gap instead of the answers.
  private func missingWordText(_ before: GIFTText, _ after: GIFTText) -> RenderedText {
    let before = render(before)
    let after = render(after)
    let text = [before.text, "_____", after.text].filter { !$0.isEmpty }.joined(separator: " ")
      .replacing("_____ .", with: "_____.").replacing("_____ ,", with: "_____,")
    return (text, before.hasMedia || after.hasMedia, before.hasFormula || after.hasFormula)
  }

  private typealias RenderedText = (text: String, hasMedia: Bool, hasFormula: Bool)

  /// Renders a part of the question in the question's format.
  private func render(_ text: GIFTText) -> RenderedText { format.plainText(text.string) }

  /// Renders an answer or explanation, which may have its own format.
  private func render(answer text: GIFTText) -> RenderedText {
    let (format, rest) = GIFTTextFormat.parsePrefix(from: text) ?? (self.format, text)
    return format.plainText(rest.string)
  }

  private func record(
    _ question: RenderedText, block: GIFTAnswerBlock, at location: SourceLocation, _ diagnostics: inout Diagnostics
  ) -> BankRecord {
    switch block.kind {
    case .choice(let answers):
      return choiceRecord(question, answers: answers, explanation: block.explanation, at: location, &diagnostics)
    case .trueFalse(let isTrue, let feedback):
      if let kind = Self.unplayableKind([question]) { return unplayable(kind, at: location, &diagnostics) }
      let labels = TrueFalseLabels(language)
      let answers = [labels.trueLabel, labels.falseLabel].map { DocumentNode(.scalar($0, plain: false), at: location) }
      let explanation = explanation(block.explanation ?? feedback, at: location, &diagnostics)
      return .question(
        trivia(
          question.text, correctAnswer: answers[isTrue ? 0 : 1], wrong: [answers[isTrue ? 1 : 0]],
          explanation: explanation, at: location))
    case .other(let kind): return unplayable(kind, at: location, &diagnostics)
    }
  }

  private func choiceRecord(
    _ question: RenderedText, answers: [GIFTAnswerBlock.Answer], explanation: GIFTText?, at location: SourceLocation,
    _ diagnostics: inout Diagnostics
  ) -> BankRecord {
    let shown = answers.map { self.render(answer: $0.text) }
    if let kind = Self.unplayableKind([question] + shown) { return unplayable(kind, at: location, &diagnostics) }
    let right = answers.indices.filter { answers[$0].weight >= 100 }
    if answers.contains(where: { $0.weight > 0 && $0.weight < 100 }) {
      return unplayable(right.isEmpty ? .multipleKeys : .partialCredit, at: location, &diagnostics)
    }
    guard let correctIndex = right.first else { return unplayable(.noKey, at: location, &diagnostics) }
    guard right.count == 1 else { return unplayable(.multipleKeys, at: location, &diagnostics) }
    let nodes = answers.indices.map {
      DocumentNode(.scalar(shown[$0].text, plain: false), at: answers[$0].text.location)
    }
    let explanation = self.explanation(explanation ?? answers[correctIndex].feedback, at: location, &diagnostics)
    let wrong = answers.indices.filter { answers[$0].weight <= 0 }.map { nodes[$0] }
    return .question(
      trivia(question.text, correctAnswer: nodes[correctIndex], wrong: wrong, explanation: explanation, at: location))
  }

  /// The reason why texts with pictures or formulas can't be played; nil if there is none.
  private static func unplayableKind(_ texts: [RenderedText]) -> UnsupportedQuestionKind.Kind? {
    if texts.contains(where: \.hasMedia) { return .pictures }
    return texts.contains(where: \.hasFormula) ? .formulas : nil
  }

  /// The text of an explanation; adds diagnostics for omitted parts.
  private func explanation(_ text: GIFTText?, at location: SourceLocation, _ diagnostics: inout Diagnostics) -> String {
    guard let text else { return "" }
    let shown = render(answer: text)
    if shown.hasMedia { diagnostics.add(OmittedPicture(), at: location) }
    if shown.hasFormula { diagnostics.add(OmittedFormula(), at: location) }
    return shown.hasFormula ? "" : shown.text
  }

  private func trivia(
    _ question: String, correctAnswer: DocumentNode, wrong: [DocumentNode], explanation: String,
    at location: SourceLocation
  ) -> DocumentNode {
    DocumentNode.trivia(
      question, correctAnswer: correctAnswer, wrong: wrong,
      otherFields: [
        "id": comment.id, "language": comment.language, "source": comment.source, "licence": comment.licence,
        "category": (comment.category ?? path.category)?.rawValue ?? "",
        "difficulty": (comment.difficulty ?? path.difficulty)?.rawValue ?? "",
        "explanation": explanation,
      ], at: location)
  }
}
