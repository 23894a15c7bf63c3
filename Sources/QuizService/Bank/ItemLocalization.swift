internal import QuizDatabase
package import QuizEngine

extension ItemRecord {
  /// The item with its question's translations.
  package func with(translations: [TriviaTexts]) -> ItemRecord {
    let translated = content.question.with(translations: translations)
    let content =
      TriviaItem(question: translated, options: content.options, correctIndex: content.correctIndex) ?? content
    return ItemRecord(id: id, questionID: questionID, game: game, content: content, isVoid: isVoid)
  }
}

extension TriviaItem {
  /// The item as readers of a translation see it: the same options in the same order.
  ///
  /// - Parameter texts: nil returns the item as it is.
  func localized(by texts: TriviaTexts?) -> TriviaItem {
    guard let texts else { return self }
    let translated = question.with(translations: [texts])
    let shown = translated.texts(in: texts.language)
    let question = TriviaQuestion(
      language: shown.language, category: question.category, difficulty: question.difficulty, text: shown.text,
      correctAnswer: shown.correctAnswer, distractors: shown.distractors, explanation: shown.explanation,
      source: shown.source,
      licence: question.licence)
    let options =
      TriviaItem(question: translated, options: options, correctIndex: correctIndex)?.options(in: texts.language)
      ?? options
    return TriviaItem(question: question, options: options, correctIndex: correctIndex) ?? self
  }
}

extension TranslationRows {
  /// Items in a language, in the same order; those without a translation stay as they are. It takes one look-up for
  /// all, and none for a reader of the questions' own language.
  func localized(_ items: [ItemRecord], in language: Language?) throws -> [ItemRecord] {
    let foreign = items.filter { $0.isForeign(to: language) }
    guard let language, !foreign.isEmpty else { return items }
    let translations = try find(Set(foreign.map(\.questionID.number)).sorted(), in: language)
    return items.map { item in
      guard item.isForeign(to: language) else { return item }
      return ItemRecord(
        id: item.id, questionID: item.questionID, game: item.game,
        content: item.content.localized(by: translations[item.questionID.number]),
        isVoid: item.isVoid)
    }
  }
}

extension ItemRecord {
  /// Whether the question is in another language than the reader's; nil is each question's own.
  fileprivate func isForeign(to language: Language?) -> Bool {
    language.map { content.question.language != $0 } ?? false
  }
}

extension AdminService {
  /// Items in the language that an operator reads, in the same order.
  package func localized(_ items: [ItemRecord], in language: Language?) async throws(AdminError) -> [ItemRecord] {
    try await store.read(.eventual) { db in
      try TranslationRows(db: db).localized(items, in: language)
    }
  }
}
