import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var library: [StoreCase] {
    [
      StoreCase("a published quiz comes back as it was") { stage in
        let quiz = Quiz.everyKind
        let published = try await stage.publish(quiz)
        #expect(published.number == 1)
        #expect(published.quiz == quiz)
        #expect(try await stage.store.revision(published.id) == published)
      },
      StoreCase("publishing equal content adds no revision") { stage in
        let first = try await stage.publish(.everyKind)
        let again = try await stage.store.publish(.everyKind, pictures: [], at: StoreFixture.moment(5_000))
        #expect(again == first)
      },
      StoreCase("an edited quiz is a new revision and leaves the old one as it was") { stage in
        let first = try await stage.publish(.singles(2, "edited"))
        let second = try await stage.publish(.singles(3, "edited"))
        #expect(second.number == 2)
        #expect(second.id != first.id)
        #expect(try await stage.store.revision(first.id) == first)
        #expect(try await stage.store.revision(second.id) == second)
        #expect(try await stage.store.newestRevision(of: QuizID("edited")) == second)
      },
      StoreCase("going back to an earlier content is a new revision too") { stage in
        let first = try await stage.publish(.singles(2, "edited"))
        _ = try await stage.publish(.singles(3, "edited"))
        let third = try await stage.publish(.singles(2, "edited"))
        #expect(third.number == 3)
        #expect(third.id != first.id)
        #expect(third.quiz == first.quiz)
        #expect(try await stage.store.newestRevision(of: QuizID("edited")) == third)
      },
      StoreCase("an outdated quiz is distinguished from a new and a current one") { stage in
        #expect(try await stage.store.newestRevisions().isEmpty)
        let first = try await stage.publish(.singles(2, "edited"))
        #expect(try await stage.store.newestRevisions() == [QuizID("edited"): first.id])
        let second = try await stage.publish(.singles(3, "edited"))
        let other = try await stage.publish(.singles(2, "other"))
        #expect(
          try await stage.store.newestRevisions() == [QuizID("edited"): second.id, QuizID("other"): other.id])
        for (questions, isOutdated) in [(2, true), (3, false), (4, false)] {
          #expect(try await stage.store.isOutdated(.singles(questions, "edited"), pictures: []) == isOutdated)
        }
        _ = try await stage.publish(.singles(2, "edited"))
        #expect(try await !stage.store.isOutdated(.singles(2, "edited"), pictures: []))
        #expect(try await stage.store.isOutdated(.singles(3, "edited"), pictures: []))
      },
      StoreCase("revisions are numbered for each quiz") { stage in
        let one = try await stage.publish(.singles(2, "one"))
        let other = try await stage.publish(.singles(2, "other"))
        #expect([one.number, other.number] == [1, 1])
        #expect(one.id != other.id)
      },
      StoreCase("the same quiz published 50 times at once is one revision") { stage in
        let ids = try await atOnce(50) { _ in try await stage.publish(.everyKind).id }
        #expect(Set(ids).count == 1)
      },
      StoreCase("an unknown quiz has no revision") { stage in
        _ = try await stage.publish(.everyKind)
        #expect(try await stage.store.revision(RevisionID(4_711)) == nil)
        #expect(try await stage.store.revision(RevisionID(-1)) == nil)
        #expect(try await stage.store.newestRevision(of: QuizID("unknown")) == nil)
      },
      StoreCase("a ping succeeds") { stage in try await stage.store.ping() },
    ]
  }
}
