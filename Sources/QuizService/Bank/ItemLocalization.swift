internal import QuizDatabase
package import QuizEngine

extension ItemRecord {
  /// The item with its question's translations.
  package func with(translations: [TriviaTexts]) -> ItemRecord {
    let translated = content.question.with(translations: translations)
    let content =
      TriviaItem(question: translated, options: content.options, correctIndex: content.correctIndex) ?? content
    return ItemRecord(
      id: id, questionID: questionID, game: game, content: content, isVoid: isVoid, isReworded: isReworded)
  }
}

extension TriviaQuestion {
  /// The question with its own texts as they were corrected.
  ///
  /// - Parameter texts: in the question's language; nil returns the question as it is.
  func reworded(by texts: TriviaTexts?) -> TriviaQuestion {
    guard let texts, texts.distractors.count == distractors.count else { return self }
    return TriviaQuestion(
      language: texts.language, category: category, difficulty: difficulty, text: texts.text,
      correctAnswer: texts.correctAnswer, distractors: texts.distractors, explanation: texts.explanation,
      source: texts.source.isEmpty ? source : texts.source, licence: licence, translations: translations)
  }
}

extension TriviaItem {
  /// The item as readers of some texts see it: the same options in the same order.
  ///
  /// - Parameter texts: a translation, or the question's own texts as they were corrected; nil returns the item as it
  ///   is.
  func localized(by texts: TriviaTexts?) -> TriviaItem {
    guard let texts, texts.distractors.count == question.distractors.count else { return self }
    let answers = question.primaryTexts.answers
    let shown = options.compactMap { option in answers.firstIndex(of: option).map { texts.answers[$0] } }
    return TriviaItem(
      question: question.reworded(by: texts), options: shown.count == options.count ? shown : options,
      correctIndex: correctIndex) ?? self
  }
}

extension TranslationRows {
  /// Items in a language, in the same order; those without a translation stay in their own language. It takes one
  /// look-up for all items that aren't in the language, one for each language whose texts were corrected, and none for
  /// others.
  ///
  /// - Parameter language: nil is each question's own.
  func localized(_ items: [ItemRecord], in language: Language?) throws -> [ItemRecord] {
    var texts: [Int64: TriviaTexts] = [:]
    if let language {
      let foreign = items.filter { $0.content.question.language != language }
      texts = try find(Set(foreign.map(\.questionID.number)).sorted(), in: language)
    }
    let reworded = items.filter { $0.isReworded && texts[$0.questionID.number] == nil }
    for (language, items) in Dictionary(grouping: reworded, by: \.content.question.language) {
      texts.merge(try find(Set(items.map(\.questionID.number)).sorted(), in: language)) { _, own in own }
    }
    return items.map { $0.localized(by: texts[$0.questionID.number]) }
  }
}

extension ItemRecord {
  func localized(by texts: TriviaTexts?) -> ItemRecord {
    guard let texts else { return self }
    return ItemRecord(
      id: id, questionID: questionID, game: game, content: content.localized(by: texts), isVoid: isVoid,
      isReworded: isReworded)
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
