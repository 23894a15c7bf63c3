import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var finishing: [StoreCase] {
    [
      StoreCase("the last answer finishes the play and counts its outcome") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.everyKind))
        let finished = try await fixture.finish(play, choosing: 2, at: StoreFixture.moment(90_000))
        #expect(finished.finishedAt == StoreFixture.moment(90_000))
        let distribution = try await fixture.store.distribution(of: play.play.quiz.id)
        #expect(distribution == OutcomeDistribution(plays: [OutcomeID("turtle"): 1]))
      },
      StoreCase("open plays don't count") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        try await fixture.answer(play, .single(0), at: 0)
        #expect(try await fixture.store.distribution(of: play.play.quiz.id) == OutcomeDistribution())
      },
      StoreCase("a play without points is finished as undecided") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.switches(3)))
        let finished = try await fixture.finish(play, choosing: 99)
        #expect(finished.play.result?.decision == .undecided)
        #expect(try await fixture.store.play(play.id) == finished)
        #expect(try await fixture.store.distribution(of: play.play.quiz.id) == OutcomeDistribution(undecided: 1))
      },
      StoreCase("the answer to the tie-break question is stored and decides", tieBreak),
      StoreCase("a distribution is published in batches of 20", batches),
      StoreCase("a quiz's distribution covers all its revisions and no other quiz") { fixture in
        for count in 1...3 {
          let revision = try await fixture.publish(.singles(count, "edited"))
          try await fixture.finish(try await fixture.begin(revision), choosing: count - 1)
        }
        try await fixture.finish(try await fixture.begin(try await fixture.publish(.singles(1, "other"))), choosing: 0)
        let each = OutcomeDistribution(plays: [OutcomeID("dog"): 1, OutcomeID("cat"): 1, OutcomeID("turtle"): 1])
        #expect(try await fixture.store.distribution(of: QuizID("edited")) == each)
        #expect(try await fixture.store.distribution(of: QuizID("unknown")) == OutcomeDistribution())
      },
    ]
  }

  private static func batches(_ fixture: StoreFixture) async throws {
    let revision = try await fixture.publish(.singles(1))
    for count in 1...45 {
      try await fixture.finish(try await fixture.begin(revision), choosing: count % 2)
      let published = try await fixture.store.publishedDistribution(of: revision.quiz.id)
      #expect(published.total == count / OutcomeDistribution.publicationBatch * OutcomeDistribution.publicationBatch)
      if count == 20 { #expect(published.plays == [OutcomeID("dog"): 10, OutcomeID("cat"): 10]) }
    }
    #expect(try await fixture.store.distribution(of: revision.quiz.id).total == 45)
  }

  private static func tieBreak(_ fixture: StoreFixture) async throws {
    let breaker = Question.sample("breaker", kind: .single(.press))
    var quiz = Quiz.sample(kinds: [.single(.press), .single(.press)], ties: .question(breaker))
    quiz.shuffle.questions = false
    let play = try await fixture.begin(try await fixture.publish(quiz))
    for (position, answer) in [0, 1].enumerated() { try await fixture.answer(play, .single(answer), at: position) }
    #expect(try await fixture.store.play(play.id)?.finishedAt == nil)
    let finished = try await fixture.answer(play, .single(1), at: 2)
    #expect(finished.play.result?.decision == .tieBreaker)
    #expect(try await fixture.store.play(play.id) == finished)
    #expect(try await fixture.store.distribution(of: quiz.id) == OutcomeDistribution(plays: [OutcomeID("cat"): 1]))
  }
}
