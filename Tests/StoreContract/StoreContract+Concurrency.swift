import QuizEngine
import QuizService
import Testing

/// Runs the body many times at once and returns all results.
func atOnce<Value: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) async throws -> Value
) async throws -> [Value] {
  try await withThrowingTaskGroup(of: Value.self) { group in
    for index in 0..<count { group.addTask { try await body(index) } }
    return try await group.reduce(into: []) { $0.append($1) }
  }
}

extension StoreContract {
  static var concurrency: [StoreCase] {
    [
      StoreCase("100 identical last answers at once finish the play once, and all replies agree") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        try await fixture.answer(play, .single(1), at: 0)
        let replies = try await atOnce(100) { index in
          try await fixture.answer(play, .single(1), at: 1, at: StoreFixture.moment(Int64(index)))
        }
        #expect(Set(replies).count == 1)
        #expect(try await fixture.store.play(play.id) == replies.first)
        #expect(
          try await fixture.store.distribution(of: play.play.quiz.id)
            == OutcomeDistribution(plays: [OutcomeID("cat"): 1])
        )
      },
      StoreCase("100 identical beginnings at once are one play") { fixture in
        let revision = try await fixture.publish(.singles(2))
        let play = PlayRecord(
          id: PlayID(.random()), owner: .random(), revisionID: revision.id, startedAt: StoreFixture.noon,
          play: Play(quiz: revision.quiz, seed: 3))
        _ = try await atOnce(100) { _ in try await fixture.store.begin(play) }
        #expect(try await fixture.store.play(play.id) == play)
      },
      StoreCase("concurrent answers to different questions of one play are all stored") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(41)))
        for position in 0..<40 { try await fixture.answer(play, .single(0), at: position) }
        _ = try await atOnce(40) { try await fixture.answer(play, .single(1 + $0 % 2), at: $0) }
        #expect(
          try await fixture.store.play(play.id)?.play.responses == (0..<40).map { .single(1 + $0 % 2) } + [nil])
      },
      StoreCase(
        "of different concurrent last answers one is recorded and the others are refused", differentLastAnswers),
      StoreCase("the distribution is exact when 64 players finish at once", manyPlayers),
      StoreCase("among concurrent answers only the invalid one fails") { fixture in
        let revision = try await fixture.publish(.singles(2))
        let results = try await atOnce(60) { index in
          let play = try await fixture.begin(revision)
          do {
            try await fixture.answer(play, .single(index % 3 == 0 ? 9 : 0), at: 0)
            return true
          } catch PlayServiceError.answer(.notAnAnswer) { return false }
        }
        #expect(results.filter { $0 }.count == 40)
      },
    ]
  }

  private static func differentLastAnswers(_ fixture: StoreFixture) async throws {
    let play = try await fixture.begin(try await fixture.publish(.singles(1)))
    let replies = try await atOnce(60) { index -> PlayRecord? in
      do {
        return try await fixture.answer(play, .single(index % 3), at: 0)
      } catch PlayServiceError.answer(.finished) { return nil }
    }
    let taken = Set(replies.compactMap { $0 })
    #expect(taken.count == 1)
    #expect(replies.filter { $0 == nil }.count == 40)
    #expect(try await fixture.store.play(play.id) == taken.first)
    #expect(try await fixture.store.distribution(of: play.play.quiz.id).total == 1)
  }

  private static func manyPlayers(_ fixture: StoreFixture) async throws {
    let revision = try await fixture.publish(.singles(3))
    let outcomes = try await atOnce(64) { player in
      var outcomes: [OutcomeID] = []
      for round in 0..<4 {
        let play = try await fixture.begin(revision, seed: UInt64(player))
        let result = try await fixture.finish(play, choosing: (player + round) % 3).play.result
        outcomes += [result?.outcome].compactMap { $0 }.map { revision.quiz.outcomes[$0].id }
      }
      return outcomes
    }
    var expected = OutcomeDistribution()
    for outcome in outcomes.joined() { expected.plays[outcome, default: 0] += 1 }
    #expect(expected.total == 256)
    #expect(try await fixture.store.distribution(of: revision.quiz.id) == expected)
  }
}
