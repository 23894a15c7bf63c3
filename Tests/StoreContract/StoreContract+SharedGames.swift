import QuizEngine
import QuizService
import Testing

// Cases of games that languages share; ``StoreContract/translations`` lists them.
extension StoreContract {
  /// Questions that one game asked belong to another one's pool after languages were put together or separated.
  static func countingAsked(_ fixture: StoreFixture) async throws {
    let (english, russian) = (StoreFixture.english, StoreFixture.russian)
    for language in [english, russian] {
      let other = language == english ? russian : english
      _ = try await fixture.add(
        (0..<4).map { TriviaQuestion.numbered($0, .easy, language).with(translations: [.numbered($0, other)]) })
    }
    for day in 0..<3 {
      _ = try await fixture.scheduled(on: StoreFixture.today + day)
      _ = try await fixture.store.schedule(
        of: russian, in: (StoreFixture.today + day)...(StoreFixture.today + day), drawing: { UInt64(day) })
    }
    func remaining(_ language: Language) async throws -> Int? {
      try await fixture.store.inventory(of: language).remaining[.easy]
    }
    try await fixture.answer(try await fixture.player(), language: russian)
    #expect(try await remaining(english) == 1)
    #expect(try await remaining(russian) == 1)
    try await fixture.share([english, russian])
    // Nobody has played the other dates of the Russian game, and nobody will.
    #expect(try await remaining(english) == 4)
    var asked: Set<BankQuestionID> = []
    for day in 0..<7 {
      let item = try #require(try await fixture.scheduled(on: StoreFixture.today + day))
      #expect(asked.insert(item.questionID).inserted, "\(day)")
    }
    #expect(try await remaining(english) == 0)
    // All were asked; the pool is filled anew, and what is in it was asked before.
    _ = try await fixture.scheduled(on: StoreFixture.today + 7)
    #expect(try await remaining(english) == 0)
    try await fixture.share([])
    #expect(try await remaining(english) == 0)
    // Three have a date in this game. Nobody has played the date that the fourth has in the other one.
    #expect(try await remaining(russian) == 1)
  }

  static func sharing(_ fixture: StoreFixture) async throws {
    let (russian, chinese) = (StoreFixture.russian, StoreFixture.chinese)
    try await fixture.addTranslated(5, [russian, chinese])
    try await fixture.addQuestions(15)
    try await fixture.addQuestions(4, russian)
    let first = try #require(try await fixture.scheduled())
    try await fixture.share([StoreFixture.english, russian, chinese])
    #expect(try await fixture.store.gameLanguages().all == [StoreFixture.english, russian, chinese])
    // The schedule stays as it is.
    #expect(try await fixture.scheduled() == first)
    for day in 1...4 {
      for difficulty in Difficulty.allCases {
        let item = try #require(try await fixture.scheduled(difficulty, on: StoreFixture.today + day))
        #expect(try await fixture.store.translations(of: item.questionID).map(\.language) == [russian, chinese])
        #expect(item.content.question.language == StoreFixture.english)
      }
    }
    // An import in one language only isn't asked.
    _ = try await fixture.add((30..<40).map { .numbered($0, .easy) })
    let inventory = try await fixture.store.inventory(of: StoreFixture.english)
    #expect(inventory.byDifficulty[.easy] == 34)
    #expect(inventory.remaining[.easy] ?? 0 <= 1)
  }

  static func otherBoards(_ fixture: StoreFixture) async throws {
    let (english, russian) = (StoreFixture.english, StoreFixture.russian)
    for language in [english, russian] {
      let other = language == english ? russian : english
      _ = try await fixture.add(
        Difficulty.allCases.flatMap { difficulty in
          (0..<4).map { TriviaQuestion.numbered($0, difficulty, language).with(translations: [.numbered($0, other)]) }
        })
    }
    let ada = try await fixture.player()
    try await fixture.store.changeSettings(AccountSettings(language: russian), of: ada.id)
    let account = try #require(try await fixture.store.account(ada.id))
    for difficulty in Difficulty.allCases { try await fixture.answer(ada, difficulty, language: russian) }
    try await fixture.answer(ada, on: StoreFixture.today + 1, language: russian)
    try await fixture.answer(ada, .medium, on: StoreFixture.today + 1)
    try await fixture.share([english, russian])
    let boards = fixture.store.boards(
      at: (StoreFixture.today + 8).midnightUTC + .hours(12), sharing: [english, russian])
    func count(_ period: BoardRequest.Period) async throws -> Int {
      try await boards.board(BoardRequest(period: period, group: nil), for: account).page.count
    }
    let today = StoreFixture.today
    #expect(try await count(.day(today)) == 1)
    #expect(try await count(.week(today.monday)) == 1)
    #expect(try await count(.question(today, .hard)) == 1)
    #expect(try await count(.day(today + 8)) == 0)
    // A group's page shows the same boards.
    let group = try #require(
      try await fixture.store.createGroup(.named("Chess"), by: account.id, at: StoreFixture.noon))
    let ownDay = fixture.store.boards(at: today.midnightUTC + .hours(12), sharing: [english, russian])
    let standings = try #require(try await ownDay.standings(of: group, for: account))
    #expect(standings.day.count == 1 && standings.week.count == 1 && standings.members.count == 1)
    // Rounds of both games on one date: the present one's boards are shown.
    #expect(try await count(.question(today + 1, .medium)) == 1)
    #expect(try await count(.question(today + 1, .easy)) == 0)
  }

  /// The bank is written in Russian, and the game is known by English.
  static func mixing(_ fixture: StoreFixture) async throws {
    let (english, russian) = (StoreFixture.english, StoreFixture.russian)
    let questions = Difficulty.allCases.flatMap { difficulty in
      (0..<3).map {
        TriviaQuestion.numbered($0, difficulty, russian).with(translations: [.numbered($0, english)])
      }
    }
    _ = try await fixture.add(questions)
    #expect(try await fixture.store.inventory(of: russian).remaining[.easy] == 3)
    try await fixture.share([english, russian])
    #expect(try await fixture.store.inventory(of: english).remaining[.easy] == 3)
    #expect(try await fixture.store.inventory(of: russian).remaining[.easy] == 0)
    let late = TriviaQuestion.numbered(9, .easy, russian)
    #expect(try await fixture.result(of: late) == .added)
    #expect(try await fixture.store.inventory(of: english).remaining[.easy] == 3)
    #expect(try await fixture.result(of: late.with(translations: [.numbered(9, english)])) == .changed)
    #expect(try await fixture.store.inventory(of: english).remaining[.easy] == 4)
    let (ada, bob) = (try await fixture.player(), try await fixture.player("Bob"))
    for difficulty in Difficulty.allCases {
      let record = try await fixture.answer(ada, difficulty)
      #expect(record.question.language == russian && record.item.game == GameID(english))
      try await fixture.answer(bob, difficulty, right: difficulty == .easy)
    }
    #expect(try await fixture.dayBoard(ada).lines == ["1 Ada 3 30000", "2 Bob 1 10000"])
    #expect(try await fixture.week(ada).lines == ["1 Ada 3 30000", "2 Bob 1 10000"])
    let item = try #require(try await fixture.scheduled())
    _ = try await fixture.store.void(item.id, fixture.correction())
    #expect(try await fixture.dayBoard(ada).lines == ["1 Ada 2 20000", "2 Bob 0 0"])
    #expect(try await fixture.week(ada).lines == ["1 Ada 2 20000"])
    let next = try #require(try await fixture.scheduled(.hard))
    _ = try await fixture.store.rekey(next.id, to: next.content.correctIndex == 0 ? 1 : 0, fixture.correction())
    #expect(try await fixture.week(ada).lines.contains("1 Ada 1 10000"))
    // Each language has its own game again.
    try await fixture.share([])
    #expect(try await fixture.store.inventory(of: english).remaining[.easy] == 0)
    #expect(try await fixture.store.inventory(of: russian).remaining[.easy] == 3)
  }
}
