import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var practice: [StoreCase] {
    [
      StoreCase("practice never shows a future question") { fixture in
        try await fixture.addQuestions(60)
        let yesterday = StoreFixture.today - 1
        let coming = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 30),
          drawing: { .random(in: .min ... .max) })
        var practised: Set<TriviaQuestion> = []
        for seed in 0..<300 {
          let found = try await fixture.practise(ended: yesterday, seed: UInt64(seed))
          practised.insert(try #require(found).question)
        }
        #expect(practised.isDisjoint(with: coming.map(\.item.content.question)))
        let practicePool = try await fixture.store.inventory(of: StoreFixture.english).practicePool.values.reduce(0, +)
        #expect(practised.count == practicePool)
        let rest = try await fixture.store.schedule(
          of: StoreFixture.english, in: (StoreFixture.today + 31)...(StoreFixture.today + 39),
          drawing: { .random(in: .min ... .max) })
        #expect(practised.isDisjoint(with: rest.map(\.item.content.question)))
      },
      StoreCase("a question can be practised once its date has ended everywhere") { fixture in
        try await fixture.addQuestions(3)
        let item = try #require(try await fixture.scheduled())
        #expect(try await fixture.practise(ended: StoreFixture.today - 1, difficulty: .easy) == nil)
        let found = try #require(try await fixture.practise(ended: StoreFixture.today, difficulty: .easy))
        #expect(found.question == item.content.question)
        #expect(try await fixture.store.practiceQuestion(found.id, ended: StoreFixture.today) == found)
        #expect(try await fixture.store.practiceQuestion(found.id, ended: StoreFixture.today - 1) == nil)
        #expect(try await fixture.store.practiceQuestion(BankQuestionID(4_711), ended: StoreFixture.today) == nil)
      },
      StoreCase("practice respects the difficulty and the category") { fixture in
        try await fixture.addQuestions(120)
        _ = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 59),
          drawing: { .random(in: .min ... .max) })
        for seed in 0..<40 {
          let found = try await fixture.practise(
            ended: StoreFixture.today + 40, difficulty: .hard, category: .history, seed: UInt64(seed))
          #expect(found?.question.difficulty == .hard && found?.question.category == .history)
        }
        #expect(try await fixture.practise(ended: StoreFixture.today, language: Language("ru")) == nil)
      },
      StoreCase("practice draws all questions equally often") { fixture in
        try await fixture.addQuestions(8)
        _ = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 4),
          drawing: { .random(in: .min ... .max) })
        var counts: [BankQuestionID: Int] = [:]
        for seed in 0..<1_000 {
          let found = try await fixture.practise(ended: StoreFixture.today + 3, difficulty: .medium, seed: UInt64(seed))
          counts[try #require(found).id, default: 0] += 1
        }
        // About 250 each are expected. Five standard deviations are 68.
        #expect(counts.count == 4 && counts.values.allSatisfy { (182...318).contains($0) })
      },
      StoreCase("a question that waits to be drawn again leaves practice", waitingAgain),
    ]
  }

  private static func waitingAgain(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(4)
    let first = StoreFixture.today...(StoreFixture.today + 3)
    _ = try await fixture.store.schedule(of: StoreFixture.english, in: first, drawing: { .random(in: .min ... .max) })
    #expect(try await fixture.practise(ended: StoreFixture.today + 3, difficulty: .easy) != nil)
    // The fifth date begins a new cycle: three questions wait, and one is scheduled.
    let fifth = try #require(try await fixture.scheduled(on: StoreFixture.today + 4))
    #expect(try await fixture.practise(ended: StoreFixture.today + 3, difficulty: .easy) == nil)
    let again = try await fixture.practise(ended: StoreFixture.today + 4, difficulty: .easy)
    #expect(again?.question == fifth.content.question)
  }
}

extension StoreFixture {
  func practise(
    ended: CalendarDate, difficulty: Difficulty? = nil, category: TriviaCategory? = nil, language: Language = english,
    seed: UInt64 = 1
  ) async throws -> PracticeQuestion? {
    try await store.randomPracticeQuestion(difficulty, category, of: language, ended: ended, seed: seed)
  }
}
