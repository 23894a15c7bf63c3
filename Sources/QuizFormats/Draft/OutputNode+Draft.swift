internal import QuizDrafts

extension OutputNode {
  /// The tree of a draft's quiz file. What is missing in the draft is missing in the tree.
  init(_ draft: Draft) { self = DraftFileWriter(draft: draft).quiz }
}

/// Makes the values of a quiz file from a draft.
private struct DraftFileWriter {
  let draft: Draft
  private let languages: [String]
  private let outcomes: [DraftItem]

  init(draft: Draft) {
    self.draft = draft
    languages = draft.quiz.items(.language).map(\.id.name)
    outcomes = draft.quiz.items(.outcome)
  }

  var quiz: OutputNode {
    let quiz = draft.quiz
    return .mapping([
      "id": text(quiz, .id),
      "languages": list(languages.map { .text($0) }),
      "title": translations(quiz, .title),
      "description": translations(quiz, .description),
      "picture": picture(quiz),
      "accent": text(quiz, .accent),
      "reveal": translations(quiz, .reveal),
      "outcomes": list(outcomes.map(outcome)),
      "questions": list(quiz.items(.question).map(question)),
      "draw": integer(quiz[.draw]),
      "quotas": quotas,
      "shuffle": mapping([
        "questions": boolean(quiz, .shuffledQuestions), "answers": boolean(quiz, .shuffledAnswers),
      ]),
      "ties": ties,
      "undecided": mapping([
        "title": translations(quiz, .undecidedTitle), "description": translations(quiz, .undecidedDescription),
      ]),
      "unlisted": boolean(quiz, .unlisted),
    ])
  }

  private func outcome(_ item: DraftItem) -> OutputNode {
    .mapping([
      "id": .text(item.fileID), "name": translations(item, .name), "emoji": text(item, .emoji),
      "picture": picture(item), "description": translations(item, .description),
    ])
  }

  private func question(_ item: DraftItem) -> OutputNode {
    let kind = text(item, .kind)
    let name = if case .text(let name)? = kind { name } else { "single" }
    return .mapping([
      "id": .text(item.fileID), "text": translations(item, .text), "picture": picture(item), "kind": kind,
      "advance": name == "single" ? text(item, .advance) : nil, "bands": name == "ranged" ? text(item, .bands) : nil,
      "tag": text(item, .tag), "answers": list(item.items(.answer).map(answer)),
    ])
  }

  private func answer(_ item: DraftItem) -> OutputNode {
    let points = outcomes.compactMap { outcome -> (key: String, value: OutputNode)? in
      guard case .integer(let number)? = item[.points, outcome.id.name], number != 0 else { return nil }
      return (outcome.fileID, .literal("\(number)"))
    }
    return .mapping([
      "text": translations(item, .text), "picture": picture(item), "points": points.isEmpty ? nil : .mapping(points),
    ])
  }

  /// The quotas in the order in which questions have the tags; then those without a question.
  private var quotas: OutputNode? {
    var tags: [String] = []
    for question in draft.quiz.items(.question) {
      if case .text(let tag)? = question[.tag], !tags.contains(tag) { tags.append(tag) }
    }
    let keys = draft.quiz.values.keys.filter { $0.field == .quota }.compactMap(\.key)
    let ordered = tags.filter(keys.contains) + keys.filter { !tags.contains($0) }.sorted()
    return mapping(ordered.map { ($0, integer(draft.quiz[.quota, $0])) })
  }

  private var ties: OutputNode? {
    guard case .text(let name)? = draft.quiz[.ties] else { return nil }
    guard name == "question" else { return .text(name) }
    guard case .text(let id)? = draft.quiz[.tieBreaker], !id.isEmpty else { return .mapping([]) }
    return .mapping([("question", .text(draft.item(DraftItemID(id))?.fileID ?? id))])
  }

  private func picture(_ item: DraftItem) -> OutputNode? {
    guard let file = text(item, .picture) else { return nil }
    guard let alt = translations(item, .alt) else { return file }
    return .mapping(["file": file, "alt": alt])
  }

  /// The text in the quiz's languages. An empty text counts as missing.
  private func translations(_ item: DraftItem, _ field: DraftField) -> OutputNode? {
    let written = languages.compactMap { language -> (key: String, value: OutputNode)? in
      guard case .text(let text)? = item[field, language], !text.isEmpty else { return nil }
      return (language, .text(text))
    }
    if languages.count == 1, let only = written.first { return only.value }
    return written.isEmpty ? nil : .mapping(written)
  }

  private func text(_ item: DraftItem, _ field: DraftField) -> OutputNode? {
    guard case .text(let text)? = item[field], !text.isEmpty else { return nil }
    return .text(text)
  }

  private func integer(_ value: DraftValue?) -> OutputNode? {
    if case .integer(let number)? = value { .literal("\(number)") } else { nil }
  }

  private func boolean(_ item: DraftItem, _ field: DraftField) -> OutputNode? {
    if case .boolean(true)? = item[field] { .literal("true") } else { nil }
  }

  private func list(_ items: [OutputNode]) -> OutputNode? { items.isEmpty ? nil : .list(items) }

  private func mapping(_ entries: KeyValuePairs<String, OutputNode?>) -> OutputNode? {
    mapping(entries.map { ($0.key, $0.value) })
  }

  private func mapping(_ entries: [(String, OutputNode?)]) -> OutputNode? {
    let present = entries.compactMap { entry in entry.1.map { (key: entry.0, value: $0) } }
    return present.isEmpty ? nil : .mapping(present)
  }
}
