import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var analytics: [StoreCase] {
    [
      StoreCase("the store knows the bank's present and former questions") { fixture in
        try await fixture.addQuestions(2)
        let item = try #require(try await fixture.scheduled())
        _ = try await fixture.store.void(item.id, fixture.correction())
        let asked = [item.content.question, .numbered(1, .hard), .numbered(2, .hard)].map { BankEntry(question: $0) }
        #expect(try await fixture.store.previewAdding(asked) == [.unchanged, .unchanged, .added])
        #expect(try await fixture.store.previewAdding([]) == [])
      },
      StoreCase("the bank is read in pages, without retired questions", pages),
      StoreCase("licences and works are counted, but not those of retired questions", licences),
      StoreCase("a question's statistics cover all its rounds", statistics),
      StoreCase("unfinished rounds, void rounds and unplayed questions have no statistics") { fixture in
        try await fixture.addQuestions(12)
        let player = try await fixture.player()
        _ = try await fixture.start(player, .easy)
        let void = try await fixture.answer(player, .medium)
        _ = try await fixture.store.void(void.item.id, fixture.correction())
        let records = try await fixture.store.questionAnalytics()
        #expect(records.map(\.question.difficulty) == [.easy] && records[0].statistics.players == 0)
      },
    ]
  }

  private static func pages(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(4)
    try await fixture.addQuestions(1, Language("ru"))
    let item = try #require(try await fixture.scheduled())
    _ = try await fixture.store.void(item.id, fixture.correction())
    var found: [StoredQuestion] = []
    while true {
      let page = try await fixture.store.questions(of: nil, after: found.last?.id, limit: 4)
      if page.isEmpty { break }
      #expect(page.count <= 4)
      found += page
    }
    #expect(found.count == 14 && Set(found.map(\.id)).count == 14)
    #expect(!found.contains { $0.entry.question == item.content.question })
    #expect(found.map(\.id.number) == found.map(\.id.number).sorted())
    #expect(found.contains { $0.entry.question == .numbered(3, .hard) } || item.content.question == .numbered(3, .hard))
    let russian = try await fixture.store.questions(of: Language("ru"), after: nil, limit: 100)
    #expect(russian.map(\.entry.question.language.tag) == ["ru", "ru", "ru"])
    let named = BankEntry(question: .numbered(99, .easy), name: "mine-99")
    _ = try await fixture.store.add([named], at: StoreFixture.noon)
    #expect(try await fixture.store.questions(of: nil, after: found.last?.id, limit: 9).map(\.entry) == [named])
  }

  private static func licences(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(20)
    let question = TriviaQuestion.numbered(1, .easy)
    let other = TriviaQuestion(
      language: question.language, category: .arts, difficulty: .easy, text: "Another?", correctAnswer: "yes",
      distractors: ["no"],
      source: "https://example.org/bank", licence: "CC-BY-4.0")
    _ = try await fixture.add([other])
    let item = try #require(try await fixture.scheduled(.hard))
    _ = try await fixture.store.void(item.id, fixture.correction())
    let tallies = try await fixture.store.licenceCounts()
    // Voiding a date that nobody started draws another question, which stays in the bank.
    #expect(
      tallies == [
        LicenceCount(language: StoreFixture.english, licence: "Apache-2.0", work: "A book", questions: 59),
        LicenceCount(
          language: StoreFixture.english, licence: "CC-BY-4.0", work: "https://example.org/bank", questions: 1),
      ])
  }

  /// 24 players answer the same questions. Every second one knows all answers.
  private static func statistics(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(30)
    var players: [Account] = []
    for number in 0..<24 { players.append(try await fixture.player("Player \(number)")) }
    for day in 0..<3 {
      for (number, player) in players.enumerated() {
        for difficulty in Difficulty.allCases {
          try await fixture.answer(
            player, difficulty, on: StoreFixture.today + day, right: number % 2 == 0,
            after: .seconds(Int64(10 + number)))
        }
      }
    }
    let records = try await fixture.store.questionAnalytics()
    #expect(records.count == 9)
    for record in records {
      let statistics = record.statistics
      #expect(statistics.players == 24 && statistics.facility.correct == 12 && statistics.unanswered == 0)
      #expect(statistics.choiceCounts[record.correctIndex] == 12 && record.distractors.map(\.count).reduce(0, +) == 12)
      #expect(record.answers[record.correctIndex] == record.question.correctAnswer)
      #expect(statistics.medianTime == TimeSpan(milliseconds: 21_500))
      #expect(abs(try #require(statistics.discrimination) - 1) < 1e-9)
      #expect(
        StoreFixture.today <= record.date ?? StoreFixture.today
          && record.date ?? StoreFixture.today <= StoreFixture.today + 2)
    }
    let labels = Dictionary(records.map { ($0.question.difficulty, $0.suggestedDifficulty) }) { first, _ in first }
    #expect(labels[.medium] == .some(nil))
    try await fixture.store.delete(players[0])
    let left = try await fixture.store.questionAnalytics()
    #expect(left.map(\.statistics.facility) == records.map(\.statistics.facility), "who goes leaves what they did")
    #expect(left.map(\.statistics.choiceCounts) == records.map(\.statistics.choiceCounts))
    #expect(left.map(\.statistics.medianTime) == records.map(\.statistics.medianTime))
    let first = try #require(records.first)
    let wrong = try #require(first.shownItem.options.indices.first { $0 != first.shownItem.correctIndex })
    _ = try await fixture.store.rekey(first.itemID, to: wrong, fixture.correction())
    let rekeyed = try #require(try await fixture.store.questionAnalytics().first { $0.id == first.id })
    #expect(rekeyed.answers[rekeyed.correctIndex] == first.shownItem.options[wrong])
    #expect(rekeyed.statistics.facility.correct == rekeyed.statistics.choiceCounts[rekeyed.correctIndex])
  }
}
