internal import QuizEngine
internal import QuizService

extension BankInventory {
  init(of language: Language, in db: any SQLConnection) throws {
    var (byDifficulty, byCategory) = ([Difficulty: Int](), [QuizEngine.TriviaCategory: Int]())
    let counts = try db.all(BankQuery.counts, [language.tag]) { row in
      (
        difficulty: Difficulty(rawValue: try row[0]), category: QuizEngine.TriviaCategory(rawValue: try row[1]),
        count: try row[2] as Int
      )
    }
    for entry in counts {
      if let difficulty = entry.difficulty { byDifficulty[difficulty, default: 0] += entry.count }
      if let category = entry.category { byCategory[category, default: 0] += entry.count }
    }
    var (left, shelf) = ([Difficulty: Int](), [Difficulty: Int]())
    for difficulty in Difficulty.allCases {
      let shelved = PracticePool(db: db, language: language, difficulty: difficulty)
      let count = try QuizEngine.TriviaCategory.allCases.reduce(0) { $0 + (try shelved.count(of: $1)) }
      shelf[difficulty] = count
      let waiting = try DrawPool(db: db, language: language, difficulty: difficulty).count
      let asked = try [BankQuery.drawPoolAskedCount, .practicePoolAskedCount].reduce(0) { sum, query in
        sum + (try db.first(query, [language.tag, difficulty.rawValue]) { try $0[0] as Int } ?? 0)
      }
      left[difficulty] = count + waiting - asked
    }
    self.init(byDifficulty: byDifficulty, byCategory: byCategory, remaining: left, practicePool: shelf)
  }
}
