import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var days: [StoreCase] {
    [
      StoreCase("a day's board ranks correct answers by the time from Start, pauses included", ranking),
      StoreCase("equal times share the higher rank") { stage in
        try await stage.addQuestions(1)
        for (name, seconds) in [("Ada", 5), ("Bob", 3), ("Cleo", 5), ("Dan", 9)] as [(String, Int64)] {
          try await stage.answer(try await stage.player(name), after: .seconds(seconds))
        }
        let page = try await stage.board(nil)
        #expect(page.entries.map(\.rank) == [1, 2, 2, 4])
        #expect(page.entries.map(\.name.text) == ["Bob", "Ada", "Cleo", "Dan"])
        #expect(page.ownEntry == nil)
      },
      StoreCase("a board shows its top rows and the player's own") { stage in
        try await stage.addQuestions(1)
        var last: Account?
        for index in 1...30 {
          last = try await stage.player("Player \(index)")
          try await stage.answer(try #require(last), after: .seconds(Int64(index)))
        }
        let page = try await stage.board(last, limit: 3)
        #expect(page.lines == ["1 Player 1 1 1000", "2 Player 2 1 2000", "3 Player 3 1 3000"])
        #expect(page.count == 30)
        #expect(page.ownEntry?.rank == 30 && page.ownEntry?.isOwn == true && page.ownEntry?.elapsed == .seconds(30))
        #expect(page.entries.allSatisfy { !$0.isOwn })
      },
      StoreCase("guests' rounds never enter a board, even after sign-up") { stage in
        try await stage.addQuestions(2)
        let guest = try await stage.guest()
        try await stage.answer(guest)
        let name = try #require(AccountName("Grace"))
        let open = try await stage.start(guest, .hard)
        let named = try await stage.store.upgradeGuest(
          guest.id, name: name, credentials: StoreFixture.credentials, session: .random(), at: StoreFixture.noon)
        try await stage.play(.answer(option: open.key), in: open, after: .seconds(4))
        #expect(try await stage.board(named).count == 0)
        #expect(try await stage.board(named, .hard).count == 0)
        #expect(try await stage.week(named).count == 0)
        try await stage.answer(named, .medium)
        #expect(try await stage.board(named, .medium).lines == ["1 Grace 1 10000"])
        #expect(try await stage.week(named).lines == ["1 Grace 1 10000"])
      },
      StoreCase("each language, difficulty and date has its own board; personal draws have none") { stage in
        try await stage.addQuestions(3)
        try await stage.addQuestions(3, Language("ru"))
        let ada = try await stage.player()
        try await stage.answer(ada)
        try await stage.answer(ada, .hard, draw: .personal)
        #expect(try await stage.board(ada).count == 1)
        #expect(try await stage.board(ada, .hard).count == 0)
        #expect(try await stage.board(ada, on: StoreFixture.today + 1).count == 0)
        let russian = DayBoardQuery(language: Language("ru"), difficulty: .easy, date: StoreFixture.today)
        #expect(try await stage.store.board(russian, for: ada.id, limit: 9).count == 0)
        #expect(try await stage.week(ada).lines == ["1 Ada 1 10000"])
      },
    ]
  }

  static var weeks: [StoreCase] {
    [
      StoreCase("a weekly board ranks by correct answers, then by time") { stage in
        try await stage.addQuestions(8)
        let monday = StoreFixture.today.monday
        let players = try await atOnce(3) { try await stage.player(["Ada", "Bob", "Cleo"][$0]) }
          .sorted { $0.name?.text ?? "" < $1.name?.text ?? "" }
        for day in 0..<2 { try await stage.answer(players[0], on: monday + day, after: .seconds(30)) }
        try await stage.answer(players[1], on: monday, after: .seconds(1))
        try await stage.answer(players[1], on: monday + 1, right: false, after: .seconds(1))
        try await stage.answer(players[2], .easy, on: monday + 6, after: .seconds(20))
        try await stage.answer(players[2], .hard, on: monday + 6, after: .seconds(20))
        let page = try await stage.week(players[0], of: monday)
        #expect(page.lines == ["1 Cleo 2 40000", "2 Ada 2 60000", "3 Bob 1 1000"])
        #expect(page.ownEntry?.rank == 2 && page.count == 3)
        #expect(try await stage.week(players[1], of: monday, limit: 1).ownEntry?.rank == 3)
      },
      StoreCase("concurrent answers of 40 players give the same board as sequential ones") { stage in
        try await stage.addQuestions(4)
        let players = try await atOnce(40) { try await stage.player("Player \($0)") }
        _ = try await atOnce(120) { index in
          let difficulty = Difficulty.allCases[index / 40]
          try await stage.answer(
            players[index % 40], difficulty, right: index % 7 != 0, after: .seconds(Int64(1 + index % 40)))
        }
        let right = (0..<120).filter { $0 % 7 != 0 }.count
        let page = try await stage.week(nil)
        #expect(page.entries.map(\.correct).reduce(0, +) == right)
        let sorted = page.entries.sorted { (-$0.correct, $0.elapsed) < (-$1.correct, $1.elapsed) }
        #expect(sorted.map(\.rank) == page.entries.map(\.rank))
      },
    ]
  }

  private static func ranking(_ stage: StoreFixture) async throws {
    try await stage.addQuestions(1)
    let (ada, bob, cleo) = try await (stage.player("Ada"), stage.player("Bob"), stage.player("Cleo"))
    try await stage.answer(bob, after: .seconds(50))
    let paused = try await stage.start(ada)
    try await stage.play(.pause, in: paused, after: .seconds(5))
    try await stage.play(.resume, in: paused, after: .seconds(90))
    try await stage.play(.answer(option: paused.key), in: paused, after: .seconds(95))
    try await stage.answer(cleo, right: false, after: .seconds(1))
    let page = try await stage.board(ada)
    #expect(page.lines == ["1 Bob 1 50000", "2 Ada 1 95000"])
    #expect(page.ownEntry == page.entries[1])
    #expect(page.count == 2 && !page.isVoid)
    #expect(try await stage.board(cleo).ownEntry == nil)
  }
}
