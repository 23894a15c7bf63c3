import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var days: [StoreCase] {
    [
      StoreCase("a day's board ranks correct answers by the time from Start, pauses included", ranking),
      StoreCase("equal times share the higher rank") { fixture in
        try await fixture.addQuestions(1)
        for (name, seconds) in [("Ada", 5), ("Bob", 3), ("Cleo", 5), ("Dan", 9)] as [(String, Int64)] {
          try await fixture.answer(try await fixture.player(name), after: .seconds(seconds))
        }
        let page = try await fixture.board(nil)
        #expect(page.entries.map(\.rank) == [1, 2, 2, 4])
        #expect(page.entries.map(\.name.text) == ["Bob", "Ada", "Cleo", "Dan"])
        #expect(page.ownEntry == nil)
      },
      StoreCase("a board shows its top rows and the player's own") { fixture in
        try await fixture.addQuestions(1)
        var last: Account?
        for index in 1...30 {
          last = try await fixture.player("Player \(index)")
          try await fixture.answer(try #require(last), after: .seconds(Int64(index)))
        }
        let page = try await fixture.board(last, limit: 3)
        #expect(page.lines == ["1 Player 1 1 1000", "2 Player 2 1 2000", "3 Player 3 1 3000"])
        #expect(page.count == 30)
        #expect(page.ownEntry?.rank == 30 && page.ownEntry?.isOwn == true && page.ownEntry?.elapsed == .seconds(30))
        #expect(page.entries.allSatisfy { !$0.isOwn })
      },
      StoreCase("guests' rounds never enter a board, even after sign-up") { fixture in
        try await fixture.addQuestions(2)
        let guest = try await fixture.guest()
        try await fixture.answer(guest)
        let name = try #require(AccountName("Grace"))
        let open = try await fixture.start(guest, .hard)
        let named = try await fixture.store.upgradeGuest(
          guest.id, name: name, credentials: StoreFixture.credentials, session: .random(), at: StoreFixture.noon)
        try await fixture.apply(.answer(option: open.key), to: open, after: .seconds(4))
        #expect(try await fixture.board(named).count == 0)
        #expect(try await fixture.board(named, .hard).count == 0)
        #expect(try await fixture.week(named).count == 0)
        try await fixture.answer(named, .medium)
        #expect(try await fixture.board(named, .medium).lines == ["1 Grace 1 10000"])
        #expect(try await fixture.week(named).lines == ["1 Grace 1 10000"])
      },
      StoreCase("each language, difficulty and date has its own board; personal draws have none") { fixture in
        try await fixture.addQuestions(3)
        try await fixture.addQuestions(3, Language("ru"))
        let ada = try await fixture.player()
        try await fixture.answer(ada)
        try await fixture.answer(ada, .hard, draw: .personal)
        #expect(try await fixture.board(ada).count == 1)
        #expect(try await fixture.board(ada, .hard).count == 0)
        #expect(try await fixture.board(ada, on: StoreFixture.today + 1).count == 0)
        let russian = DayBoardQuery(language: Language("ru"), difficulty: .easy, date: StoreFixture.today)
        #expect(try await fixture.store.board(russian, for: ada.id, limit: 9).count == 0)
        #expect(try await fixture.week(ada).lines == ["1 Ada 1 10000"])
      },
    ]
  }

  static var weeks: [StoreCase] {
    [
      StoreCase("a weekly board ranks by correct answers, then by time") { fixture in
        try await fixture.addQuestions(8)
        let monday = StoreFixture.today.monday
        let players = try await atOnce(3) { try await fixture.player(["Ada", "Bob", "Cleo"][$0]) }
          .sorted { $0.name?.text ?? "" < $1.name?.text ?? "" }
        for day in 0..<2 { try await fixture.answer(players[0], on: monday + day, after: .seconds(30)) }
        try await fixture.answer(players[1], on: monday, after: .seconds(1))
        try await fixture.answer(players[1], on: monday + 1, right: false, after: .seconds(1))
        try await fixture.answer(players[2], .easy, on: monday + 6, after: .seconds(20))
        try await fixture.answer(players[2], .hard, on: monday + 6, after: .seconds(20))
        let page = try await fixture.week(players[0], of: monday)
        #expect(page.lines == ["1 Cleo 2 40000", "2 Ada 2 60000", "3 Bob 1 1000"])
        #expect(page.ownEntry?.rank == 2 && page.count == 3)
        #expect(try await fixture.week(players[1], of: monday, limit: 1).ownEntry?.rank == 3)
      },
      StoreCase("concurrent answers of 40 players give the same board as sequential ones") { fixture in
        try await fixture.addQuestions(4)
        let players = try await atOnce(40) { try await fixture.player("Player \($0)") }
        _ = try await atOnce(120) { index in
          let difficulty = Difficulty.allCases[index / 40]
          try await fixture.answer(
            players[index % 40], difficulty, right: index % 7 != 0, after: .seconds(Int64(1 + index % 40)))
        }
        let right = (0..<120).filter { $0 % 7 != 0 }.count
        let page = try await fixture.week(nil)
        #expect(page.entries.map(\.correct).reduce(0, +) == right)
        let sorted = page.entries.sorted { (-$0.correct, $0.elapsed) < (-$1.correct, $1.elapsed) }
        #expect(sorted.map(\.rank) == page.entries.map(\.rank))
      },
    ]
  }

  private static func ranking(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let (ada, bob, cleo) = try await (fixture.player("Ada"), fixture.player("Bob"), fixture.player("Cleo"))
    try await fixture.answer(bob, after: .seconds(50))
    let paused = try await fixture.start(ada)
    try await fixture.apply(.pause, to: paused, after: .seconds(5))
    try await fixture.apply(.resume, to: paused, after: .seconds(90))
    try await fixture.apply(.answer(option: paused.key), to: paused, after: .seconds(95))
    try await fixture.answer(cleo, right: false, after: .seconds(1))
    let page = try await fixture.board(ada)
    #expect(page.lines == ["1 Bob 1 50000", "2 Ada 1 95000"])
    #expect(page.ownEntry == page.entries[1])
    #expect(page.count == 2 && !page.isVoid)
    #expect(try await fixture.board(cleo).ownEntry == nil)
  }
}
