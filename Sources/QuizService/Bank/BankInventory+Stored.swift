internal import QuizDatabase
internal import QuizEngine

extension BankInventory {
  init(of game: GameID, in db: some SQLReader) throws {
    var byDifficulty = [Difficulty: Int]()
    var byCategory = [TriviaCategory: Int]()
    let counts = try db.all(BankStatement.counts, [game]) { row in
      (
        difficulty: Difficulty(rawValue: try row["difficulty"]),
        category: TriviaCategory(rawValue: try row["category"]),
        count: try row["question_count"] as Int
      )
    }
    for entry in counts {
      if let difficulty = entry.difficulty { byDifficulty[difficulty, default: 0] += entry.count }
      if let category = entry.category { byCategory[category, default: 0] += entry.count }
    }
    var remaining = [Difficulty: Int]()
    var practice = [Difficulty: Int]()
    for difficulty in Difficulty.allCases {
      let pool = PracticePool(db: db, game: game, difficulty: difficulty)
      let count = try TriviaCategory.allCases.reduce(0) { $0 + (try pool.count(of: $1)) }
      practice[difficulty] = count
      let waiting = try DrawPool(db: db, game: game, difficulty: difficulty).count
      var asked = 0
      for other in try GameLanguageRows(db: db).formerGames(of: game) {
        for statement in [BankStatement.drawPoolAskedCount, .practicePoolAskedCount] {
          asked += try db.first(statement, [other, difficulty, game]) { try $0[0] as Int } ?? 0
        }
      }
      remaining[difficulty] = count + waiting - asked
    }
    self.init(byDifficulty: byDifficulty, byCategory: byCategory, remaining: remaining, practicePool: practice)
  }
}
