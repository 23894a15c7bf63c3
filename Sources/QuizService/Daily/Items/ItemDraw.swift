internal import QuizDatabase
internal import QuizEngine
internal import StoreStatus

/// Finds the item for a round. If there is none yet, draws a question and inserts it as an item.
struct ItemDraw: Sendable {
  let game: GameID
  let difficulty: Difficulty
  let date: CalendarDate
  /// Determines the question and its options.
  let seed: UInt64

  /// The item that all players get on the date. If there is one, it is locked until the transaction ends.
  ///
  /// - Returns: nil if the game has no question of this difficulty.
  func findOrSchedule(in db: Transaction) throws -> ItemRow? {
    let items = ItemRows(db: db)
    let scheduled = try items.lockForStart { lock in
      try items.scheduled(game, difficulty, on: date, locking: lock)
    }
    if let scheduled { return scheduled }
    var generator = SeededGenerator(seed: seed, stream: .draw)
    let taken = try items.otherCategories(of: date, game, besides: difficulty)
    let drawPool = DrawPool(db: db, game: game, difficulty: difficulty)
    guard let question = try drawPool.draw(with: &generator, avoiding: taken) else { return nil }
    return try insert(question, on: date, in: db)
  }

  /// An item without a date, whose question this player never had. All players who draw the same question get the same
  /// item. The player's other questions of the date have other categories, if the pool has some.
  ///
  /// - Returns: nil if the bank has no such question.
  func findOrDraw(for accountID: AccountID, in db: Transaction) throws -> ItemRow? {
    let items = ItemRows(db: db)
    var generator = SeededGenerator(seed: seed, stream: .draw)
    let taken = try items.otherCategories(of: date, playedBy: accountID, besides: difficulty)
    let drawPool = DrawPool(db: db, game: game, difficulty: difficulty)
    let drawn = try drawPool.peek(with: &generator, avoiding: taken) { try items.wasAsked($0, accountID) }
    guard let question = drawn else { return nil }
    if let shared = try items.lockForStart({ try items.undated(question, locking: $0) }) { return shared }
    return try insert(question, on: nil, in: db)
  }

  /// Chooses the options of a question and inserts them as an item. They never change afterwards.
  private func insert(_ number: Int64, on date: CalendarDate?, in db: Transaction) throws -> ItemRow? {
    guard let question = try QuestionRows(db: db).find(number), let item = TriviaItem(drawing: question, seed: seed)
    else { throw StoreError.damaged(detail: "question \(number) can't be asked") }
    return try ItemRows(db: db).insert(item, of: number, in: game, on: date)
  }
}
