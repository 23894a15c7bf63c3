import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var practice: [StoreCase] {
    [
      StoreCase("practice never shows what is still to come") { stage in
        try await stage.stock(60)
        let yesterday = Stage.today - 1
        let coming = try await stage.store.schedule(
          of: Stage.english, in: Stage.today...(Stage.today + 30), drawing: { .random(in: .min ... .max) })
        var practised: Set<TriviaQuestion> = []
        for seed in 0..<300 {
          let found = try await stage.practise(ended: yesterday, seed: UInt64(seed))
          practised.insert(try #require(found).question)
        }
        #expect(practised.isDisjoint(with: coming.map(\.item.item.question)))
        let shelf = try await stage.store.stock(of: Stage.english).shelf.values.reduce(0, +)
        #expect(practised.count == shelf)
        let rest = try await stage.store.schedule(
          of: Stage.english, in: (Stage.today + 31)...(Stage.today + 39), drawing: { .random(in: .min ... .max) })
        #expect(practised.isDisjoint(with: rest.map(\.item.item.question)))
      },
      StoreCase("a question can be practised once its date has ended everywhere") { stage in
        try await stage.stock(3)
        let item = try #require(try await stage.scheduled())
        #expect(try await stage.practise(ended: Stage.today - 1, difficulty: .easy) == nil)
        let found = try #require(try await stage.practise(ended: Stage.today, difficulty: .easy))
        #expect(found.question == item.item.question)
        #expect(try await stage.store.practice(found.number, ended: Stage.today) == found)
        #expect(try await stage.store.practice(found.number, ended: Stage.today - 1) == nil)
        #expect(try await stage.store.practice(QuestionNumber(4_711), ended: Stage.today) == nil)
      },
      StoreCase("practice keeps to the difficulty and the category") { stage in
        try await stage.stock(120)
        _ = try await stage.store.schedule(
          of: Stage.english, in: Stage.today...(Stage.today + 59), drawing: { .random(in: .min ... .max) })
        for seed in 0..<40 {
          let found = try await stage.practise(
            ended: Stage.today + 40, difficulty: .hard, category: .history, seed: UInt64(seed))
          #expect(found?.question.difficulty == .hard && found?.question.category == .history)
        }
        #expect(try await stage.practise(ended: Stage.today, language: Language("ru")) == nil)
      },
      StoreCase("what can be practised comes equally often") { stage in
        try await stage.stock(8)
        _ = try await stage.store.schedule(
          of: Stage.english, in: Stage.today...(Stage.today + 4), drawing: { .random(in: .min ... .max) })
        var counts: [QuestionNumber: Int] = [:]
        for seed in 0..<1_000 {
          let found = try await stage.practise(ended: Stage.today + 3, difficulty: .medium, seed: UInt64(seed))
          counts[try #require(found).number, default: 0] += 1
        }
        // 250 each; five standard deviations are 68.
        #expect(counts.count == 4 && counts.values.allSatisfy { (182...318).contains($0) })
      },
      StoreCase("what waits to be drawn again is no longer practised", waitingAgain),
    ]
  }

  private static func waitingAgain(_ stage: Stage) async throws {
    try await stage.stock(4)
    let first = Stage.today...(Stage.today + 3)
    _ = try await stage.store.schedule(of: Stage.english, in: first, drawing: { .random(in: .min ... .max) })
    #expect(try await stage.practise(ended: Stage.today + 3, difficulty: .easy) != nil)
    // The fifth date begins a new cycle: three wait, one stands on the schedule.
    let fifth = try #require(try await stage.scheduled(on: Stage.today + 4))
    #expect(try await stage.practise(ended: Stage.today + 3, difficulty: .easy) == nil)
    let again = try await stage.practise(ended: Stage.today + 4, difficulty: .easy)
    #expect(again?.question == fifth.item.question)
  }
}

extension Stage {
  func practise(
    ended: CalendarDate, difficulty: Difficulty? = nil, category: Category? = nil, language: Language = english,
    seed: UInt64 = 1
  ) async throws -> PracticeQuestion? {
    try await store.practice(difficulty, category, of: language, ended: ended, seed: seed)
  }
}
