internal import QuizEngine
internal import QuizService

extension QuestionRows {
  /// Questions that aren't retired, by their numbers.
  ///
  /// - Parameter language: nil for all.
  func page(of language: Language?, after last: Int64, limit: Int) throws -> [StoredQuestion] {
    guard let language else { return try db.all(AnalyticsQuery.questionsAfter, [last, limit], stored) }
    return try db.all(AnalyticsQuery.questionsOfLanguageAfter, [last, language.tag, limit], stored)
  }

  /// Goes through the bank a part at a time, so that what is grouped stays small. Where nearly every question names a work
  /// of its own, rare ones are counted without their names on the way.
  func licences() throws -> [LicenceCount] {
    struct Kind: Hashable {
      let language, licence, work: String
    }
    var tallies: [Kind: Int] = [:]
    let last = try db.first(AnalyticsQuery.lastQuestion, []) { try $0[0] as Int64 } ?? 0
    for first in stride(from: Int64(0), to: last, by: 10_000) {
      let part = try db.all(AnalyticsQuery.licences, [first, first + 10_000]) { row in
        (kind: try Kind(language: row[0], licence: row[1], work: row[2]), count: try row[3] as Int)
      }
      for found in part { tallies[found.kind, default: 0] += found.count }
      guard tallies.count > 20_000 else { continue }
      for (kind, count) in tallies where count < AnalyticsService.minimumQuestionsPerWork && !kind.work.isEmpty {
        tallies[kind] = nil
        tallies[Kind(language: kind.language, licence: kind.licence, work: ""), default: 0] += count
      }
    }
    return tallies.map { kind, count in
      LicenceCount(language: Language(kind.language), licence: kind.licence, work: kind.work, questions: count)
    }.sorted { ($1.questions, $0.licence, $0.work) < ($0.questions, $1.licence, $1.work) }
  }

  private func stored(in row: any SQLRow) throws -> StoredQuestion {
    let number: Int64 = try row[0]
    guard let difficulty = Difficulty(rawValue: try row[3]),
      let category = QuizEngine.TriviaCategory(rawValue: try row[4])
    else {
      throw StoreError.damaged(detail: "question \(number)")
    }
    let question = try TriviaQuestion(
      language: Language(row[2]), category: category, difficulty: difficulty, text: row[5], key: row[6],
      distractors: JSONTextList.decode(row[7]), explanation: row[8], source: row[9], licence: row[10])
    return StoredQuestion(id: BankQuestionID(number), entry: BankEntry(question: question, name: try row[1]))
  }
}
