internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// What questions are counted by: their languages and their difficulty.
private struct Kind: Hashable {
  var languages: Set<Language> = []
  var difficulty = Difficulty.easy
}

/// Reads and writes the translations of questions. Where a question's own texts were corrected, they are among them.
struct TranslationRows<Connection: SQLReader> {
  let db: Connection

  /// In the order of the languages' tags.
  func all(of questionNumber: Int64) throws -> [TriviaTexts] {
    try db.all(TranslationStatement.ofQuestion, [questionNumber]) { try translation(in: $0).text }
  }

  /// The former texts that operators corrected, in no particular order.
  func replacedByOperators(of questionNumber: Int64) throws -> [TriviaTexts] {
    try db.all(TranslationStatement.replacedByOperator, [questionNumber]) { try translation(in: $0).text }
  }

  /// By question, each in the order of the languages' tags.
  func all(in questions: ClosedRange<Int64>) throws -> [Int64: [TriviaTexts]] {
    let rows = try db.all(TranslationStatement.ofQuestions, [questions.lowerBound, questions.upperBound], translation)
    return Dictionary(grouping: rows, by: \.question).mapValues { $0.map(\.text) }
  }

  /// The translations of questions into a language. Questions that have none are missing.
  func find(_ questions: [Int64], in language: Language) throws -> [Int64: TriviaTexts] {
    var found: [Int64: TriviaTexts] = [:]
    if questions.count == 1 {
      // The page of a round. SQLite makes a temporary table of the list in the other statement.
      let row = try db.first(TranslationStatement.ofQuestionInLanguage, [questions[0], language], translation)
      if let row { found[row.question] = row.text }
      return found
    }
    for first in stride(from: 0, to: questions.count, by: Self.questionsPerStatement) {
      let part = questions[first..<min(first + Self.questionsPerStatement, questions.count)]
      let padded = Array(part) + Array(repeating: part[first], count: Self.questionsPerStatement - part.count)
      let arguments = padded.reduce([language] as SQLArguments) { $0 + [$1] }
      for row in try db.all(TranslationStatement.inLanguage, arguments, translation) { found[row.question] = row.text }
    }
    return found
  }

  /// How many questions have which languages, of those that have several.
  func counts() throws -> [TranslationCount] {
    var counts: [Kind: Int] = [:]
    var question = Int64(0)
    var kind = Kind()
    let rows = try db.all(TranslationStatement.counts, []) { row in
      (
        question: try row["question_id"] as Int64, language: try row["language"] as Language,
        ownLanguage: try row["own_language"] as Language, difficulty: Difficulty(rawValue: try row["difficulty"])
      )
    }
    for row in rows {
      guard let difficulty = row.difficulty else { throw StoreError.damaged(detail: "question \(row.question)") }
      if row.question != question {
        if question > 0 { counts[kind, default: 0] += 1 }
        question = row.question
        kind = Kind(languages: [row.ownLanguage], difficulty: difficulty)
      }
      kind.languages.insert(row.language)
    }
    if question > 0 { counts[kind, default: 0] += 1 }
    return counts.map {
      TranslationCount(languages: $0.key.languages, difficulty: $0.key.difficulty, questions: $0.value)
    }
  }

  /// Corrections for the audit log, the latest first.
  func corrections(limit: Int) throws -> [AuditLogEntry] {
    try db.all(TranslationStatement.replaced, [limit]) { row in
      try AuditLogEntry(
        action: .correctTexts, itemID: row["item_id"],
        subject: "\(row["language"] as String): \(row["subject"] as String)",
        textChanges: textChanges(in: row),
        operatorName: (row["name"] as String?).map { AccountName(stored: $0, folded: try row["folded_name"]) },
        reason: row["reason"], doneAt: row["replaced_at"])
    }
  }

  /// What a row of ``TranslationStatement/replaced`` changed. All texts were removed if nothing took their place.
  private func textChanges(in row: SQLRow) throws -> [TextChange] {
    let former = try texts(in: row)
    let later = try row["later_text"] as String? == nil ? [] : texts(in: row, "later_")
    return former.indices.compactMap { index in
      let present = later.indices.contains(index) ? later[index] : ""
      return former[index] == present ? nil : TextChange(former: former[index], present: present)
    }
  }

  /// The question, its answers, the explanation and the source. The versions of a question's texts have equally many.
  private func texts(in row: SQLRow, _ prefix: String = "") throws -> [String] {
    try [
      row["\(prefix)text"] as String, row["\(prefix)explanation"], row["\(prefix)source"],
      row["\(prefix)correct_answer"],
    ]
      + JSONTextList.decode(row["\(prefix)distractors"])
  }

  private static var questionsPerStatement: Int { 32 }

  private func translation(in row: SQLRow) throws -> (question: Int64, text: TriviaTexts) {
    (
      question: try row["question_id"],
      text: try TriviaTexts(
        language: row["language"], text: row["text"], correctAnswer: row["correct_answer"],
        distractors: JSONTextList.decode(row["distractors"]), explanation: row["explanation"], source: row["source"])
    )
  }
}

extension TranslationRows where Connection == Transaction {
  /// Puts other texts in the place of a question's texts in a language. Nothing else changes. A file that has the
  /// corrected texts still has the same question.
  ///
  /// - Returns: false if another question has the text and correct answer. Then nothing was changed.
  /// - Throws: `.refused` if the question has no texts in that language.
  func correct(_ questionID: BankQuestionID, to texts: TriviaTexts, _ correction: Correction) throws -> Bool {
    let number = questionID.number
    guard let question = try QuestionRows(db: db).find(number) else {
      throw StoreError.refused(detail: "a question that isn't there")
    }
    let present = try all(of: number).contains { $0.language == texts.language }
    guard present || texts.language == question.language else {
      throw StoreError.refused(detail: "a translation that isn't there")
    }
    if texts.language == question.language {
      let digest = QuestionDigest(question.reworded(by: texts))
      guard try !isTaken(digest, by: number) else { return false }
      try db.run(BankStatement.addAlias, [digest, number])
    }
    guard !present else {
      try replace(with: texts, of: number, by: correction.operatorID, reason: correction.reason, at: correction.madeAt)
      return true
    }
    try db.run(TranslationStatement.keepOwn, [number, correction.madeAt, correction.operatorID, correction.reason])
    try add(texts, to: number, at: correction.madeAt)
    return true
  }

  /// Whether another question has the digest, or had it before a correction.
  private func isTaken(_ digest: QuestionDigest, by number: Int64) throws -> Bool {
    let aliased = try db.first(BankStatement.aliasedQuestion, [digest]) { try $0["id"] as Int64 }
    if let aliased, aliased != number { return true }
    let version = try db.first(BankStatement.currentVersion, [digest]) {
      try (number: $0["id"] as Int64, isRetired: $0["retired_at"] as Int64 != 0)
    }
    return version.map { $0.number != number && !$0.isRetired } ?? false
  }

  func add(_ translation: TriviaTexts, to questionNumber: Int64, at now: Timestamp) throws {
    try db.run(
      TranslationStatement.add,
      [
        "question_id": questionNumber, "language": translation.language, "text": translation.text,
        "correct_answer": translation.correctAnswer, "distractors": try JSONTextList.encode(translation.distractors),
        "explanation": translation.explanation, "source": translation.source, "added_at": now,
      ])
  }

  /// Puts a translation in the place of the present one, which stays for the audit log.
  func replace(
    with translation: TriviaTexts, of questionNumber: Int64, by accountID: AccountID? = nil, reason: String = "",
    at now: Timestamp
  ) throws {
    let key: SQLArguments = [questionNumber, translation.language]
    let last = try db.first(TranslationStatement.lastReplaced, key) { try $0[0] as Int64 } ?? 0
    // Versions of one translation need different times.
    try db.run(TranslationStatement.replace, [max(now.milliseconds, last + 1), accountID, reason] + key)
    try add(translation, to: questionNumber, at: now)
  }

  /// Gives a new version of a question the translations of another one.
  func copy(from questionNumber: Int64, to other: Int64) throws {
    try db.run(TranslationStatement.copy, [questionNumber, other])
  }
}
