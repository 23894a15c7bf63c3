import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var bank: [StoreCase] {
    [
      StoreCase("a question is added once, even by concurrent imports") { fixture in
        let added = try await atOnce(10) { _ in try await fixture.addQuestions(20) }
        #expect(added.reduce(0, +) == 60)
        #expect(try await fixture.addQuestions(25) == 15)
        let stock = try await fixture.store.inventory(of: StoreFixture.english)
        #expect(stock.total == 75)
        #expect(Difficulty.allCases.allSatisfy { stock.byDifficulty[$0] == 25 && stock.remaining[$0] == 25 })
        #expect(stock.byCategory.values.reduce(0, +) == 75)
        #expect(stock.byCategory[.arts] == 15 && stock.byCategory[.sports] == 12)
      },
      StoreCase("the same text with another key is another question") { fixture in
        let question = TriviaQuestion.numbered(1, .easy)
        let other = TriviaQuestion(
          language: question.language, category: .arts, difficulty: .easy, text: question.text, correctAnswer: "other",
          distractors: ["right"])
        let added = try await fixture.add([question, other, question])
        #expect(added == 2)
      },
      StoreCase("each language has its own bank") { fixture in
        try await fixture.addQuestions(2)
        try await fixture.addQuestions(3, Language("zh-Hant"))
        #expect(try await fixture.store.bankLanguages() == [StoreFixture.english, Language("zh-Hant")])
        #expect(try await fixture.store.inventory(of: Language("zh-Hant")).total == 9)
        #expect(try await fixture.store.inventory(of: Language("ru")).total == 0)
        let schedule = try await fixture.store.schedule(
          of: Language("zh-Hant"), in: StoreFixture.today...StoreFixture.today, drawing: { 1 })
        #expect(schedule.allSatisfy { $0.item.content.question.language == Language("zh-Hant") } && schedule.count == 3)
      },
      StoreCase("an invalid question is refused with its whole batch") { fixture in
        let bad = TriviaQuestion(
          language: StoreFixture.english, category: .arts, difficulty: .easy, text: "Why?", correctAnswer: "so",
          distractors: [])
        await expectError { _ = try await fixture.add([.numbered(1, .easy), bad]) }
        let stock = try await fixture.store.inventory(of: StoreFixture.english)
        #expect(stock.total == 0)
      },
    ]
  }

  static var schedule: [StoreCase] {
    [
      StoreCase("concurrent draws of a date give one schedule") { fixture in
        try await fixture.addQuestions(40)
        let dates = StoreFixture.today...(StoreFixture.today + 9)
        let schedules = try await atOnce(20) { index in
          try await fixture.store.schedule(
            of: StoreFixture.english, in: dates, drawing: { UInt64(index) &* 0x9E37_79B9 })
        }
        #expect(Set(schedules).count == 1)
        #expect(schedules[0].map(\.date) == dates.lowerBound.epochDay.through(dates.upperBound.epochDay, times: 3))
        #expect(schedules[0].prefix(3).map(\.difficulty) == Difficulty.allCases)
        #expect(try await fixture.store.schedule(of: StoreFixture.english, in: dates, drawing: nil) == schedules[0])
      },
      StoreCase("a read of the schedule draws no questions") { fixture in
        try await fixture.addQuestions(4)
        let dates = StoreFixture.today...(StoreFixture.today + 2)
        #expect(try await fixture.store.schedule(of: StoreFixture.english, in: dates, drawing: nil).isEmpty)
        let round = try await fixture.start(try await fixture.player(), .hard, on: StoreFixture.today + 1)
        let schedule = try await fixture.store.schedule(of: StoreFixture.english, in: dates, drawing: nil)
        #expect(
          schedule == [ScheduleEntry(date: StoreFixture.today + 1, difficulty: .hard, item: round.item, starts: 1)])
      },
      StoreCase("no question repeats before all of its difficulty were drawn, those of the practice pool last", cycles),
      StoreCase("new questions are drawn before any repeat, those of the practice pool too", latecomers),
      StoreCase("an import changes no scheduled question") { fixture in
        try await fixture.addQuestions(3)
        let before = try await fixture.scheduled()
        try await fixture.addQuestions(30)
        #expect(try await fixture.scheduled() == before)
      },
      StoreCase("the schedule survives reopening and continues without repeats") { fixture in
        try await fixture.addQuestions(6)
        let first = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 2), drawing: { 3 })
        try await fixture.reopening { again in
          let all = try await again.store.schedule(
            of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 5), drawing: { 4 })
          #expect(Array(all.prefix(9)) == first)
          #expect(Set(all.map(\.item.content.question)).count == 18)
        }
      },
    ]
  }

  private static func latecomers(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(40)
    let before = try await fixture.store.schedule(
      of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 44),
      drawing: { .random(in: .min ... .max) })
    try await fixture.addQuestions(60)
    #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining.values.allSatisfy { $0 == 20 })
    let after = try await fixture.store.schedule(
      of: StoreFixture.english, in: (StoreFixture.today + 45)...(StoreFixture.today + 64),
      drawing: { .random(in: .min ... .max) })
    #expect(Set(before.map(\.item.content.question)).count == 120)
    #expect(Set(after.map(\.item.content.question)).count == 60)
    #expect(Set(after.map(\.item.content.question)).isDisjoint(with: before.map(\.item.content.question)))
    #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining.values.allSatisfy { $0 == 0 })
  }

  private static func cycles(_ fixture: StoreFixture) async throws {
    let count = 60
    try await fixture.addQuestions(count)
    let practicePool = try await fixture.store.inventory(of: StoreFixture.english).practicePool
    #expect(Difficulty.allCases.allSatisfy { (1...20).contains(practicePool[$0] ?? 0) })
    let days = StoreFixture.today...(StoreFixture.today + (3 * count - 1))
    for cycle in 0..<3 {
      let dates = (days.lowerBound + cycle * count)...(days.lowerBound + ((cycle + 1) * count - 1))
      let drawn = try await fixture.store.schedule(
        of: StoreFixture.english, in: dates, drawing: { .random(in: .min ... .max) })
      for difficulty in Difficulty.allCases {
        let texts = drawn.filter { $0.difficulty == difficulty }.map(\.item.content.question.text)
        #expect(texts.count == count && Set(texts).count == count, "cycle \(cycle), \(difficulty)")
      }
      #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining.values.allSatisfy { $0 == 0 })
    }
  }
}

extension Int {
  /// The dates from this day number to `last`, each this many times.
  fileprivate func through(_ last: Int, times: Int) -> [CalendarDate] {
    (self...last).flatMap { Array(repeating: CalendarDate(epochDay: $0), count: times) }
  }
}
