import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var rounds: [StoreCase] {
    [
      StoreCase("a round comes back as it was started") { stage in
        try await stage.stock(3)
        let ada = try await stage.player()
        let round = try await stage.start(ada, .hard)
        #expect(round.account == ada.id && round.date == Stage.today && round.difficulty == .hard && round.seed == 5)
        #expect(round.round == Round(started: Stage.today.midnightUTC + .hours(12), closes: Stage.midnight))
        #expect(!round.isGuests && !round.item.isVoid && round.isCorrect == nil)
        #expect(round.item.item.question.difficulty == .hard)
        #expect(Set(round.item.item.options) == ["right", "one", "two", "three"])
        #expect(round.item.item.options[round.key] == "right")
        #expect(try await stage.store.round(round.id) == round)
      },
      StoreCase("every move comes back as the rules of the round have it", moves),
      StoreCase("a move that is refused changes nothing but what time did", refusedMoves),
      StoreCase("a round that is over refuses every move but the same answer, and counts once") { stage in
        try await stage.stock(1)
        let round = try await stage.answer(try await stage.player(), right: false)
        let settled = try await stage.play(.look, in: round, after: .hours(40))
        #expect(settled == round)
        for move in [RoundMove.answer(option: round.key), .pause, .resume, .hear] {
          await #expect(throws: DailyError.round(.over)) { try await stage.play(move, in: round, after: .seconds(60)) }
        }
        #expect(try await stage.play(.answer(option: round.wrong), in: round, after: .seconds(90)) == round)
        #expect(try await stage.store.round(round.id) == round)
        #expect(try await stage.store.tally(of: round.item.id)?.options.reduce(0, +) == 1)
      },
      StoreCase("only a round's own player plays it") { stage in
        try await stage.stock(1)
        let (ada, bob) = (try await stage.player("Ada"), try await stage.player("Bob"))
        let round = try await stage.start(ada)
        for move in [RoundMove.look, .pause, .answer(option: 0)] {
          await #expect(throws: DailyError.notYours) {
            try await stage.store.play(move, in: round.id, of: bob.id, at: Stage.noon)
          }
          await #expect(throws: DailyError.noSuchRound) {
            try await stage.store.play(move, in: .random(), of: ada.id, at: Stage.noon)
          }
        }
        #expect(try await stage.store.round(round.id) == round)
      },
      StoreCase("a second start returns the round that is there, whatever it asks for") { stage in
        try await stage.stock(2)
        let ada = try await stage.player()
        let first = try await stage.answer(ada)
        #expect(try await stage.start(ada) == first)
        #expect(try await stage.start(ada, draw: .personal) == first)
        let other = RoundStart(
          id: .random(), account: ada.id, date: Stage.today, difficulty: .easy, language: Language("ru"),
          started: Stage.noon, closes: Stage.midnight, seed: 1, drawSeed: 2, draw: .shared)
        #expect(try await stage.store.start(other) == first)
        #expect(try await stage.store.tally(of: first.item.id)?.starts == 1)
      },
      StoreCase("a bank without questions starts nothing") { stage in
        let ada = try await stage.player()
        await #expect(throws: DailyError.bankEmpty) { try await stage.start(ada) }
        await #expect(throws: DailyError.bankEmpty) { try await stage.start(ada, draw: .personal) }
        #expect(try await stage.store.rounds(of: ada.id, on: Stage.today, at: Stage.noon).isEmpty)
      },
      StoreCase("a round of nobody, or with another one's id, is refused") { stage in
        try await stage.stock(2)
        let ada = try await stage.player()
        let round = try await stage.start(ada)
        await #expect(throws: DailyError.self) { try await stage.start(ada, .hard, id: round.id) }
        try await stage.store.delete(ada.id)
        await #expect(throws: DailyError.self) { try await stage.start(ada, .medium) }
        #expect(try await stage.store.round(round.id) == nil)
      },
      StoreCase("history and statistics have every round that is over, by date", history),
      StoreCase("a personal draw never repeats for its player, and others may get the same") { stage in
        try await stage.stock(9)
        let (ada, bob) = (try await stage.player("Ada"), try await stage.player("Bob"))
        for player in [ada, bob] {
          var seen: Set<String> = []
          for day in 0..<9 {
            let round = try await stage.start(player, on: Stage.today + day, draw: .personal)
            #expect(seen.insert(round.item.item.question.text).inserted)
          }
          await #expect(throws: DailyError.bankEmpty) {
            try await stage.start(player, on: Stage.today + 9, draw: .personal)
          }
        }
        #expect(try await stage.store.stock(of: Stage.english).left[.easy] == 9)
      },
    ]
  }

  private static func moves(_ stage: Stage) async throws {
    try await stage.stock(1)
    var round = try await stage.start(try await stage.player())
    var expected = round.round
    let moves: [(RoundMove, Int64)] = [
      (.hear, 5), (.hear, 12), (.look, 14), (.pause, 20), (.look, 30), (.hear, 31), (.resume, 40), (.hear, 45),
      (.look, 90), (.resume, 100), (.hear, 110), (.answer(option: round.wrong), 112),
    ]
    for (move, second) in moves {
      round = try await stage.play(move, in: round, after: .seconds(second))
      try expected.apply(move, to: round.item.item, at: round.round.started + .seconds(second))
      #expect(round.phase == expected.phase && round.round.spent == expected.spent, "\(move) after \(second) s")
      #expect(try await stage.store.round(round.id)?.phase == expected.phase)
    }
    #expect(round.round.elapsed == .seconds(112))
    #expect(round.isCorrect == false)
    #expect(try await stage.store.round(round.id) == round)
  }

  private static func refusedMoves(_ stage: Stage) async throws {
    try await stage.stock(1)
    let round = try await stage.start(try await stage.player())
    await #expect(throws: DailyError.round(.noSuchOption)) {
      try await stage.play(.answer(option: 4), in: round, after: .seconds(1))
    }
    try await stage.play(.pause, in: round, after: .seconds(2))
    await #expect(throws: DailyError.round(.paused)) {
      try await stage.play(.answer(option: round.key), in: round, after: .seconds(3))
    }
    await #expect(throws: DailyError.round(.over)) { try await stage.play(.resume, in: round, after: .hours(12)) }
    #expect(try await stage.store.round(round.id)?.phase == .expired)
    #expect(try await stage.store.tally(of: round.item.id)?.unanswered == 1)
  }

  private static func history(_ stage: Stage) async throws {
    try await stage.stock(4)
    let ada = try await stage.player()
    try await stage.answer(ada, .medium, on: Stage.today + 1, after: .seconds(7))
    try await stage.answer(ada, .easy, right: false, after: .seconds(3))
    _ = try await stage.start(ada, .hard)
    let paused = try await stage.start(ada, .medium)
    try await stage.play(.pause, in: paused, after: .seconds(4))
    let before = try await stage.store.history(of: ada.id, at: Stage.today.midnightUTC + .hours(12))
    #expect(before.map(\.outcome) == [.wrong, .correct])
    let after = try await stage.store.history(of: ada.id, at: Stage.midnight)
    #expect(after.map(\.date) == [Stage.today, Stage.today, Stage.today, Stage.today + 1])
    let outcomes = Dictionary(uniqueKeysWithValues: after.prefix(3).map { ($0.difficulty, $0) })
    #expect(outcomes[.easy]?.outcome == .wrong && outcomes[.easy]?.elapsed == .seconds(3))
    #expect(outcomes[.medium]?.outcome == .expired && outcomes[.medium]?.spent == .seconds(4))
    #expect(outcomes[.hard]?.outcome == .timedOut && outcomes[.hard]?.spent == Round.limit)
    #expect(after.allSatisfy { ($0.elapsed == nil) == ($0.outcome == .timedOut || $0.outcome == .expired) })
    #expect(after.last?.spent == .seconds(7) && after.last?.isVoid == false)
    #expect(try await stage.store.history(of: AccountID(99), at: Stage.noon).isEmpty)
  }
}
