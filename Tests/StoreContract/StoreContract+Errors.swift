import QuizEngine
import QuizService
import StoreStatus
import Testing

extension StoreContract {
  static var errors: [StoreCase] {
    [
      StoreCase("a refused answer changes nothing", refusedAnswers),
      StoreCase("only a play's player can answer it") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        await #expect(throws: PlayServiceError.notOwner) {
          try await fixture.answer(play, .single(0), at: 0, by: .random())
        }
        #expect(try await fixture.store.play(play.id) == play)
      },
      StoreCase("an unknown play can't be answered") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        let answer = GivenAnswer(
          playID: PlayID(.random()), owner: play.owner, position: 0, response: .single(0), givenAt: StoreFixture.noon)
        await #expect(throws: PlayServiceError.noSuchPlay) { try await fixture.store.record(answer) }
      },
      StoreCase("a finished play accepts the same answer again but no other") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        let finished = try await fixture.finish(play, choosing: 1)
        await #expect(throws: PlayServiceError.answer(.finished)) { try await fixture.answer(play, .single(0), at: 0) }
        let again = try await fixture.answer(play, .single(1), at: 1, at: StoreFixture.moment(60_000))
        #expect(again == finished)
        #expect(try await fixture.store.play(play.id) == finished)
        #expect(try await fixture.store.distribution(of: play.play.quiz.id).total == 1)
      },
      StoreCase("a play of an unknown revision is refused") { fixture in
        let revision = try await fixture.publish(.everyKind)
        let stray = Revision(id: RevisionID(4_711), number: 1, quiz: revision.quiz, pictures: [])
        await expectError { _ = try await fixture.begin(stray) }
      },
      StoreCase("a play can't reuse another play's ID") { fixture in
        let revision = try await fixture.publish(.everyKind)
        let play = try await fixture.begin(revision)
        let impostor = PlayRecord(
          id: play.id, owner: .random(), revisionID: revision.id, startedAt: StoreFixture.noon, play: play.play)
        await expectError { try await fixture.store.begin(impostor) }
        #expect(try await fixture.store.play(play.id) == play)
      },
    ]
  }

  private static func refusedAnswers(_ fixture: StoreFixture) async throws {
    let play = try await fixture.begin(try await fixture.publish(.singles(4)))
    let stored = try await fixture.answer(play, .single(2), at: 0)
    let refused: [(QuestionResponse, Int, PlayError)] = [
      (.single(0), 2, .notReached), (.single(0), 4, .notAsked), (.single(0), -1, .notAsked),
      (.single(0), .max, .notAsked), (.single(3), 1, .notAnAnswer), (.single(-1), 1, .notAnAnswer),
      (.multiple([0]), 1, .notAnAnswer), (.ranged(500), 0, .notAnAnswer),
    ]
    for (response, position, error) in refused {
      await #expect(throws: PlayServiceError.answer(error)) { try await fixture.answer(play, response, at: position) }
    }
    #expect(try await fixture.store.play(play.id) == stored)
  }

  static func expectError(_ body: () async throws -> Void) async {
    do {
      try await body()
      Issue.record("nothing was refused")
    } catch StoreError.refused {
    } catch {
      Issue.record(error)
    }
  }
}
