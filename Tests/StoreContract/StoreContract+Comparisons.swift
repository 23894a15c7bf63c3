import QuizEngine
import QuizService
import Testing

extension StoreContract {
  static var latestPlays: [StoreCase] {
    [
      StoreCase("a browser's latest plays of some quizzes are returned, open or finished") { fixture in
        let (one, two) = (try await fixture.publish(.singles(2, "one")), try await fixture.publish(.singles(2, "two")))
        let three = try await fixture.publish(.singles(2, "three"))
        let browser = PlayOwner.random()
        let finished = try await fixture.finish(try await fixture.begin(one, by: browser), choosing: 1)
        let before = try await fixture.finish(try await fixture.begin(two, by: browser), choosing: 0)
        let open = try await fixture.answer(try await fixture.begin(two, by: browser), .single(0), at: 0)
        _ = try await fixture.begin(three)
        func latest(_ names: String...) async throws -> [QuizID: PlayRecord] {
          try await fixture.store.latestPlays(of: Set(names.map { QuizID($0) }), by: browser)
        }
        #expect(try await latest("one", "two", "three", "none") == [one.quiz.id: finished, two.quiz.id: open])
        #expect(try await latest("three").isEmpty)
        #expect(try await latest("one") == [one.quiz.id: finished])
        #expect(try await fixture.store.latestPlays(of: [one.quiz.id], by: .random()).isEmpty)
        #expect(try await fixture.store.latestFinishedPlay(of: two.quiz.id, by: browser) == before)
        #expect(try await fixture.store.latestFinishedPlay(of: three.quiz.id, by: browser) == nil)
      }
    ]
  }

  /// Invitations to compare results.
  static var comparisons: [StoreCase] {
    [
      StoreCase("a finished play can be compared while its player agrees", agreement),
      StoreCase("only a finished play can be compared, and only its player agrees") { fixture in
        let revision = try await fixture.publish(.singles(2))
        let open = try await fixture.begin(revision)
        let finished = try await fixture.finish(try await fixture.begin(revision), choosing: 0)
        #expect(try await fixture.allow(open) == nil)
        #expect(try await fixture.allow(finished, by: .random()) == nil)
        #expect(try await fixture.store.comparisonInvitation(of: finished.id) == nil)
        let token = try #require(try await fixture.allow(finished))
        try await fixture.store.withdrawComparison(with: finished.id, of: .random())
        #expect(try await fixture.store.comparisonInvitation(of: finished.id) == token)
      },
      StoreCase("agreeing 50 times at once gives one invitation") { fixture in
        let play = try await fixture.finish(
          try await fixture.begin(try await fixture.publish(.singles(1))), choosing: 0)
        let tokens = try await atOnce(50) { _ in try await fixture.allow(play) }
        #expect(Set(tokens).count == 1 && tokens.first != .some(nil))
      },
      StoreCase("deleted plays leave no invitations") { fixture in
        let revision = try await fixture.publish(.singles(1))
        let play = try await fixture.finish(try await fixture.begin(revision), choosing: 0)
        let token = try #require(try await fixture.allow(play))
        let friend = try await fixture.begin(revision, invitedBy: token)
        try await fixture.store.deletePlays(of: play.owner)
        #expect(try await fixture.store.play(invitingBy: token) == nil)
        #expect(try await fixture.store.play(inviting: friend.id) == nil)
        try await fixture.store.deletePlays(of: friend.owner)
        #expect(try await fixture.store.play(friend.id) == nil)
      },
    ]
  }

  private static func agreement(_ fixture: StoreFixture) async throws {
    let revision = try await fixture.publish(.singles(2))
    let play = try await fixture.finish(try await fixture.begin(revision), choosing: 1)
    let token = try #require(try await fixture.allow(play))
    #expect(try await fixture.allow(play) == token)
    #expect(try await fixture.store.comparisonInvitation(of: play.id) == token)
    #expect(try await fixture.store.play(invitingBy: token) == play)
    #expect(try await fixture.store.play(invitingBy: .random()) == nil)
    let export = try await fixture.store.dataExport(of: AccountID(4_711), browser: play.owner)
    #expect(export.plays == [play] && export.comparableSince == [play.id: StoreFixture.noon])
    let friend = try await fixture.begin(revision, invitedBy: token)
    let stranger = try await fixture.begin(revision, invitedBy: .random())
    #expect(try await fixture.store.play(inviting: friend.id) == play)
    #expect(try await fixture.store.play(inviting: stranger.id) == nil)
    try await fixture.store.withdrawComparison(with: play.id, of: play.owner)
    #expect(try await fixture.store.comparisonInvitation(of: play.id) == nil)
    #expect(try await fixture.store.play(invitingBy: token) == nil)
    #expect(try await fixture.store.play(inviting: friend.id) == nil)
    // A new invitation doesn't bring the old one back.
    let again = try #require(try await fixture.allow(play))
    #expect(again != token)
    #expect(try await fixture.store.play(inviting: friend.id) == nil)
  }
}

extension StoreFixture {
  fileprivate func allow(_ play: PlayRecord, by browser: PlayOwner? = nil) async throws -> Token128? {
    try await store.allowComparison(with: play.id, of: browser ?? play.owner, proposing: .random(), at: Self.noon)
  }

  fileprivate func begin(_ revision: Revision, invitedBy token: Token128) async throws -> PlayRecord {
    let record = PlayRecord(
      id: PlayID(.random()), owner: .random(), revisionID: revision.id, startedAt: Self.noon,
      play: Play(quiz: revision.quiz, seed: 7))
    try await store.begin(record, invitedBy: token)
    return record
  }
}
