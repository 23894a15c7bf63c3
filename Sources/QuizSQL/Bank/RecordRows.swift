internal import QuizEngine
internal import QuizService

/// Reads what came of all questions that were asked: their items, then all rounds, some hundred players at a time.
struct RecordRows {
  /// A question, with every answer that was shown with it on any date.
  private struct Asked {
    let number: Int64
    var item: ScheduledItem
    var date: CalendarDate?
    var answers: [String]
  }

  /// Where the options of an item stand among its question's answers.
  private struct Shown {
    let question: Int
    let date: CalendarDate?
    let answers: [Int]
    let key: Int
  }

  private static let step = 256

  private let db: any SQLSession
  private var asked: [Asked] = []
  private var items: [Int64: Shown] = [:]

  init(db: any SQLSession) throws {
    self.db = db
    var places: [Int64: Int] = [:]
    var last: Int64 = 0
    while true {
      let page = try db.all(InsightQuery.items, [last, 1000]) { row in
        (item: try ScheduledItem(stored: row), question: try row[5] as Int64, date: try row[4] as Int?)
      }
      for found in page { add(found.item, of: found.question, on: found.date, &places) }
      guard let end = page.last?.item.id.number else { break }
      last = end
    }
  }

  /// Of each question, in the order in which they came into the bank.
  func records() throws -> [QuestionRecord] {
    var sweep = MarksSweep(answers: asked.map(\.answers.count))
    let last = try db.first(InsightQuery.lastAccount, []) { try $0[0] as Int64 } ?? 0
    for first in stride(from: 1, through: last, by: Self.step) {
      try addRounds(of: first...(first + Int64(Self.step) - 1), to: &sweep)
    }
    try addDeparted(to: &sweep)
    return zip(asked, sweep.statistics).compactMap(record).sorted { $0.number.number < $1.number.number }
  }

  private mutating func add(
    _ item: ScheduledItem, of question: Int64, on date: Int?, _ places: inout [Int64: Int]
  ) {
    let date = date.map(CalendarDate.init(number:))
    let place = places[question] ?? asked.count
    if place == asked.count {
      places[question] = place
      asked.append(Asked(number: question, item: item, date: date, answers: []))
    }
    let options = item.item.options
    asked[place].answers += options.filter { !asked[place].answers.contains($0) }
    if let date, date > asked[place].date ?? date - 1 { (asked[place].item, asked[place].date) = (item, date) }
    items[item.id.number] = Shown(
      question: place, date: date, answers: options.map { asked[place].answers.firstIndex(of: $0) ?? 0 },
      key: item.item.key)
  }

  private func addRounds(of accounts: ClosedRange<Int64>, to sweep: inout MarksSweep) throws {
    var player: Int64?
    let bounds: SQLArguments = [accounts.lowerBound, accounts.upperBound]
    let rounds = try db.all(InsightQuery.rounds, bounds) { row -> (account: Int64, round: MarkedRound)? in
      guard let shown = items[try row[1]] else { return nil }
      return (
        account: try row[0],
        round: try MarkedRound(
          question: shown.question, date: CalendarDate(number: row[2]),
          answer: (row[3] as Int?).flatMap { shown.answers.indices.contains($0) ? shown.answers[$0] : nil },
          isCorrect: row[4], spent: Span(milliseconds: row[5]))
      )
    }
    for case let found? in rounds {
      if player != found.account { sweep.endPlayer() }
      player = found.account
      sweep.add(found.round)
    }
    sweep.endPlayer()
  }

  /// What is left of the rounds of players who are gone.
  private func addDeparted(to sweep: inout MarksSweep) throws {
    let last = items.keys.max() ?? 0
    for first in stride(from: Int64(0), to: last, by: 1000) {
      let answers = try db.all(InsightQuery.departed, [first, min(last, first + 1000)]) { row in
        (item: try row[0] as Int64, option: try row[1] as Int, spent: try row[2] as Int64, rounds: try row[3] as Int)
      }
      for found in answers {
        guard let shown = items[found.item] else { continue }
        let answer = shown.answers.indices.contains(found.option) ? shown.answers[found.option] : nil
        let round = MarkedRound(
          question: shown.question, date: shown.date ?? CalendarDate(number: 0), answer: answer,
          isCorrect: found.option == shown.key, spent: Span(milliseconds: found.spent))
        sweep.add(round, ofDeparted: found.rounds)
      }
    }
  }

  private func record(_ asked: Asked, _ statistics: QuestionStatistics) -> QuestionRecord? {
    let item = asked.item.item
    guard let key = asked.answers.firstIndex(of: item.options[item.key]) else { return nil }
    return QuestionRecord(
      number: QuestionNumber(asked.number), item: asked.item.id, date: asked.date, shown: item,
      answers: asked.answers, key: key, statistics: statistics)
  }
}
