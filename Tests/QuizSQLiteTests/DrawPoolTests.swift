import GRDB
import QuizEngine
import StoreContract
import Testing

@testable import QuizDatabase
@testable import QuizSQLite
@testable import QuizService

struct DrawPoolTests {
  private static let english = Language("en")
  let folder = TemporaryFolder()

  /// χ² with 99 degrees of freedom exceeds 161 with a probability of 0.0001. The seeds are fixed.
  @Test func `every question is drawn first, and second, equally often`() async throws {
    let (count, draws) = (100, 10_000)
    let store = try await store(with: count)
    let drawn = try await store.commits.write { db in
      let pool = DrawPool(db: Transaction(on: db), game: GameID(Self.english), difficulty: .easy)
      return try (0..<draws).map { seed in
        var dice = SeededGenerator(seed: UInt64(seed), stream: .draw)
        let first = try pool.draw(with: &dice)
        let second = try pool.draw(with: &dice)
        for question in [first, second].compactMap({ $0 }) { try pool.append(question) }
        return [first, second].compactMap { $0 }
      }
    }
    for index in 0...1 {
      let counts = Dictionary(grouping: drawn.map { $0[index] }, by: { $0 }).mapValues(\.count)
      let expected = Double(draws) / Double(counts.count)
      let square = counts.values.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
      #expect(counts.count > 80 && square < 161, "χ² is \(square)")
    }
    await store.close()
  }

  @Test func `positions in the pool stay without gaps`() async throws {
    let store = try await store(with: 40)
    try await store.commits.write { db in
      let pool = DrawPool(db: Transaction(on: db), game: GameID(Self.english), difficulty: .easy)
      let rows = QuestionRows(db: Transaction(on: db))
      var dice = SeededGenerator(seed: 1, stream: .draw)
      for number in 1...40 where number % 3 == 0 { try rows.retire(Int64(number), at: Timestamp(milliseconds: 5)) }
      for _ in 0..<10 { _ = try pool.draw(with: &dice) }
    }
    let gaps = try await store.pool.read { db in
      try Row.fetchAll(
        db,
        sql:
          "SELECT max(position) + 1, count(*) FROM draw_pool UNION ALL SELECT max(position) + 1, count(*) FROM practice_pool "
          + "GROUP BY category"
      )
      .map { ($0[0] as Int, $0[1] as Int) }
    }
    #expect(gaps.allSatisfy { $0.0 == $0.1 })
    #expect(try await store.inventory(of: Self.english).total == 27)
    await store.close()
  }

  private func store(with count: Int) async throws -> Store {
    let store = try Store(SQLiteDatabase.open(directory: folder.path))
    let entries = (0..<count).map { number in
      BankEntry(
        question: TriviaQuestion(
          language: Self.english, category: TriviaCategory.allCases[number % 6], difficulty: .easy,
          text: "Question \(number)?", correctAnswer: "right", distractors: ["wrong"]))
    }
    _ = try await store.add(entries, at: Timestamp(milliseconds: 1))
    return store
  }
}
