internal import Foundation
internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// A row of `item_with_question`.
struct ItemRow: Sendable {
  let record: ItemRecord
  /// Nil for an item that was drawn for single players.
  let date: CalendarDate?
  /// Whether any round was started on it. `item_start` has the number.
  let isStarted: Bool
}

/// Reads and writes the items of the schedule.
struct ItemRows<Connection: SQLReader> {
  let db: Connection

  func find(_ id: ItemID, locking lock: RowLock? = nil) throws -> ItemRow? {
    try db.first(ItemStatement.item, [id], locking: lock, itemRow)
  }

  func scheduled(
    _ game: GameID, _ difficulty: Difficulty, on date: CalendarDate, locking lock: RowLock? = nil
  ) throws -> ItemRow? {
    try db.first(ItemStatement.itemOnSchedule, [game, difficulty, date], locking: lock, itemRow)
  }

  func schedule(
    of game: GameID, _ difficulty: Difficulty, in dates: ClosedRange<CalendarDate>
  ) throws -> [ItemRow] {
    try db.all(ItemStatement.schedule, [game, difficulty, dates.lowerBound, dates.upperBound], itemRow)
  }

  /// The voided questions of the games that a player played on a date or, if none, on the last date before; see
  /// ``ItemStatement/voided``.
  ///
  /// - Parameter dates: nil for all.
  func voided(for accountID: AccountID, in dates: ClosedRange<CalendarDate>? = nil) throws
    -> [CalendarDate: Set<Difficulty>]
  {
    var voided: [CalendarDate: Set<Difficulty>] = [:]
    let first = dates?.lowerBound.epochDay ?? Int(Int32.min)
    let last = dates?.upperBound.epochDay ?? Int(Int32.max)
    let rows = try db.all(ItemStatement.voided, [accountID, first, last]) {
      (date: try $0["date"] as CalendarDate, difficulty: try $0["difficulty"] as Difficulty)
    }
    for row in rows { voided[row.date, default: []].insert(row.difficulty) }
    return voided
  }

  /// The stored option of a round that ended without an answer.
  static var noOption: Int { -1 }

  func answerCounts(of id: ItemID) throws -> ItemAnswerCounts? {
    guard let item = try find(id) else { return nil }
    let counts = try db.all(ItemStatement.answerCounts, [id]) {
      (option: try $0["chosen_option"] as Int, rounds: try $0["round_count"] as Int)
    }
    let rounds = Dictionary(uniqueKeysWithValues: counts.map { ($0.option, $0.rounds) })
    return ItemAnswerCounts(
      starts: try starts(of: item), byOption: item.record.content.options.indices.map { rounds[$0] ?? 0 },
      unanswered: rounds[Self.noOption] ?? 0)
  }

  /// The item without a date that asks a question of the bank.
  func undated(_ questionNumber: Int64, locking lock: RowLock?) throws -> ItemRow? {
    try db.first(ItemStatement.undatedItem, [questionNumber], locking: lock, itemRow)
  }

  /// Finds an item to start a round on, and locks it until the transaction ends. The first start needs an exclusive
  /// lock, because it writes `is_started`. Later starts take a shared lock: they don't wait for each other, and the
  /// item can't be voided in the meantime.
  func lockForStart(_ find: (RowLock?) throws -> ItemRow?) throws -> ItemRow? {
    let item = try find(nil)
    guard let item, db.dialect == .mariaDB else { return item }
    return try find(item.isStarted ? .shared : .exclusive)
  }

  /// The number of rounds that were ever started on an item.
  func starts(of item: ItemRow) throws -> Int {
    guard item.isStarted else { return 0 }
    return try db.first(ItemStatement.starts, [item.record.id]) { try $0[0] } ?? 0
  }

  func isOnSchedule(_ id: ItemID) throws -> Bool {
    try db.first(ItemStatement.isOnSchedule, [id]) { try $0[0] as Bool } ?? false
  }

  /// The categories of the date's items of other difficulties.
  func otherCategories(
    of date: CalendarDate, _ game: GameID, besides difficulty: Difficulty
  ) throws -> Set<TriviaCategory> {
    try categories(.categoriesOfDate, [game, date, difficulty])
  }

  /// The categories of a player's questions of the date of other difficulties.
  func otherCategories(
    of date: CalendarDate, playedBy accountID: AccountID, besides difficulty: Difficulty
  ) throws -> Set<TriviaCategory> {
    try categories(.categoriesOfPlayer, [accountID, date, difficulty])
  }

  private func categories(_ statement: ItemStatement, _ arguments: SQLArguments) throws -> Set<TriviaCategory> {
    Set(try db.all(statement, arguments) { TriviaCategory(rawValue: try $0[0]) }.compactMap(\.self))
  }

  /// Whether a player had a question of the bank before.
  func wasAsked(_ questionNumber: Int64, _ accountID: AccountID) throws -> Bool {
    try db.exists(ItemStatement.wasAsked, [questionNumber, accountID])
  }

  private func itemRow(in row: SQLRow) throws -> ItemRow {
    try ItemRow(record: ItemRecord(stored: row), date: row["item_date"], isStarted: (row["is_started"] as Int) > 0)
  }
}

extension ItemRows where Connection == Transaction {
  /// Counts a round that starts on an item.
  func addStart(on item: ItemRow) throws {
    if !item.isStarted { try db.run(ItemStatement.markStarted, [item.record.id]) }
    try db.run(ItemStatement.incrementStarts, [item.record.id])
  }

  /// Inserts an item. Its options never change afterwards.
  ///
  /// - Parameters:
  ///   - game: the game that asks it.
  ///   - date: nil for an item that is drawn for single players.
  func insert(
    _ item: TriviaItem, of questionNumber: Int64, in game: GameID, on date: CalendarDate?
  ) throws -> ItemRow? {
    try db.run(
      ItemStatement.addItem,
      [questionNumber, game, date, try JSONTextList.encode(item.options), item.correctIndex])
    return try find(ItemID(db.lastInsertedRowID))
  }

  /// Counts a round that ended.
  ///
  /// - Parameter option: nil for a round that ended without an answer.
  func addAnswer(_ option: Int?, to id: ItemID) throws {
    try db.run(ItemStatement.incrementAnswerCount, [id, option ?? Self.noOption])
  }
}

extension ItemRecord {
  /// - Parameter row: has the columns of `item_with_question`, or those of them that `round_with_item` has.
  init(stored row: SQLRow) throws {
    // In the order of the view's columns, in which they are found at once.
    let id: ItemID = try row["item_id"]
    let game: GameID = try row["game"]
    guard let difficulty = Difficulty(rawValue: try row["difficulty"]),
      let category = TriviaCategory(rawValue: try row["category"])
    else {
      throw StoreError.damaged(detail: "item \(id.number)")
    }
    let questionID: BankQuestionID = try row["question_id"]
    let options = try JSONTextList.decode(row["options"])
    let correctIndex: Int = try row["correct_option"]
    let isVoid: Bool = try row["is_void"]
    let question = try TriviaQuestion(
      language: row["question_language"], category: category, difficulty: difficulty, text: row["text"],
      correctAnswer: row["correct_answer"], distractors: JSONTextList.decode(row["distractors"]),
      explanation: row["explanation"], source: row["source"], licence: row["licence"])
    guard let item = TriviaItem(question: question, options: options, correctIndex: correctIndex) else {
      throw StoreError.damaged(detail: "item \(id.number)")
    }
    self.init(
      id: id, questionID: questionID, game: game, content: item, isVoid: isVoid, isReworded: try row["is_reworded"])
  }
}
