internal import QuizDatabase
internal import QuizEngine

/// Computes statistics of all questions that were asked. It reads their items, then all rounds in batches of 256
/// accounts.
struct QuestionRecordReader {
  /// A question, with every answer that was an option of it on any date.
  private struct AskedQuestion {
    let number: Int64
    var item: ItemRecord
    var date: CalendarDate?
    var answers: [String]
  }

  /// An item whose options are given as indexes of its question's `answers`.
  private struct ShownItem {
    let question: Int
    let date: CalendarDate?
    let answers: [Int]
    let correctIndex: Int
  }

  private static let accountsPerStatement = 256

  private let db: ReadConnection
  private var asked: [AskedQuestion] = []
  private var items: [Int64: ShownItem] = [:]

  init(db: ReadConnection) throws {
    self.db = db
    var indices: [Int64: Int] = [:]
    var last: Int64 = 0
    while true {
      let page = try db.all(AnalyticsStatement.items, [last, 1000]) { row in
        (
          item: try ItemRecord(stored: row), question: try row["question_id"] as Int64,
          date: try row["item_date"] as CalendarDate?
        )
      }
      for found in page { add(found.item, of: found.question, on: found.date, &indices) }
      guard let end = page.last?.item.id.number else { break }
      last = end
    }
  }

  /// One record for each question, in the order in which the bank got them.
  func records() throws -> [QuestionAnalytics] {
    var analysis = ItemAnalysis(answers: asked.map(\.answers.count))
    let last = try db.first(AnalyticsStatement.lastAccount, []) { try $0[0] as Int64 } ?? 0
    for first in stride(from: 1, through: last, by: Self.accountsPerStatement) {
      try addRounds(of: first...(first + Int64(Self.accountsPerStatement) - 1), to: &analysis)
    }
    try addAnonymizedAnswers(to: &analysis)
    let texts = try correctedTexts()
    return zip(asked, analysis.statistics).compactMap { record($0, $1, texts[$0.number]) }
      .sorted { $0.id.number < $1.id.number }
  }

  /// The questions' own texts, where an operator corrected them.
  private func correctedTexts() throws -> [Int64: TriviaTexts] {
    let corrected = asked.filter(\.item.isReworded)
    return try Dictionary(grouping: corrected, by: \.item.content.question.language)
      .reduce(into: [:]) { found, group in
        found.merge(try TranslationRows(db: db).find(group.value.map(\.number), in: group.key)) { own, _ in own }
      }
  }

  private mutating func add(
    _ item: ItemRecord, of questionNumber: Int64, on date: CalendarDate?, _ indices: inout [Int64: Int]
  ) {
    let index = indices[questionNumber] ?? asked.count
    if index == asked.count {
      indices[questionNumber] = index
      asked.append(AskedQuestion(number: questionNumber, item: item, date: date, answers: []))
    }
    let options = item.content.options
    asked[index].answers += options.filter { !asked[index].answers.contains($0) }
    if let date, date > asked[index].date ?? date - 1 { (asked[index].item, asked[index].date) = (item, date) }
    items[item.id.number] = ShownItem(
      question: index, date: date, answers: options.map { asked[index].answers.firstIndex(of: $0) ?? 0 },
      correctIndex: item.content.correctIndex)
  }

  private func addRounds(of accounts: ClosedRange<Int64>, to analysis: inout ItemAnalysis) throws {
    var player: Int64?
    let bounds: SQLArguments = [accounts.lowerBound, accounts.upperBound]
    let rounds = try db.all(AnalyticsStatement.rounds, bounds) { row -> (account: Int64, round: ScoredRound)? in
      guard let shown = items[try row["item_id"]] else { return nil }
      return (
        account: try row["account_id"],
        round: try ScoredRound(
          question: shown.question, date: row["date"],
          answer: (row["chosen_option"] as Int?).flatMap {
            shown.answers.indices.contains($0) ? shown.answers[$0] : nil
          },
          isCorrect: row["is_correct"], watchTime: row["watch_time_ms"])
      )
    }
    for case let found? in rounds {
      if player != found.account { analysis.finishPlayer() }
      player = found.account
      analysis.add(found.round)
    }
    analysis.finishPlayer()
  }

  /// Adds the anonymous answers that remain of deleted players.
  private func addAnonymizedAnswers(to analysis: inout ItemAnalysis) throws {
    let last = items.keys.max() ?? 0
    for first in stride(from: Int64(0), to: last, by: 1000) {
      let answers = try db.all(AnalyticsStatement.anonymizedAnswers, [first, min(last, first + 1000)]) { row in
        (
          item: try row["item_id"] as Int64, option: try row["chosen_option"] as Int,
          spent: try row["watch_time_ms"] as TimeSpan, rounds: try row["round_count"] as Int
        )
      }
      for found in answers {
        guard let shown = items[found.item] else { continue }
        let answer = shown.answers.indices.contains(found.option) ? shown.answers[found.option] : nil
        let round = ScoredRound(
          question: shown.question, date: shown.date ?? CalendarDate(epochDay: 0), answer: answer,
          isCorrect: found.option == shown.correctIndex, watchTime: found.spent)
        analysis.add(round, deletedPlayers: found.rounds)
      }
    }
  }

  /// - Parameter texts: the question's own texts as they were corrected.
  private func record(
    _ asked: AskedQuestion, _ statistics: QuestionStatistics, _ texts: TriviaTexts?
  ) -> QuestionAnalytics? {
    let item = asked.item.content
    guard let correctIndex = asked.answers.firstIndex(of: item.options[item.correctIndex]) else { return nil }
    let former = item.question.primaryTexts.answers
    let answers = asked.answers.map { answer in
      former.firstIndex(of: answer).flatMap { texts?.answers[$0] } ?? answer
    }
    return QuestionAnalytics(
      id: BankQuestionID(asked.number), itemID: asked.item.id, date: asked.date, shownItem: item.localized(by: texts),
      answers: answers, correctIndex: correctIndex, statistics: statistics)
  }
}
