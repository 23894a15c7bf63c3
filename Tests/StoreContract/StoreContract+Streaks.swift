import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// The streak in the header agrees with the one that is computed from all rounds.
  static var streaks: [StoreCase] {
    [
      StoreCase("a streak is right on each day, with and without checkpoints") { fixture in
        try await fixture.addQuestions(60)
        let ada = try await fixture.player()
        let missed: Set = [9, 20, 22, 31, 45]
        for day in 0..<50 {
          if !missed.contains(day) {
            try await fixture.answer(ada, on: StoreFixture.today + day, right: day % 3 != 0)
          }
          try await fixture.expectStreak(of: ada, on: StoreFixture.today + day)
        }
        // Long after the last round.
        for day in [50, 51, 52, 90, 400] { try await fixture.expectStreak(of: ada, on: StoreFixture.today + day) }
        #expect(try await fixture.streak(of: ada, on: StoreFixture.today + 400) == 0)
      },
      StoreCase("the first round of a date stores a checkpoint if the last one is old, and reading stores none") {
        fixture in
        try await fixture.addQuestions(40)
        let ada = try await fixture.player()
        for day in 0..<20 {
          _ = try await fixture.streak(of: ada, on: StoreFixture.today + day)
          let before = try await fixture.store.checkpointDate(of: ada.id)
          #expect(before == (day <= 10 ? nil : day <= 18 ? StoreFixture.today + 7 : StoreFixture.today + 15))
          try await fixture.answer(ada, on: StoreFixture.today + day)
        }
        _ = try await fixture.streak(of: ada, on: StoreFixture.today + 40)
        #expect(try await fixture.store.checkpointDate(of: ada.id) == StoreFixture.today + 15)
      },
      StoreCase("a void question takes its date from a streak that a checkpoint counts") { fixture in
        try await fixture.addQuestions(40)
        let ada = try await fixture.player()
        var rounds: [RoundRecord] = []
        for day in 0..<20 { rounds.append(try await fixture.answer(ada, on: StoreFixture.today + day)) }
        let last = StoreFixture.today + 19
        #expect(try await fixture.streak(of: ada, on: last) == 20)
        _ = try await fixture.store.void(rounds[4].item.id, fixture.correction())
        #expect(try await fixture.streak(of: ada, on: last) == 19)
        _ = try await fixture.store.void(rounds[18].item.id, fixture.correction())
        #expect(try await fixture.streak(of: ada, on: last) == 18)
        _ = try await fixture.store.rekey(rounds[7].item.id, to: rounds[7].wrongOption, fixture.correction())
        try await fixture.expectStreak(of: ada, on: last)
      },
      StoreCase("a date without a round on which every question was voided doesn't end a streak") { fixture in
        try await fixture.addQuestions(40)
        let (ada, bob) = (try await fixture.player(), try await fixture.player("Bob"))
        for day in 0..<14 where ![5, 6].contains(day) { try await fixture.answer(ada, on: StoreFixture.today + day) }
        let last = StoreFixture.today + 13
        #expect(try await fixture.streak(of: ada, on: last) == 7)
        for difficulty in Difficulty.allCases {
          let round = try await fixture.answer(bob, difficulty, on: StoreFixture.today + 5)
          _ = try await fixture.store.void(round.item.id, fixture.correction())
        }
        #expect(try await fixture.streak(of: ada, on: last) == 12)
        try await fixture.expectStreak(of: ada, on: last)
      },
      StoreCase("voided questions count by the game that was played on their date, whatever the player plays now") {
        fixture in
        let russian = Language("ru")
        try await fixture.addQuestions(40)
        try await fixture.addQuestions(40, russian)
        let (ada, bob) = (try await fixture.player(), try await fixture.player("Bob"))
        // In English until the ninth date, in Russian from then on. Two dates are missed in English, one in Russian.
        for day in 0..<18 where ![5, 6, 13].contains(day) {
          try await fixture.answer(
            ada, on: StoreFixture.today + day, language: day < 9 ? StoreFixture.english : russian)
        }
        let last = StoreFixture.today + 17
        #expect(try await fixture.streak(of: ada, on: last) == 10)
        for (day, language) in [(5, russian), (13, StoreFixture.english)] {
          try await fixture.voidAll(language, on: StoreFixture.today + day, by: bob)
        }
        #expect(try await fixture.streak(of: ada, on: last) == 10, "a game that she didn't play on those dates")
        try await fixture.expectStreak(of: ada, on: last)
        let cleo = try await fixture.player("Cleo")
        try await fixture.voidAll(StoreFixture.english, on: StoreFixture.today + 5, by: cleo)
        try await fixture.expectStreak(of: ada, on: last)
        #expect(try await fixture.streak(of: ada, on: last) == 15)
        try await fixture.store.changeSettings(AccountSettings(language: russian), of: ada.id)
        #expect(try await fixture.streak(of: ada, on: last) == 15)
      },
      StoreCase("a guest's rounds count in the streak of the account that the guest is merged into") { fixture in
        try await fixture.addQuestions(40)
        let (guest, ada) = (try await fixture.guest(), try await fixture.player())
        for day in 0..<20 {
          try await fixture.answer([5, 6, 7].contains(day) ? guest : ada, on: StoreFixture.today + day)
        }
        let last = StoreFixture.today + 19
        #expect(try await fixture.streak(of: ada, on: last) == 12)
        try await fixture.store.startSession(.random(), of: ada.id, merging: guest.id, at: last.midnightUTC)
        #expect(try await fixture.streak(of: ada, on: last) == 20)
      },
      StoreCase("an answer to a round of an earlier date counts in the streak") { fixture in
        try await fixture.addQuestions(40)
        let ada = try await fixture.player()
        for day in 0..<20 where ![4, 5].contains(day) { try await fixture.answer(ada, on: StoreFixture.today + day) }
        let running = try await fixture.start(ada, on: StoreFixture.today + 4)
        let last = StoreFixture.today + 19
        #expect(try await fixture.streak(of: ada, on: last) == 14)
        try await fixture.apply(.answer(option: 0), to: running, after: .seconds(5))
        #expect(try await fixture.streak(of: ada, on: last) == 19)
        try await fixture.expectStreak(of: ada, on: last)
      },
      StoreCase("a streak asked for on an earlier date than before is counted from all rounds") { fixture in
        try await fixture.addQuestions(40)
        let ada = try await fixture.player()
        for day in 0..<20 { try await fixture.answer(ada, on: StoreFixture.today + day) }
        #expect(try await fixture.streak(of: ada, on: StoreFixture.today + 19) == 20)
        // The last checkpoint was stored when day 18 began, and counts the dates until day 15.
        for day in [16, 14] { try await fixture.expectStreak(of: ada, on: StoreFixture.today + day) }
        try await fixture.expectStreak(of: ada, on: StoreFixture.today + 19)
        let bob = try await fixture.player("Bob")
        #expect(try await fixture.streak(of: bob, on: StoreFixture.today) == 0)
      },
    ]
  }
}

extension StoreFixture {
  func streak(of account: Account, on date: CalendarDate) async throws -> Int {
    try await store.currentStreak(of: account.id, on: date) { _ in true }
  }

  /// Lets a player answer all questions of a date, and voids them.
  func voidAll(_ language: Language, on date: CalendarDate, by player: Account) async throws {
    for difficulty in Difficulty.allCases {
      let round = try await answer(player, difficulty, on: date, language: language)
      _ = try await store.void(round.item.id, correction())
    }
  }

  /// Expects the streak that follows from all rounds.
  func expectStreak(of account: Account, on date: CalendarDate) async throws {
    let history = try await store.history(of: account.id, at: date.midnightUTC + .hours(13))
    let voided = try await store.voided(for: account.id)
    let statistics = PlayerStatistics(of: history, today: date, voided: voided) { _ in true }
    let expected = statistics.streaks.current?.length ?? 0
    #expect(try await streak(of: account, on: date) == expected, "on \(date.text)")
  }
}
