import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// What players are told about others: how many got it, and ranks.
  static var roundStatistics: [StoreCase] {
    [
      StoreCase("the share of correct answers and the rank are published after each 20 answers", steps),
      StoreCase("rounds without an answer are in no share, and unfinished rounds are told nothing") { fixture in
        try await fixture.addQuestions(1)
        let players = try await fixture.players(20)
        let open = try await fixture.start(players[0])
        let late = try await fixture.start(players[1])
        let expired = try await fixture.show(late, after: .hours(2))
        for player in players[2...] { try await fixture.answer(player) }
        try await fixture.answer(try await fixture.player("Last"))
        #expect(try await fixture.store.statistics(of: expired) == .none)
        try await fixture.answer(try await fixture.player("Last but one"))
        #expect(try await fixture.store.statistics(of: expired) == RoundStatistics(correctPercent: 100, standing: nil))
        #expect(try await fixture.store.statistics(of: open) == .none)
      },
      StoreCase("guests count in the share, and have no rank") { fixture in
        try await fixture.addQuestions(1)
        for player in try await fixture.players(15) { try await fixture.answer(player) }
        var last: RoundRecord?
        for _ in 0..<5 { last = try await fixture.answer(try await fixture.guest(), right: false) }
        let round = try #require(last)
        #expect(try await fixture.store.statistics(of: round) == RoundStatistics(correctPercent: 75, standing: nil))
        #expect(try await fixture.store.correctPercent(of: round.item) == 75)
      },
      StoreCase("a corrected key corrects the share; a void question has none") { fixture in
        try await fixture.addQuestions(1)
        var last: RoundRecord?
        for (index, player) in try await fixture.players(20).enumerated() {
          last = try await fixture.answer(player, right: index >= 5)
        }
        let round = try #require(last)
        #expect(try await fixture.store.statistics(of: round).correctPercent == 75)
        _ = try await fixture.store.rekey(round.item.id, to: round.wrongOption, fixture.correction())
        let corrected = try #require(try await fixture.store.round(round.id))
        #expect(try await fixture.store.statistics(of: corrected) == RoundStatistics(correctPercent: 25, standing: nil))
        _ = try await fixture.store.void(round.item.id, fixture.correction())
        let void = try #require(try await fixture.store.round(round.id))
        #expect(try await fixture.store.statistics(of: void) == .none)
        #expect(try await fixture.store.correctPercent(of: void.item) == nil)
      },
      StoreCase("a question that was drawn for single players has a share, and no rank") { fixture in
        try await fixture.addQuestions(1)
        var last: RoundRecord?
        for player in try await fixture.players(20) { last = try await fixture.answer(player, draw: .personal) }
        let statistics = try await fixture.store.statistics(of: try #require(last))
        #expect(statistics == RoundStatistics(correctPercent: 100, standing: nil))
      },
      StoreCase("100 answers at once publish whole batches") { fixture in
        try await fixture.addQuestions(1)
        let players = try await fixture.players(100)
        let rounds = try await atOnce(100) { index in
          try await fixture.answer(players[index], right: index % 4 != 0, after: .seconds(Int64(1 + index)))
        }
        let statistics = try await fixture.store.statistics(of: try #require(rounds.first))
        #expect(statistics.correctPercent.map { 50...100 ~= $0 } == true)
      },
    ]
  }

  /// Where a player stands after all three rounds of a date.
  static var standings: [StoreCase] {
    [
      StoreCase("players who finished a day are ranked by correct answers, then by their time", standing),
      StoreCase("a day that isn't finished, and a guest's, have no standing") { fixture in
        try await fixture.addQuestions(1)
        for player in try await fixture.players(20) { try await fixture.playDay(player) }
        let (ada, guest) = (try await fixture.player(), try await fixture.guest())
        for difficulty in [Difficulty.easy, .medium] { try await fixture.answer(ada, difficulty) }
        try await fixture.playDay(guest)
        #expect(try await fixture.standing(ada) == nil)
        #expect(try await fixture.standing(guest) == nil)
        #expect(try await fixture.standing(ada, on: StoreFixture.today + 1) == nil)
      },
      StoreCase("a correction puts the standings of its date right") { fixture in
        try await fixture.addQuestions(1)
        var players: [Account] = []
        for (index, player) in try await fixture.players(20).enumerated() {
          try await fixture.playDay(player, right: index == 0 ? 2 : 3, after: .seconds(Int64(1 + index)))
          players.append(player)
        }
        #expect(try await fixture.standing(players[0]) == Standing(rank: 20, playerCount: 20))
        let hard = try #require(try await fixture.scheduled(.hard))
        _ = try await fixture.store.void(hard.id, fixture.correction())
        #expect(try await fixture.standing(players[0])?.rank == 1)
        let medium = try #require(try await fixture.scheduled(.medium))
        let wrong = medium.content.correctIndex == 0 ? 1 : 0
        _ = try await fixture.store.rekey(medium.id, to: wrong, fixture.correction())
        #expect(try await fixture.standing(players[19])?.rank == 20)
        #expect(try await fixture.standing(players[0])?.rank == 1)
      },
      StoreCase("an account's deletion takes its result of the day along") { fixture in
        try await fixture.addQuestions(1)
        let players = try await fixture.players(21)
        for (index, player) in players.enumerated() {
          try await fixture.playDay(player, after: .seconds(Int64(1 + index)))
        }
        try await fixture.store.delete(players[0])
        #expect(try await fixture.standing(players[0]) == nil)
        #expect(try await fixture.standing(players[1])?.rank == 1)
      },
      StoreCase("three rounds that end at once make one result of the day") { fixture in
        try await fixture.addQuestions(1)
        for player in try await fixture.players(19) { try await fixture.playDay(player) }
        let ada = try await fixture.player()
        var rounds: [RoundRecord] = []
        for difficulty in Difficulty.allCases { rounds.append(try await fixture.start(ada, difficulty)) }
        let started = rounds
        _ = try await atOnce(3) { index in
          try await fixture.apply(.answer(option: started[index].correctIndex), to: started[index], after: .seconds(3))
        }
        #expect(try await fixture.standing(ada) == Standing(rank: 1, playerCount: 20))
      },
    ]
  }

  private static func steps(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let players = try await fixture.players(41)
    var rounds: [RoundRecord] = []
    func statistics(_ index: Int) async throws -> RoundStatistics {
      try await fixture.store.statistics(of: rounds[index])
    }
    // One after the other, each quicker than the one before. Each fifth is wrong, and each of the last ten.
    for (index, player) in players.enumerated() {
      let start = StoreFixture.today.midnightUTC + .minutes(Int64(10 * index))
      let round = try await fixture.start(player, at: start)
      let isRight = index % 5 != 4 && index < 30
      rounds.append(
        try await fixture.apply(
          .answer(option: isRight ? round.correctIndex : round.wrongOption), to: round,
          after: .seconds(Int64(100 - index))))
      switch index {
      case 18: for other in [0, 18] { #expect(try await statistics(other) == .none) }
      case 19, 25, 38:
        #expect(
          try await statistics(0) == RoundStatistics(correctPercent: 80, standing: Standing(rank: 16, playerCount: 16)),
          "after \(index + 1)")
        #expect(
          try await statistics(18) == RoundStatistics(correctPercent: 80, standing: Standing(rank: 1, playerCount: 16)),
          "after \(index + 1)")
        #expect(try await statistics(4) == RoundStatistics(correctPercent: 80, standing: nil))
      default: break
      }
    }
    #expect(
      try await statistics(0) == RoundStatistics(correctPercent: 60, standing: Standing(rank: 24, playerCount: 24)))
    #expect(
      try await statistics(18) == RoundStatistics(correctPercent: 60, standing: Standing(rank: 9, playerCount: 24)))
    #expect(try await fixture.store.correctPercent(of: rounds[0].item) == 60)
  }

  private static func standing(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let players = try await fixture.players(21)
    for (index, player) in players.enumerated() {
      // With fewer than 20 players, nobody sees a place.
      if index < 20, index > 0 { #expect(try await fixture.standing(players[index - 1]) == nil) }
      try await fixture.playDay(player, right: 1 + index % 3, after: .seconds(Int64(1 + index)))
    }
    let standings = try await players.asyncMap { try await fixture.standing($0) }
    let expected = players.indices.map { index in
      let better = players.indices.count {
        (-($0 % 3), (1 + $0 % 3) * (1 + $0)) < (-(index % 3), (1 + index % 3) * (1 + index))
      }
      return Standing(rank: 1 + better, playerCount: 21)
    }
    #expect(standings == expected)
  }
}

extension StoreFixture {
  func players(_ count: Int, from first: Int = 0) async throws -> [Account] {
    var players: [Account] = []
    for number in first..<first + count { players.append(try await player("Player \(number)")) }
    return players
  }

  /// Plays all three rounds of a date.
  ///
  /// - Parameter right: how many answers are correct; the first ones.
  func playDay(
    _ account: Account, on date: CalendarDate = today, right: Int = 3, after span: TimeSpan = .seconds(10)
  ) async throws {
    for (index, difficulty) in Difficulty.allCases.enumerated() {
      try await answer(account, difficulty, on: date, right: index < right, after: span)
    }
  }

  func standing(_ account: Account, on date: CalendarDate = today) async throws -> Standing? {
    try await store.standing(of: account.id, in: Self.english, on: date)
  }
}
