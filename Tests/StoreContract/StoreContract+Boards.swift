import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var days: [StoreCase] {
    [
      StoreCase("a question's board ranks correct answers by the time from Start, pauses included", ranking),
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
          guest.id, name: name, credentials: StoreFixture.credentials, sessionDigest: .random(), at: StoreFixture.noon)
        try await fixture.apply(.answer(option: open.correctIndex), to: open, after: .seconds(4))
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
        let russian = QuestionBoardSelection(game: GameID(Language("ru")), difficulty: .easy, date: StoreFixture.today)
        #expect(try await fixture.store.board(russian, for: ada.id, limit: 9).count == 0)
        #expect(try await fixture.week(ada).lines == ["1 Ada 1 10000"])
      },
    ]
  }

  /// The boards of a day's three questions together.
  static var wholeDays: [StoreCase] {
    [
      StoreCase("a day's board ranks by correct answers, then by their time; only whole days are on it", wholeDay),
      StoreCase("times that are shown equal are equal on every board, and the shown times add up") { fixture in
        try await fixture.addQuestions(1)
        let (ada, bob, cleo) = try await (fixture.player("Ada"), fixture.player("Bob"), fixture.player("Cleo"))
        try await fixture.playDay(ada, after: TimeSpan(milliseconds: 2_099))
        try await fixture.playDay(bob, after: TimeSpan(milliseconds: 2_000))
        try await fixture.playDay(cleo, after: TimeSpan(milliseconds: 2_100))
        for page in [try await fixture.board(ada), try await fixture.board(ada, .hard)] {
          #expect(page.entries.map(\.rank) == [1, 1, 3] && page.ownEntry?.rank == 1)
          #expect(Set(page.entries.prefix(2).map(\.name.text)) == ["Ada", "Bob"])
        }
        for page in [try await fixture.dayBoard(bob), try await fixture.week(bob)] {
          #expect(page.entries.map(\.rank) == [1, 1, 3] && page.ownEntry?.rank == 1)
          #expect(page.entries.map(\.elapsed.milliseconds) == [6_000, 6_000, 6_300])
        }
      },
      StoreCase("a player's place of the day is that of their row on the board") { fixture in
        try await fixture.addQuestions(1)
        let players = try await fixture.players(23)
        for (index, player) in players.enumerated() {
          try await fixture.playDay(
            player, right: index % 4, after: TimeSpan(milliseconds: Int64(1_000 + 37 * (index * index % 11))))
        }
        for player in players {
          let (page, standing) = try await (fixture.dayBoard(player, limit: 5), fixture.standing(player))
          let own = try #require(page.ownEntry)
          #expect(standing == Standing(rank: own.rank, playerCount: page.count))
        }
        let whole = try await fixture.dayBoard(nil)
        #expect(whole.entries.count == 23)
        #expect(
          whole.entries.map(\.rank)
            == whole.entries.map { entry in
              1 + whole.entries.count { (-$0.correct, $0.elapsed) < (-entry.correct, entry.elapsed) }
            })
      },
      StoreCase("a group's board of the day has its members only, and is for them only") { fixture in
        try await fixture.addQuestions(1)
        let (ada, bob, cleo) = try await (fixture.player("Ada"), fixture.player("Bob"), fixture.player("Cleo"))
        let group = try #require(
          try await fixture.store.createGroup(
            NewGroup(name: "Pub", invitation: .random()), by: ada.id, at: StoreFixture.noon))
        _ = try await fixture.store.join(group.id, bob.id, at: StoreFixture.noon + .minutes(1))
        for (player, right) in [(ada, 1), (bob, 2), (cleo, 3)] { try await fixture.playDay(player, right: right) }
        let page = try await fixture.dayBoard(ada, in: group)
        #expect(page.lines == ["1 Bob 2 20000", "2 Ada 1 10000"] && page.count == 2 && page.ownEntry?.rank == 2)
        #expect(try await fixture.dayBoard(cleo, in: group) == BoardPage(entries: [], ownEntry: nil, count: 0))
        #expect(try await fixture.dayBoard(nil, in: group).count == 0)
      },
      StoreCase("a correction changes the day's board, also of those who lose their last right answer") { fixture in
        try await fixture.addQuestions(1)
        let (ada, bob) = try await (fixture.player("Ada"), fixture.player("Bob"))
        try await fixture.playDay(ada, right: 1, after: TimeSpan(milliseconds: 1_234))
        try await fixture.playDay(bob, right: 2, after: .seconds(9))
        _ = try await fixture.store.void(try #require(try await fixture.scheduled(.easy)).id, fixture.correction())
        #expect(try await fixture.dayBoard(nil).lines == ["1 Bob 1 9000", "2 Ada 0 0"])
        let medium = try #require(try await fixture.scheduled(.medium))
        _ = try await fixture.store.rekey(medium.id, to: medium.content.correctIndex == 0 ? 1 : 0, fixture.correction())
        #expect(try await fixture.dayBoard(nil).lines == ["1 Ada 1 1200", "2 Bob 0 0"])
      },
    ]
  }

  private static func wholeDay(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let (ada, bob) = try await (fixture.player("Ada"), fixture.player("Bob"))
    let (cleo, dan, guest) = try await (fixture.player("Cleo"), fixture.player("Dan"), fixture.guest())
    // Two quick answers are fewer than three slow ones. A wrong answer's time counts nothing.
    try await fixture.playDay(ada, right: 2, after: .seconds(1))
    try await fixture.playDay(bob, right: 3, after: .seconds(60))
    try await fixture.playDay(cleo, right: 2, after: .seconds(5))
    for difficulty in [Difficulty.easy, .medium] { try await fixture.answer(dan, difficulty, after: .seconds(1)) }
    try await fixture.playDay(guest)
    let page = try await fixture.dayBoard(cleo)
    #expect(page.lines == ["1 Bob 3 180000", "2 Ada 2 2000", "3 Cleo 2 10000"])
    #expect(page.count == 3 && page.ownEntry == page.entries[2] && !page.isVoid)
    #expect(try await fixture.dayBoard(dan).ownEntry == nil)
    #expect(try await fixture.dayBoard(guest).ownEntry == nil)
    let first = try await fixture.dayBoard(cleo, limit: 1)
    #expect(first.entries.count == 1 && first.ownEntry?.rank == 3 && first.count == 3)
    #expect(try await fixture.dayBoard(ada, on: StoreFixture.today - 1).count == 0)
    let russian = DayBoardSelection(game: GameID(Language("ru")), date: StoreFixture.today)
    #expect(try await fixture.store.board(russian, for: ada.id, limit: 9).count == 0)
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
    try await fixture.apply(.answer(option: paused.correctIndex), to: paused, after: .seconds(95))
    try await fixture.answer(cleo, right: false, after: .seconds(1))
    let page = try await fixture.board(ada)
    #expect(page.lines == ["1 Bob 1 50000", "2 Ada 1 95000"])
    #expect(page.ownEntry == page.entries[1])
    #expect(page.count == 2 && !page.isVoid)
    #expect(try await fixture.board(cleo).ownEntry == nil)
  }
}
