import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var importChanges: [StoreCase] {
    [
      StoreCase("an import updates an unasked question once") { fixture in
        try await fixture.addQuestions(3)
        for change in Change.allCases {
          let corrected = change.entry
          #expect(try await fixture.store.previewAdding([corrected]) == [.changed], "\(change)")
          #expect(try await fixture.correct(corrected) == .changed, "\(change)")
          #expect(try await fixture.correct(corrected) == .unchanged, "\(change)")
          #expect(try await fixture.store.previewAdding([corrected]) == [.unchanged], "\(change)")
          #expect(try await fixture.inBank(Change.text) == [corrected], "\(change)")
        }
        #expect(try await fixture.store.inventory(of: StoreFixture.english).total == 9)
      },
      StoreCase("an import keeps values that it leaves empty, and ignores the order of distractors") { fixture in
        let full = BankEntry(question: .numbered(1, .easy), name: "mine")
        _ = try await fixture.correct(full)
        let bare = TriviaQuestion(
          language: StoreFixture.english, category: full.question.category, difficulty: .easy, text: full.question.text,
          correctAnswer: full.question.correctAnswer, distractors: full.question.distractors.reversed())
        #expect(try await fixture.correct(BankEntry(question: bare)) == .unchanged)
        #expect(try await fixture.inBank(Change.text) == [full])
      },
      StoreCase("correcting a category or difficulty moves a question and its counts", moves),
      StoreCase("an import can move a whole bank, and each question is drawn once") { fixture in
        try await fixture.addQuestions(30)
        let outcomes = try await fixture.store.add(
          (0..<30).map { BankEntry(question: .numbered($0, .easy).moved(to: .hard, .arts)) }, at: StoreFixture.noon)
        #expect(outcomes == Array(repeating: .changed, count: 30))
        let stock = try await fixture.store.inventory(of: StoreFixture.english)
        #expect(stock.byDifficulty[.easy] == 0 && stock.byDifficulty[.hard] == 60 && stock.total == 90)
        let days = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 59),
          drawing: { .random(in: .min ... .max) })
        let drawn = days.filter { $0.difficulty == .hard }.map(\.item.content.question.text)
        #expect(drawn.count == 60 && Set(drawn).count == 60)
        #expect(!days.contains { $0.difficulty == .easy })
      },
      StoreCase("an import doesn't change a scheduled question", frozen),
      StoreCase("a retired question stays retired after an import") { fixture in
        try await fixture.addQuestions(3)
        let item = try #require(try await fixture.scheduled())
        _ = try await fixture.store.void(item.id, fixture.correction())
        let corrected = BankEntry(question: item.content.question.explained("Otherwise."))
        #expect(try await fixture.store.previewAdding([corrected]) == [.skipped(.retired)])
        #expect(try await fixture.correct(corrected) == .skipped(.retired))
        #expect(try await fixture.correct(BankEntry(question: item.content.question)) == .unchanged)
        #expect(try await fixture.inBank(item.content.question.text) == [])
      },
      StoreCase("an import compares with the last version of a void question") { fixture in
        try await fixture.addQuestions(3)
        let first = BankEntry(question: .numbered(1, .easy))
        let corrected = BankEntry(question: first.question.explained("Better."))
        #expect(try await fixture.correct(corrected) == .changed)
        let days = try await fixture.store.schedule(
          of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 2),
          drawing: { .random(in: .min ... .max) })
        let day = try #require(days.first { $0.item.content.question.text == first.question.text })
        _ = try await fixture.store.void(day.item.id, fixture.correction())
        // The corrected file has what the bank got last. The first file differs.
        #expect(try await fixture.store.previewAdding([corrected]) == [.unchanged])
        #expect(try await fixture.correct(corrected) == .unchanged)
        #expect(
          try await fixture.store.previewAdding([BankEntry(question: first.question.explained("Otherwise."))]) == [
            .skipped(.retired)
          ])
      },
      StoreCase("the same correction by many at once is made once") { fixture in
        try await fixture.addQuestions(12)
        let corrected = (0..<12).map { BankEntry(question: .numbered($0, .easy).moved(to: .medium, .sports)) }
        let outcomes = try await atOnce(8) { _ in try await fixture.store.add(corrected, at: StoreFixture.noon) }
        #expect(outcomes.joined().count { $0 == .changed } == 12)
        #expect(outcomes.joined().allSatisfy { $0 == .changed || $0 == .unchanged })
        let stock = try await fixture.store.inventory(of: StoreFixture.english)
        #expect(stock.total == 36 && stock.remaining[.medium] == 24 && stock.remaining[.easy] == 0)
      },
      StoreCase("concurrent draws and corrections lose no question and change no drawn one", drawnMeanwhile),
    ]
  }

  /// One value of the first question that a new file can change.
  private enum Change: CaseIterable {
    case name, wrongAnswers, explanation, source, licence, category, difficulty

    static let text = TriviaQuestion.numbered(1, .easy).text

    var entry: BankEntry {
      let index = Self.allCases.firstIndex(of: self) ?? 0
      func has(_ change: Self) -> Bool { Self.allCases.firstIndex(of: change) ?? 0 <= index }
      let old = TriviaQuestion.numbered(1, .easy)
      return BankEntry(
        question: TriviaQuestion(
          language: old.language, category: has(.category) ? .sports : old.category,
          difficulty: has(.difficulty) ? .hard : .easy, text: old.text, correctAnswer: old.correctAnswer,
          distractors: has(.wrongAnswers) ? ["four", "five"] : old.distractors,
          explanation: has(.explanation) ? "Since it is." : old.explanation,
          source: has(.source) ? "Another book" : old.source, licence: has(.licence) ? "MIT" : old.licence),
        name: "mine")
    }
  }

  private static func moves(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(40)
    let before = try await fixture.store.inventory(of: StoreFixture.english)
    for number in 0..<40 {
      let old = TriviaQuestion.numbered(number, .easy)
      #expect(try await fixture.correct(BankEntry(question: old.moved(to: .medium, .history))) == .changed)
    }
    let after = try await fixture.store.inventory(of: StoreFixture.english)
    #expect(after.total == before.total && after.byDifficulty == [.easy: 0, .medium: 80, .hard: 40])
    #expect(after.remaining == [.easy: 0, .medium: 80, .hard: 40])
    #expect(after.practicePool[.easy] == 0 && after.practicePool[.hard] == before.practicePool[.hard])
    let moved = (0..<40).count { TriviaQuestion.numbered($0, .easy).category != .history }
    #expect(after.byCategory[.history] == before.byCategory[.history].map { $0 + moved })
    for number in 0..<40 {
      let moved = TriviaQuestion.numbered(number, .easy).moved(to: .medium, .history)
      #expect(try await fixture.correct(BankEntry(question: moved.moved(to: .easy, .arts))) == .changed)
    }
    let back = try await fixture.store.inventory(of: StoreFixture.english)
    #expect(
      back.remaining == before.remaining && back.practicePool == before.practicePool
        && back.byDifficulty == before.byDifficulty)
  }

  private static func frozen(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(3)
    let ahead = try #require(try await fixture.scheduled(on: StoreFixture.today + 1))
    let asked = try await fixture.answer(try await fixture.player()).item
    for item in [ahead, asked] {
      let old = item.content.question
      for corrected in [old.explained("Otherwise."), old.moved(to: .hard, old.category)] {
        let entry = BankEntry(question: corrected)
        #expect(try await fixture.store.previewAdding([entry]) == [.skipped(.frozen)])
        #expect(try await fixture.correct(entry) == .skipped(.frozen))
      }
      #expect(try await fixture.store.itemDetails(of: item.id)?.item == item)
      #expect(try await fixture.inBank(old.text).map(\.question) == [old])
    }
    #expect(try await fixture.store.inventory(of: StoreFixture.english).byDifficulty[.easy] == 3)
  }

  private static func drawnMeanwhile(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(40)
    let dates = StoreFixture.today...(StoreFixture.today + 19)
    async let drawn = atOnce(4) { index in
      try await fixture.store.schedule(of: StoreFixture.english, in: dates, drawing: { UInt64(index) &* 0x9E37_79B9 })
    }
    let outcomes = try await atOnce(8) { index in
      var outcomes: [BankEntryResult] = []
      for number in stride(from: index, to: 40, by: 8) {
        outcomes.append(
          try await fixture.correct(BankEntry(question: .numbered(number, .easy).explained("Otherwise."))))
      }
      return outcomes
    }.joined()
    let schedules = try await drawn
    #expect(Set(schedules.map { $0.map(\.item.id) }).count == 1)
    #expect(outcomes.allSatisfy { $0 == .changed || $0 == .skipped(.frozen) })
    let stock = try await fixture.store.inventory(of: StoreFixture.english)
    #expect(stock.byDifficulty[.easy] == 40 && stock.remaining[.easy] == 20)
    let days = try await fixture.store.schedule(
      of: StoreFixture.english, in: StoreFixture.today...(StoreFixture.today + 39),
      drawing: { .random(in: .min ... .max) })
    let texts = days.filter { $0.difficulty == .easy }.map(\.item.content.question.text)
    #expect(texts.count == 40 && Set(texts).count == 40)
    let isOtherwise = days.count { $0.item.content.question.explanation == "Otherwise." }
    #expect(isOtherwise == outcomes.count { $0 == .changed })
  }
}

extension StoreFixture {
  fileprivate func correct(_ entry: BankEntry) async throws -> BankEntryResult {
    try #require(try await store.add([entry], at: Self.noon).first)
  }

  /// The bank's entries with this text.
  fileprivate func inBank(_ text: String) async throws -> [BankEntry] {
    try await store.questions(of: nil, after: nil, limit: 1_000).map(\.entry).filter { $0.question.text == text }
  }
}

extension TriviaQuestion {
  fileprivate func moved(to difficulty: Difficulty, _ category: TriviaCategory) -> TriviaQuestion {
    TriviaQuestion(
      language: language, category: category, difficulty: difficulty, text: text, correctAnswer: correctAnswer,
      distractors: distractors, explanation: explanation, source: source, licence: licence)
  }

  fileprivate func explained(_ explanation: String) -> TriviaQuestion {
    TriviaQuestion(
      language: language, category: category, difficulty: difficulty, text: text, correctAnswer: correctAnswer,
      distractors: distractors, explanation: explanation, source: source, licence: licence)
  }
}
