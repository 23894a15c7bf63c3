import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var reopening: [StoreCase] {
    [
      StoreCase("a reopened store has all its data") { stage in
        let revision = try await stage.publish(.everyKind, pictures: [.abc])
        let open = try await stage.begin(revision)
        let answered = try await stage.answer(open, .choosing(1, at: 0, of: open), at: 0)
        let finished = try await stage.finish(try await stage.begin(revision), choosing: 1)
        try await stage.reopening { again in try await expectEverything(revision, [answered, finished], on: again) }
      },
      StoreCase("a play continues after reopening") { stage in
        let play = try await stage.begin(try await stage.publish(.singles(2)))
        try await stage.answer(play, .single(0), at: 0)
        try await stage.reopening { again in
          let finished = try await again.answer(play, .single(0), at: 1)
          #expect(finished.play.responses == [.single(0), .single(0)])
          let distribution = try await again.store.distribution(of: play.play.quiz.id)
          #expect(distribution.plays == [OutcomeID("dog"): 1])
        }
      },
    ]
  }

  /// - Parameter plays: an open one, and one that was finished with the outcome `cat`.
  private static func expectEverything(_ revision: Revision, _ plays: [PlayRecord], on stage: StoreFixture) async throws
  {
    #expect(try await stage.store.revision(revision.id) == revision)
    for picture in revision.pictures { #expect(try await stage.store.picture(picture.id) == .abc) }
    for play in plays { #expect(try await stage.store.play(play.id) == play) }
    for play in plays {
      let open = try await stage.store.openPlay(of: revision.quiz.id, by: play.player)
      #expect(open == (play.finished == nil ? play : nil))
    }
    #expect(try await stage.store.distribution(of: revision.quiz.id).plays == [OutcomeID("cat"): 1])
    #expect(try await stage.publish(.everyKind, pictures: [.abc]) == revision)
  }
}
