internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// What questions are counted by.
private struct Origin: Hashable {
  let language: Language
  let licence, work: String
}

extension QuestionRows {
  /// Questions that aren't retired, in the order of their ids.
  ///
  /// - Parameter language: nil for all languages.
  func page(of language: Language?, after last: Int64, limit: Int) throws -> [StoredQuestion] {
    let page =
      if let language {
        try db.all(AnalyticsStatement.questionsOfLanguageAfter, [last, language, limit], stored)
      } else {
        try db.all(AnalyticsStatement.questionsAfter, [last, limit], stored)
      }
    guard let first = page.first, let end = page.last else { return [] }
    let translations = try TranslationRows(db: db).all(in: first.id.number...end.id.number)
    return page.map { found in
      let texts = translations[found.id.number] ?? []
      let own = texts.first { $0.language == found.entry.question.language }
      let question = found.entry.question.reworded(by: own).with(translations: texts)
      return StoredQuestion(id: found.id, entry: BankEntry(question: question, name: found.entry.name))
    }
  }

  /// Counts questions by language, licence and work. It reads the bank in parts of 10,000 ids to keep the groups small.
  /// If there are very many works, it merges rare ones into one count without a name.
  func licences() throws -> [LicenceCount] {
    var counts: [Origin: Int] = [:]
    let last = try db.first(AnalyticsStatement.lastQuestion, []) { try $0[0] as Int64 } ?? 0
    for first in stride(from: Int64(0), to: last, by: 10_000) {
      let part = try db.all(AnalyticsStatement.licences, [first, first + 10_000]) { row in
        (
          origin: try Origin(language: row["language"], licence: row["licence"], work: row["work"]),
          count: try row["questions"] as Int
        )
      }
      for found in part { counts[found.origin, default: 0] += found.count }
      guard counts.count > 20_000 else { continue }
      for (origin, count) in counts where count < AnalyticsService.minimumQuestionsPerWork && !origin.work.isEmpty {
        counts[origin] = nil
        counts[Origin(language: origin.language, licence: origin.licence, work: ""), default: 0] += count
      }
    }
    return counts.map { origin, count in
      LicenceCount(language: origin.language, licence: origin.licence, work: origin.work, questions: count)
    }.sorted { ($1.questions, $0.licence, $0.work) < ($0.questions, $1.licence, $1.work) }
  }

  private func stored(in row: SQLRow) throws -> StoredQuestion {
    let number: Int64 = try row["id"]
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
    else {
      throw StoreError.damaged(detail: "question \(number)")
    }
    let question = try TriviaQuestion(
      language: row["language"], category: category, difficulty: difficulty, text: row["text"],
      correctAnswer: row["correct_answer"], distractors: JSONTextList.decode(row["distractors"]),
      explanation: row["explanation"], source: row["source"], licence: row["licence"])
    return StoredQuestion(id: BankQuestionID(number), entry: BankEntry(question: question, name: try row["entry_name"]))
  }
}
