import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var reopening: [StoreCase] {
    [
      StoreCase("a reopened store has all its data") { fixture in
        let revision = try await fixture.publish(.everyKind, pictures: [.abc])
        let open = try await fixture.begin(revision)
        let answered = try await fixture.answer(open, .choosing(1, at: 0, of: open), at: 0)
        let finished = try await fixture.finish(try await fixture.begin(revision), choosing: 1)
        try await fixture.reopening { again in try await expectEverything(revision, [answered, finished], on: again) }
      },
      StoreCase("a play continues after reopening") { fixture in
        let play = try await fixture.begin(try await fixture.publish(.singles(2)))
        try await fixture.answer(play, .single(0), at: 0)
        try await fixture.reopening { again in
          let finished = try await again.answer(play, .single(0), at: 1)
          #expect(finished.play.responses == [.single(0), .single(0)])
          let distribution = try await again.store.distribution(of: play.play.quiz.id)
          #expect(distribution.plays == [OutcomeID("dog"): 1])
        }
      },
    ]
  }

  /// - Parameter plays: an open one, and one that was finished with the outcome `cat`.
  private static func expectEverything(_ revision: Revision, _ plays: [PlayRecord], on fixture: StoreFixture)
    async throws
  {
    #expect(try await fixture.store.revision(revision.id) == revision)
    for picture in revision.pictures { #expect(try await fixture.store.picture(picture.id) == .abc) }
    for play in plays { #expect(try await fixture.store.play(play.id) == play) }
    for play in plays {
      let open = try await fixture.store.openPlay(of: revision.quiz.id, by: play.owner)
      #expect(open == (play.finishedAt == nil ? play : nil))
    }
    #expect(try await fixture.store.distribution(of: revision.quiz.id).plays == [OutcomeID("cat"): 1])
    #expect(try await fixture.publish(.everyKind, pictures: [.abc]) == revision)
  }
}
