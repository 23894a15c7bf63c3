import QuizEngine
import QuizService
import Testing

extension StoreContract {
  /// The effects of time alone on rounds.
  static var time: [StoreCase] {
    [
      StoreCase("the home page has today's rounds and unfinished rounds of other dates") { fixture in
        try await fixture.addQuestions(4)
        let ada = try await fixture.player()
        try await fixture.answer(ada, .easy)
        let late = try await fixture.start(ada, .hard, at: StoreFixture.midnight - .seconds(5))
        let now = StoreFixture.midnight + .minutes(1)
        let medium = try await fixture.start(ada, .medium, on: StoreFixture.today + 1, at: now)
        let home = try await fixture.store.rounds(of: ada.id, on: StoreFixture.today + 1, at: now)
        #expect(home.map(\.id) == [late.id, medium.id])
        #expect(home.map(\.date) == [StoreFixture.today, StoreFixture.today + 1])
        let easy = try await fixture.start(ada, .easy, on: StoreFixture.today + 1, at: now)
        let ordered = try await fixture.store.rounds(of: ada.id, on: StoreFixture.today + 1, at: now)
        #expect(ordered.map(\.id) == [late.id, easy.id, medium.id])
        let later = try await fixture.store.rounds(of: ada.id, on: StoreFixture.today + 2, at: now + .hours(2))
        #expect(later.isEmpty)
      },
      StoreCase("a read applies the effects of time to a round, and they count once", settling),
      StoreCase("a read of a round stores the instant, so that a clock that is set back takes no time away", looking),
      StoreCase("the home page stores the instant of running rounds only") { fixture in
        try await fixture.addQuestions(1)
        let ada = try await fixture.player()
        let runs = try await fixture.start(ada, .easy)
        let stands = try await fixture.start(ada, .hard)
        let paused = try await fixture.apply(.pause, to: stands, after: .seconds(5))
        _ = try await fixture.store.rounds(of: ada.id, on: StoreFixture.today, at: runs.round.startedAt + .seconds(40))
        #expect(try await fixture.store.round(stands.id) == paused)
        let answered = try await fixture.apply(.answer(option: runs.correctIndex), to: runs, after: .seconds(3))
        #expect(answered.round.elapsed == .seconds(40) && answered.round.accumulatedWatchTime == .seconds(40))
        #expect(try await fixture.board(ada).lines == ["1 Ada 1 40000"])
      },
      StoreCase("a round that runs at midnight is answered after it, on the board of its date") { fixture in
        try await fixture.addQuestions(2)
        let ada = try await fixture.player()
        let round = try await fixture.start(ada, at: StoreFixture.midnight - .seconds(5))
        await #expect(throws: DailyError.round(.pastMidnight)) {
          try await fixture.apply(.pause, to: round, after: .seconds(6))
        }
        let answered = try await fixture.apply(.answer(option: round.correctIndex), to: round, after: .seconds(8))
        #expect(answered.countedVerdict == .correct)
        #expect(try await fixture.board(ada).lines == ["1 Ada 1 8000"])
        #expect(try await fixture.board(ada, on: StoreFixture.today + 1).count == 0)
      },
      StoreCase("a round counts on its date's weekly board, on both sides of Sunday's midnight") { fixture in
        try await fixture.addQuestions(3)
        let ada = try await fixture.player()
        let sunday = StoreFixture.today.monday + 6
        try await fixture.answer(ada, on: sunday)
        try await fixture.answer(ada, on: sunday + 1, after: .seconds(4))
        #expect(try await fixture.week(ada, of: sunday).lines == ["1 Ada 1 10000"])
        #expect(try await fixture.week(ada, of: sunday + 1).lines == ["1 Ada 1 4000"])
      },
    ]
  }

  private static func settling(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let players = try await atOnce(3) { try await fixture.player("Player \($0)") }
    let rounds = try await atOnce(3) { try await fixture.start(players[$0], at: StoreFixture.midnight - .minutes(10)) }
    for round in rounds[0...1] { try await fixture.apply(.pause, to: round, after: .seconds(1)) }
    let later = StoreFixture.midnight + .hours(1)
    let item = rounds[0].item.id
    #expect(try await fixture.store.answerCounts(of: item)?.unanswered == 0)
    _ = try await atOnce(30) { index in
      switch index % 3 {
      case 0: _ = try await fixture.store.history(of: rounds[0].accountID, at: later)
      case 1: _ = try await fixture.store.rounds(of: rounds[1].accountID, on: StoreFixture.today, at: later)
      default: _ = try await fixture.store.show(rounds[2].id, of: rounds[2].accountID, at: later)
      }
    }
    #expect(
      try await fixture.store.answerCounts(of: item)
        == ItemAnswerCounts(starts: 3, byOption: [0, 0, 0, 0], unanswered: 3))
    let phases = try await [
      fixture.store.round(rounds[0].id)?.phase, fixture.store.round(rounds[1].id)?.phase,
      fixture.store.round(rounds[2].id)?.phase,
    ]
    #expect(phases == [.expired, .expired, .timedOut(at: StoreFixture.midnight + .minutes(50))])
  }

  private static func looking(_ fixture: StoreFixture) async throws {
    try await fixture.addQuestions(1)
    let round = try await fixture.start(try await fixture.player())
    let seen = try await fixture.show(round, after: .seconds(20))
    #expect(seen.round.watchTime(at: round.round.startedAt + .seconds(20)) == .seconds(20))
    #expect(try await fixture.store.round(round.id) == seen)
    try await fixture.apply(.heartbeat, to: round, after: .seconds(21))
    let silent = try await fixture.show(round, after: .seconds(60))
    #expect(silent.phase == .paused && silent.round.accumulatedWatchTime == .seconds(21))
    #expect(try await fixture.store.round(round.id)?.phase == .paused)
    let other = try await fixture.start(try await fixture.player("Bob"))
    try await fixture.show(other, after: .seconds(40))
    try await fixture.reopening { fixture in
      let answered = try await fixture.apply(.answer(option: other.correctIndex), to: other, after: .seconds(2))
      #expect(answered.round.elapsed == .seconds(40) && answered.round.accumulatedWatchTime == .seconds(40))
    }
  }
}
