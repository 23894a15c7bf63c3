import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var library: [StoreCase] {
    [
      StoreCase("a published quiz comes back as it was") { fixture in
        let quiz = Quiz.everyKind
        let published = try await fixture.publish(quiz)
        #expect(published.number == 1)
        #expect(published.quiz == quiz)
        #expect(try await fixture.store.revision(published.id) == published)
      },
      StoreCase("publishing equal content adds no revision") { fixture in
        let first = try await fixture.publish(.everyKind)
        let again = try await fixture.store.publish(.everyKind, pictures: [], at: StoreFixture.moment(5_000))
        #expect(again == first)
      },
      StoreCase("an edited quiz is a new revision and leaves the old one as it was") { fixture in
        let first = try await fixture.publish(.singles(2, "edited"))
        let second = try await fixture.publish(.singles(3, "edited"))
        #expect(second.number == 2)
        #expect(second.id != first.id)
        #expect(try await fixture.store.revision(first.id) == first)
        #expect(try await fixture.store.revision(second.id) == second)
        #expect(try await fixture.store.newestRevision(of: QuizID("edited")) == second)
      },
      StoreCase("going back to an earlier content is a new revision too") { fixture in
        let first = try await fixture.publish(.singles(2, "edited"))
        _ = try await fixture.publish(.singles(3, "edited"))
        let third = try await fixture.publish(.singles(2, "edited"))
        #expect(third.number == 3)
        #expect(third.id != first.id)
        #expect(third.quiz == first.quiz)
        #expect(try await fixture.store.newestRevision(of: QuizID("edited")) == third)
      },
      StoreCase("an outdated quiz is distinguished from a new and a current one") { fixture in
        #expect(try await fixture.store.newestRevisions().isEmpty)
        let first = try await fixture.publish(.singles(2, "edited"))
        #expect(try await fixture.store.newestRevisions() == [QuizID("edited"): first.id])
        let second = try await fixture.publish(.singles(3, "edited"))
        let other = try await fixture.publish(.singles(2, "other"))
        #expect(try await fixture.store.newestRevisions() == [QuizID("edited"): second.id, QuizID("other"): other.id])
        for (questions, isOutdated) in [(2, true), (3, false), (4, false)] {
          #expect(try await fixture.store.isOutdated(.singles(questions, "edited"), pictures: []) == isOutdated)
        }
        _ = try await fixture.publish(.singles(2, "edited"))
        #expect(try await !fixture.store.isOutdated(.singles(2, "edited"), pictures: []))
        #expect(try await fixture.store.isOutdated(.singles(3, "edited"), pictures: []))
      },
      StoreCase("revisions are numbered for each quiz") { fixture in
        let one = try await fixture.publish(.singles(2, "one"))
        let other = try await fixture.publish(.singles(2, "other"))
        #expect([one.number, other.number] == [1, 1])
        #expect(one.id != other.id)
      },
      StoreCase("the same quiz published 50 times at once is one revision") { fixture in
        let ids = try await atOnce(50) { _ in try await fixture.publish(.everyKind).id }
        #expect(Set(ids).count == 1)
      },
      StoreCase("an unknown quiz has no revision") { fixture in
        _ = try await fixture.publish(.everyKind)
        #expect(try await fixture.store.revision(RevisionID(4_711)) == nil)
        #expect(try await fixture.store.revision(RevisionID(-1)) == nil)
        #expect(try await fixture.store.newestRevision(of: QuizID("unknown")) == nil)
      },
      StoreCase("a ping succeeds") { fixture in try await fixture.store.ping() },
    ]
  }
}
