import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// Moves that come at the same time.
  static var roundConcurrency: [StoreCase] {
    [
      StoreCase("200 starts of one round at once are one round, and all replies agree") { fixture in
        try await fixture.addQuestions(30)
        let ada = try await fixture.player()
        let replies = try await atOnce(200) { try await fixture.start(ada, seed: UInt64($0)) }
        #expect(Set(replies).count == 1)
        #expect(
          try await fixture.store.rounds(of: ada.id, on: StoreFixture.today, at: StoreFixture.noon) == [replies[0]])
        #expect(try await fixture.store.answerCounts(of: replies[0].item.id)?.starts == 1)
      },
      StoreCase("200 starts at once with draws of their own are one round too") { fixture in
        try await fixture.addQuestions(30)
        let ada = try await fixture.player()
        let replies = try await atOnce(200) { index in
          try await fixture.start(ada, draw: index % 2 == 0 ? .personal : .shared, seed: UInt64(index))
        }
        #expect(Set(replies).count == 1)
      },
      StoreCase("100 players who start at once get the same question, each a round of their own") { fixture in
        try await fixture.addQuestions(30)
        let players = try await atOnce(100) { try await fixture.player("Player \($0)") }
        let rounds = try await atOnce(100) { try await fixture.start(players[$0], seed: UInt64($0)) }
        #expect(Set(rounds.map(\.item)).count == 1)
        #expect(Set(rounds.map(\.account)).count == 100)
        #expect(try await fixture.store.answerCounts(of: rounds[0].item.id)?.starts == 100)
      },
      StoreCase("100 identical answers at once are one verdict, and all replies agree") { fixture in
        try await fixture.addQuestions(1)
        let ada = try await fixture.player()
        let round = try await fixture.start(ada)
        let replies = try await atOnce(100) { index in
          try await fixture.apply(
            .answer(option: round.key), to: round, after: .seconds(3) + TimeSpan(milliseconds: Int64(index)))
        }
        #expect(Set(replies).count == 1 && replies[0].isCorrect == true)
        #expect(try await fixture.store.answerCounts(of: round.item.id)?.byOption.reduce(0, +) == 1)
        #expect(try await fixture.board(ada).count == 1)
        #expect(try await fixture.week(ada).ownEntry?.correct == 1)
      },
      StoreCase("of different concurrent answers one is recorded and the others are refused") { fixture in
        try await fixture.addQuestions(1)
        let round = try await fixture.start(try await fixture.player())
        let taken = try await atOnce(100) { index -> RoundRecord? in
          do {
            return try await fixture.apply(.answer(option: index % 4), to: round, after: .seconds(3))
          } catch RoundStoreError.round(.over) { return nil }
        }
        let record = try #require(try await fixture.store.round(round.id))
        #expect(taken.count { $0 == record } == 25)
        #expect(taken.count { $0 == nil } == 75)
        #expect(try await fixture.store.answerCounts(of: round.item.id)?.byOption.reduce(0, +) == 1)
      },
      StoreCase("concurrent answers and a void leave the boards empty", voidAmongAnswers),
      StoreCase("concurrent answers and another key leave no answer right that isn't", rekeyAmongAnswers),
      StoreCase("concurrent starts and a void leave no round that counts", voidAmongStarts),
      StoreCase("concurrent last answers and a void leave the days' results right") { fixture in
        try await correctAmongLastAnswers(fixture) { round in
          _ = try await fixture.store.void(round.item.id, fixture.correction())
        }
      },
      StoreCase("concurrent last answers and another key leave the days' results right") { fixture in
        try await correctAmongLastAnswers(fixture) { round in
          _ = try await fixture.store.rekey(round.item.id, to: (round.key + 1) % 4, fixture.correction())
        }
      },
      StoreCase("concurrent moves of all kinds keep a round consistent") { fixture in
        try await fixture.addQuestions(1)
        let round = try await fixture.start(try await fixture.player())
        let moves: [RoundAction] = [.observe, .heartbeat, .pause, .resume]
        _ = try await atOnce(200) { index in
          try await fixture.apply(moves[index % 4], to: round, after: TimeSpan(milliseconds: Int64(index)))
        }
        let record = try #require(try await fixture.store.round(round.id))
        #expect(!record.round.isOver)
        #expect(record.round.watchTime(at: round.round.started + .seconds(1)) <= .seconds(1))
      },
    ]
  }

  private static func voidAmongAnswers(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    // Often, because on a cluster it depends on the moment between two statements.
    for (number, (date, difficulty)) in Self.datesAndDifficulties.enumerated() {
      let rounds = try await atOnce(20) { try await fixture.start(players[$0], difficulty, on: date) }
      let item = rounds[0].item.id
      try await answer(rounds, correcting: number + 4, in: fixture) {
        _ = try await fixture.store.void(item, fixture.correction())
      }
      #expect(
        try await fixture.board(nil, difficulty, on: date)
          == BoardPage(entries: [], ownEntry: nil, count: 0, isVoid: true))
      #expect(try await fixture.week(nil, of: date).count == 0)
      #expect(try await fixture.store.answerCounts(of: item)?.byOption.reduce(0, +) == 20)
      for round in rounds { #expect(try await fixture.store.round(round.id)?.item.isVoid == true) }
    }
  }

  private static func rekeyAmongAnswers(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for (number, (date, difficulty)) in Self.datesAndDifficulties.enumerated() {
      let rounds = try await atOnce(20) { try await fixture.start(players[$0], difficulty, on: date) }
      let item = rounds[0].item
      try await answer(rounds, correcting: number + 4, in: fixture) {
        _ = try await fixture.store.rekey(item.id, to: (rounds[0].key + 1) % 4, fixture.correction())
      }
      // Everybody chose the old key.
      #expect(try await fixture.board(nil, difficulty, on: date).count == 0)
      #expect(try await fixture.week(nil, of: date).count == 0)
      for round in rounds { #expect(try await fixture.store.round(round.id)?.isCorrect == false) }
    }
  }

  private static func voidAmongStarts(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for day in 0..<8 {
      let date = StoreFixture.today + day
      let first = try await fixture.start(players[0], on: date)
      for player in players {
        for difficulty in [Difficulty.medium, .hard] { try await fixture.answer(player, difficulty, on: date) }
      }
      // The first player's start is the void.
      let rounds = try await atOnce(players.count) { number in
        if number < day + 4 { return try await fixture.start(players[number + 1], on: date) }
        if number > day + 4 { return try await fixture.start(players[number], on: date) }
        _ = try await fixture.store.void(first.item.id, fixture.correction())
        return first
      }
      _ = try await atOnce(players.count) { number in
        try await fixture.apply(.answer(option: first.key), to: rounds[number], after: .seconds(2))
      }
      let board = try await fixture.dayBoard(nil, on: date)
      #expect(board.count == 20 && board.entries.allSatisfy { $0.correct == 2 })
      #expect(try await fixture.week(nil, of: date).entries.allSatisfy { $0.correct.isMultiple(of: 2) })
      #expect(try await fixture.store.answerCounts(of: first.item.id)?.starts == 20)
    }
  }

  /// Everybody has answered the easy question rightly, which is corrected while they answer their last one.
  private static func correctAmongLastAnswers(
    _ fixture: StoreFixture, _ correct: @escaping @Sendable (RoundRecord) async throws -> Void
  ) async throws {
    try await fixture.addQuestions(12)
    let players = try await atOnce(20) { try await fixture.player("Player \($0)") }
    for day in 0..<8 {
      let date = StoreFixture.today + day
      let easy = try await atOnce(20) { try await fixture.answer(players[$0], on: date) }
      _ = try await atOnce(20) { try await fixture.answer(players[$0], .medium, on: date) }
      let last = try await atOnce(20) { try await fixture.start(players[$0], .hard, on: date) }
      try await answer(last, correcting: day + 4, in: fixture) { try await correct(easy[0]) }
      let board = try await fixture.dayBoard(nil, on: date)
      #expect(board.count == 20 && board.entries.allSatisfy { $0.correct == 2 })
    }
  }

  /// All in one week.
  private static var datesAndDifficulties: [(CalendarDate, Difficulty)] {
    (0..<4).flatMap { day in Difficulty.allCases.map { (StoreFixture.today + day, $0) } }
  }

  /// Answers all rounds with the key and corrects their item at the same time.
  ///
  /// - Parameter index: how many answers are sent before the correction.
  private static func answer(
    _ rounds: [RoundRecord], correcting index: Int, in fixture: StoreFixture,
    _ correct: @escaping @Sendable () async throws -> Void
  ) async throws {
    let key = rounds[0].key
    _ = try await atOnce(rounds.count + 1) { number in
      if number == index { return try await correct() }
      let round = rounds[number < index ? number : number - 1]
      _ = try await fixture.apply(.answer(option: key), to: round, after: .seconds(2))
    }
  }
}
