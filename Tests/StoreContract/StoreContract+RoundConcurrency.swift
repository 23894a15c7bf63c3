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
        #expect(Set(rounds.map(\.accountID)).count == 100)
        #expect(try await fixture.store.answerCounts(of: rounds[0].item.id)?.starts == 100)
      },
      StoreCase("100 identical answers at once are one verdict, and all replies agree") { fixture in
        try await fixture.addQuestions(1)
        let ada = try await fixture.player()
        let round = try await fixture.start(ada)
        let replies = try await atOnce(100) { index in
          try await fixture.apply(
            .answer(option: round.correctIndex), to: round, after: .seconds(3) + TimeSpan(milliseconds: Int64(index)))
        }
        #expect(Set(replies).count == 1 && replies[0].countedVerdict == .correct)
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
          } catch DailyError.round(.over) { return nil }
        }
        let record = try #require(try await fixture.store.round(round.id))
        #expect(taken.count { $0 == record } == 25)
        #expect(taken.count { $0 == nil } == 75)
        #expect(try await fixture.store.answerCounts(of: round.item.id)?.byOption.reduce(0, +) == 1)
      },
      StoreCase("concurrent moves of all kinds keep a round consistent") { fixture in
        try await fixture.addQuestions(1)
        let round = try await fixture.start(try await fixture.player())
        let moves: [RoundAction] = [.heartbeat, .pause, .resume]
        _ = try await atOnce(200) { index in
          let span = TimeSpan(milliseconds: Int64(index))
          if index % 4 == 3 {
            try await fixture.show(round, isLeft: index % 8 == 3, after: span)
          } else {
            try await fixture.apply(moves[index % 4], to: round, after: span)
          }
        }
        let record = try #require(try await fixture.store.round(round.id))
        #expect(!record.round.isFinished)
        #expect(record.round.watchTime(at: round.round.startedAt + .seconds(1)) <= .seconds(1))
      },
    ]
  }
}
