public import QuizEngine

extension Draft {
  /// A draft of a finished quiz. Items are numbered in their order: `o1`, `q1`, `a1`.
  public init(_ quiz: Quiz) {
    self.init()
    var writer = DraftWriter(outcomes: quiz.outcomes.indices.map { DraftItemID("o\($0 + 1)") })
    self.quiz = writer.item(quiz)
  }
}

/// Makes items of the parts of a quiz.
private struct DraftWriter {
  let outcomes: [DraftItemID]
  var answerCount = 0

  mutating func item(_ quiz: Quiz) -> DraftItem {
    var item = DraftItem(.quiz, .quiz)
    item.set(.id, quiz.id.name)
    item.set(.title, quiz.title)
    item.set(.description, quiz.description)
    item.set(quiz.picture)
    item.set(.accent, quiz.accent.map { "#" + $0.hex })
    item.set(.reveal, quiz.reveal)
    item.set(.draw, quiz.selection.draw)
    for quota in quiz.selection.quotas { item.set(.quota, quota.count, key: quota.tag) }
    if quiz.shuffle.questions { item.values[DraftItem.Key(.shuffledQuestions)] = .boolean(true) }
    if quiz.shuffle.answers { item.values[DraftItem.Key(.shuffledAnswers)] = .boolean(true) }
    if quiz.ties == .first { item.set(.ties, "first") }
    if quiz.tieBreaker != nil {
      item.set(.ties, "question")
      item.set(.tieBreaker, "q\(quiz.questions.count + 1)")
    }
    item.set(.undecidedTitle, quiz.undecided?.title)
    item.set(.undecidedDescription, quiz.undecided?.description)
    if quiz.isUnlisted { item.values[DraftItem.Key(.unlisted)] = .boolean(true) }
    item.items = quiz.languages.map { DraftItem(DraftItemID($0.tag), .language) }
    for (id, outcome) in zip(outcomes, quiz.outcomes) { item.items.append(self.item(outcome, id)) }
    for (index, question) in (quiz.questions + [quiz.tieBreaker].compactMap { $0 }).enumerated() {
      item.items.append(self.item(question, DraftItemID("q\(index + 1)")))
    }
    return item
  }

  private func item(_ outcome: Outcome, _ id: DraftItemID) -> DraftItem {
    var item = DraftItem(id, .outcome)
    item.set(.id, outcome.id.name)
    item.set(.name, outcome.name)
    item.set(.emoji, outcome.emoji)
    item.set(outcome.picture)
    item.set(.description, outcome.description)
    return item
  }

  private mutating func item(_ question: Question, _ id: DraftItemID) -> DraftItem {
    var item = DraftItem(id, .question)
    item.set(.id, question.id.name)
    item.set(.text, question.text)
    item.set(question.picture)
    item.set(.tag, question.tag)
    switch question.kind {
    case .single(.press): break
    case .single(.submit): item.set(.advance, "submit")
    case .multiple: item.set(.kind, "multiple")
    case .ranged(let bands):
      item.set(.kind, "ranged")
      if bands == .equal { item.set(.bands, "equal") }
    }
    for answer in question.answers { item.items.append(self.item(answer)) }
    return item
  }

  private mutating func item(_ answer: Answer) -> DraftItem {
    answerCount += 1
    var item = DraftItem(DraftItemID("a\(answerCount)"), .answer)
    item.set(.text, answer.text)
    item.set(answer.picture)
    for entry in answer.outcomePoints { item.set(.points, entry.points, key: outcomes[entry.outcome].name) }
    return item
  }
}

extension DraftItem {
  fileprivate mutating func set(_ field: DraftField, _ text: String?) {
    if let text { values[Key(field)] = .text(text) }
  }

  fileprivate mutating func set(_ field: DraftField, _ text: LocalizedText?) {
    for translation in text?.translations ?? [] {
      values[Key(field, translation.language.tag)] = .text(translation.text)
    }
  }

  fileprivate mutating func set(_ field: DraftField, _ number: Int?, key: String? = nil) {
    if let number { values[Key(field, key)] = .integer(number) }
  }

  fileprivate mutating func set(_ picture: Picture?) {
    set(.picture, picture?.file)
    set(.alt, picture?.alt)
  }
}
