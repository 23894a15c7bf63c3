extension DocumentNode {
  /// The quiz with the answers under their questions that aren't indented below `answers`. They are reported.
  func indentingAnswers(_ diagnostics: inout Diagnostics) -> DocumentNode {
    guard let questions = self["questions"], case .list(let items) = questions.content else { return self }
    var repaired: [DocumentNode] = []
    // The question with an empty list of answers, and the items after it that look like its answers.
    var open: (question: DocumentNode, answers: [DocumentNode])?
    for item in items {
      if open != nil, item.isAnswer {
        open?.answers.append(item)
        continue
      }
      if let open { repaired.append(open.question.adding(open.answers, &diagnostics)) }
      open = item["answers"]?.isNull == true ? (item, []) : nil
      if open == nil { repaired.append(item) }
    }
    if let open { repaired.append(open.question.adding(open.answers, &diagnostics)) }
    if repaired.count == items.count { return self }
    return replacingValue(of: "questions", by: DocumentNode(.list(repaired), at: questions.location))
  }

  /// Whether all of its keys are those of an answer.
  private var isAnswer: Bool {
    !entries.isEmpty && entries.allSatisfy { ObjectSchema.answer.field($0.key) != nil }
  }

  private func adding(_ answers: [DocumentNode], _ diagnostics: inout Diagnostics) -> DocumentNode {
    guard let first = answers.first, let entry = entry("answers") else { return self }
    let line = diagnostics.source.line(of: entry.keyLocation)
    diagnostics.add(ItemsNotIndented(key: "answers", line: line, takenFor: "a question"), at: first.location)
    return replacingValue(of: "answers", by: DocumentNode(.list(answers), at: first.location))
  }

  private func replacingValue(of key: String, by value: DocumentNode) -> DocumentNode {
    let replaced = entries.map { $0.key == key ? Entry(key: key, keyLocation: $0.keyLocation, value: value) : $0 }
    return DocumentNode(.mapping(replaced), at: location)
  }
}
