import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var rounds: [StoreCase] {
    [
      StoreCase("a new round is returned as stored") { fixture in
        try await fixture.addQuestions(3)
        let ada = try await fixture.player()
        let round = try await fixture.start(ada, .hard)
        #expect(
          round.accountID == ada.id && round.date == StoreFixture.today && round.difficulty == .hard && round.seed == 5)
        #expect(
          round.round == Round(startedAt: StoreFixture.today.midnightUTC + .hours(12), dayEndsAt: StoreFixture.midnight)
        )
        #expect(round.ranking == .ranked && !round.item.isVoid && round.countedVerdict == nil)
        #expect(round.item.content.question.difficulty == .hard)
        #expect(Set(round.item.content.options) == ["right", "one", "two", "three"])
        #expect(round.item.content.options[round.correctIndex] == "right")
        #expect(try await fixture.store.round(round.id) == round)
      },
      StoreCase("every action is stored by the rules of the round", moves),
      StoreCase("a refused action changes nothing but the effects of time", refusedMoves),
      StoreCase("a finished round refuses every action but the same answer, and counts once") { fixture in
        try await fixture.addQuestions(1)
        let round = try await fixture.answer(try await fixture.player(), right: false)
        let advanced = try await fixture.show(round, after: .hours(40))
        #expect(advanced == round)
        for action in [RoundAction.answer(option: round.correctIndex), .pause, .resume, .heartbeat] {
          await #expect(throws: DailyError.round(.over)) {
            try await fixture.apply(action, to: round, after: .seconds(60))
          }
        }
        #expect(try await fixture.apply(.answer(option: round.wrongOption), to: round, after: .seconds(90)) == round)
        #expect(try await fixture.store.round(round.id) == round)
        #expect(try await fixture.store.answerCounts(of: round.item.id)?.byOption.reduce(0, +) == 1)
      },
      StoreCase("only a round's player can play it") { fixture in
        try await fixture.addQuestions(1)
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let round = try await fixture.start(ada)
        for action in [RoundAction.heartbeat, .pause, .answer(option: 0)] {
          await #expect(throws: DailyError.noSuchRound) {
            try await fixture.store.apply(action, to: round.id, of: bob.id, at: StoreFixture.noon)
          }
          await #expect(throws: DailyError.noSuchRound) {
            try await fixture.store.apply(action, to: .random(), of: ada.id, at: StoreFixture.noon)
          }
        }
        #expect(try await fixture.store.round(round.id) == round)
      },
      StoreCase("a second start returns the existing round") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player()
        let first = try await fixture.answer(ada)
        #expect(try await fixture.start(ada) == first)
        #expect(try await fixture.start(ada, draw: .personal) == first)
        let other = NewRound(
          id: .random(), accountID: ada.id, date: StoreFixture.today, difficulty: .easy, game: GameID(Language("ru")),
          startedAt: StoreFixture.noon, dayEndsAt: StoreFixture.midnight, seed: 1, drawSeed: 2, draw: .shared)
        #expect(try await fixture.store.start(other) == first)
        #expect(try await fixture.store.answerCounts(of: first.item.id)?.starts == 1)
      },
      StoreCase("an empty bank starts no round") { fixture in
        let ada = try await fixture.player()
        await #expect(throws: DailyError.noQuestion) { try await fixture.start(ada) }
        await #expect(throws: DailyError.noQuestion) { try await fixture.start(ada, draw: .personal) }
        #expect(try await fixture.store.rounds(of: ada.id, on: StoreFixture.today, at: StoreFixture.noon).isEmpty)
      },
      StoreCase("a round without a player or with a used ID is refused") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player()
        let round = try await fixture.start(ada)
        await #expect(throws: DailyError.self) { try await fixture.start(ada, .hard, id: round.id) }
        try await fixture.store.delete(ada)
        await #expect(throws: DailyError.self) { try await fixture.start(ada, .medium) }
        #expect(try await fixture.store.round(round.id) == nil)
      },
      StoreCase("history and statistics have every finished round by date", history),
      StoreCase("a personal draw never repeats for its player, but may match another player's") { fixture in
        try await fixture.addQuestions(9)
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        for player in [ada, bob] {
          var seen: Set<String> = []
          for day in 0..<9 {
            let round = try await fixture.start(player, on: StoreFixture.today + day, draw: .personal)
            #expect(seen.insert(round.item.content.question.text).inserted)
          }
          await #expect(throws: DailyError.noQuestion) {
            try await fixture.start(player, on: StoreFixture.today + 9, draw: .personal)
          }
        }
        #expect(try await fixture.store.inventory(of: StoreFixture.english).remaining[.easy] == 9)
      },
    ]
  }

  private static func moves(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    var round = try await fixture.start(try await fixture.player())
    var expected = round.round
    enum Move {
      case action(RoundAction)
      case show(isLeft: Bool)
    }
    let moves: [(Move, Int64)] = [
      (.action(.heartbeat), 5), (.action(.heartbeat), 12), (.show(isLeft: false), 14), (.action(.pause), 20),
      (.show(isLeft: false), 30), (.action(.heartbeat), 31), (.action(.resume), 40), (.action(.heartbeat), 45),
      (.show(isLeft: false), 90), (.action(.resumeByScript), 100), (.show(isLeft: true), 101), (.action(.resume), 105),
      (.show(isLeft: true), 106), (.action(.heartbeat), 110), (.action(.answer(option: round.wrongOption)), 112),
    ]
    for (move, second) in moves {
      let moment = round.round.startedAt + .seconds(second)
      switch move {
      case .action(let action):
        round = try await fixture.apply(action, to: round, after: .seconds(second))
        try expected.apply(action, to: round.item.content, seed: round.seed, at: moment)
      case .show(let isLeft):
        round = try await fixture.show(round, isLeft: isLeft, after: .seconds(second))
        if isLeft { expected.leave(at: moment) } else { expected.advance(to: moment) }
      }
      #expect(
        round.phase == expected.phase && round.round.accumulatedWatchTime == expected.accumulatedWatchTime,
        "\(move) after \(second) s")
      #expect(try await fixture.store.round(round.id)?.phase == expected.phase)
    }
    #expect(round.round.elapsed == .seconds(112))
    #expect(round.countedVerdict == .wrong)
    #expect(try await fixture.store.round(round.id) == round)
  }

  private static func refusedMoves(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let round = try await fixture.start(try await fixture.player())
    await #expect(throws: DailyError.round(.noSuchOption)) {
      try await fixture.apply(.answer(option: 4), to: round, after: .seconds(1))
    }
    try await fixture.apply(.pause, to: round, after: .seconds(2))
    await #expect(throws: DailyError.round(.paused)) {
      try await fixture.apply(.answer(option: round.correctIndex), to: round, after: .seconds(3))
    }
    await #expect(throws: DailyError.round(.over)) {
      try await fixture.apply(.resume, to: round, after: .hours(12))
    }
    #expect(try await fixture.store.round(round.id)?.phase == .expired)
    #expect(try await fixture.store.answerCounts(of: round.item.id)?.unanswered == 1)
  }

  private static func history(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(4)
    let ada = try await fixture.player()
    try await fixture.answer(ada, .medium, on: StoreFixture.today + 1, after: .seconds(7))
    try await fixture.answer(ada, .easy, right: false, after: .seconds(3))
    let timedOut = try await fixture.start(ada, .hard)
    let paused = try await fixture.start(ada, .medium)
    try await fixture.apply(.pause, to: paused, after: .seconds(4))
    let before = try await fixture.store.history(of: ada.id, at: StoreFixture.today.midnightUTC + .hours(12))
    #expect(before.map(\.verdict) == [.wrong, .correct])
    let after = try await fixture.store.history(of: ada.id, at: StoreFixture.midnight)
    #expect(after.map(\.date) == [StoreFixture.today, StoreFixture.today, StoreFixture.today, StoreFixture.today + 1])
    let outcomes = Dictionary(uniqueKeysWithValues: after.prefix(3).map { ($0.difficulty, $0) })
    #expect(outcomes[.easy]?.verdict == .wrong && outcomes[.easy]?.elapsed == .seconds(3))
    #expect(outcomes[.medium]?.verdict == .expired && outcomes[.hard]?.verdict == .timedOut)
    #expect(try await fixture.store.round(paused.id)?.round.accumulatedWatchTime == .seconds(4))
    #expect(try await fixture.store.round(timedOut.id)?.round.accumulatedWatchTime == Round.timeLimit)
    #expect(after.allSatisfy { ($0.elapsed == nil) == ($0.verdict == .timedOut || $0.verdict == .expired) })
    #expect(after.last?.elapsed == .seconds(7) && after.last?.isVoid == false)
    #expect(try await fixture.store.history(of: AccountID(99), at: StoreFixture.noon).isEmpty)
  }
}
