import QuizDrafts
import QuizEngine
import QuizService
import StoreStatus
import Testing

extension StoreContract {
  /// How a draft is shown to others: as a quiz, and by links to its preview.
  static var draftPublications: [StoreCase] {
    [
      StoreCase("a draft is published as a quiz, with a history of revisions") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let id = try await fixture.draft(by: ada)
        #expect(try await fixture.store.publications().isEmpty)
        try await fixture.store.addEditor(bob.id, to: id, of: ada.id, at: StoreFixture.noon)
        let first = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0)
        #expect(try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0) == first)
        try await fixture.title("New", of: id, by: ada)
        let second = try await fixture.publish(id, .singles(3, "mine"), by: bob, version: 1, state: .listed)
        let history = try await fixture.store.revisions(of: id)
        #expect(history.map(\.revisionID) == [second.id, first.id])
        #expect(history.map(\.number) == [2, 1] && history.map(\.version) == [1, 0])
        #expect(history.map(\.accountID) == [bob.id, ada.id])
        let publication = DraftPublication(
          quizID: QuizID("mine"), draftID: id, state: .listed, reason: "", accountID: bob.id,
          changedAt: StoreFixture.noon
        )
        #expect(try await fixture.store.publications() == [publication])
        #expect(try await fixture.store.publication(of: QuizID("mine")) == publication)
        let summary = try await fixture.store.drafts(of: ada.id).first
        #expect(summary?.publication == publication && summary?.publishedVersion == 1)
        #expect(try await fixture.store.newestRevision(of: QuizID("mine")) == second)
      },
      StoreCase("only the present version is published, and only by those who may change the draft") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let id = try await fixture.draft(by: ada)
        try await fixture.title("New", of: id, by: ada)
        await #expect(throws: StudioError.outdated(version: 1)) {
          try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0)
        }
        await #expect(throws: StudioError.noSuchDraft) {
          try await fixture.publish(id, .singles(2, "mine"), by: bob, version: 1)
        }
        #expect(try await fixture.store.newestRevision(of: QuizID("mine")) == nil)
      },
      StoreCase("a quiz's id belongs to one draft or to the quiz folder, for ever") { fixture in
        let ada = try await fixture.player()
        _ = try await fixture.publish(.singles(2, "file"))
        let (one, other) = try await (fixture.draft(by: ada), fixture.draft(by: ada))
        await #expect(throws: StudioError.idTaken(QuizID("file"))) {
          try await fixture.publish(one, .singles(2, "file"), by: ada, version: 0)
        }
        _ = try await fixture.publish(one, .singles(2, "mine"), by: ada, version: 0)
        await #expect(throws: StudioError.idTaken(QuizID("mine"))) {
          try await fixture.publish(other, .singles(2, "mine"), by: ada, version: 0)
        }
        await #expect(throws: StudioError.idIsPermanent(QuizID("mine"))) {
          try await fixture.publish(one, .singles(2, "renamed"), by: ada, version: 0)
        }
        await #expect(throws: StoreError.self) { try await fixture.publish(.singles(4, "mine")) }
        #expect(try await fixture.store.newestRevision(of: QuizID("mine"))?.number == 1)
      },
      StoreCase("of 20 drafts that are published under one id at once, one gets it") { fixture in
        let ada = try await fixture.player()
        let drafts = try await atOnce(20) { _ in try await fixture.draft(by: ada) }
        let published = try await atOnce(drafts.count) { index in
          do throws(StudioError) {
            _ = try await fixture.store.publishDraft(
              NewDraftRevision(
                draftID: drafts[index], version: 0, quiz: .singles(2, "wanted"), pictures: [], state: .listed,
                seenChangedAt: nil, accountID: ada.id, publishedAt: StoreFixture.noon))
            return true
          } catch {
            #expect(error == .idTaken(QuizID("wanted")))
            return false
          }
        }
        #expect(published.count { $0 } == 1)
        #expect(try await fixture.store.publications().map(\.quizID) == [QuizID("wanted")])
      },
      StoreCase("of decisions about a quiz that were made at once only one counts, and nobody's is overwritten") {
        fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let id = try await fixture.draft(by: ada)
        _ = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0)
        let seen = try #require(try await fixture.store.publication(of: QuizID("mine")))
        let unpublished = DraftPublication(
          quizID: QuizID("mine"), draftID: id, state: .unpublished, reason: "No", accountID: bob.id,
          changedAt: StoreFixture.moment(7))
        // The author publishes again and the operator unpublishes: each saw the same state.
        let decided = try await atOnce(10) { index in
          do throws(StudioError) {
            if index % 2 == 0 {
              try await fixture.unpublish(id, because: "No", seen: seen, by: bob)
            } else {
              _ = try await fixture.store.publishDraft(
                NewDraftRevision(
                  draftID: id, version: 0, quiz: .singles(3, "mine"), pictures: [], state: .listed,
                  seenChangedAt: seen.changedAt, accountID: ada.id, publishedAt: StoreFixture.moment(8)))
            }
            return true
          } catch {
            guard case .publicationChanged(let now?) = error else { throw error }
            #expect(now != seen)
            return false
          }
        }
        #expect(decided.count { $0 } == 1)
        let revisions = try await fixture.store.revisions(of: id).count
        let isUnpublished = try await fixture.store.publication(of: QuizID("mine")) == unpublished
        #expect(revisions == (isUnpublished ? 1 : 2))
      },
      StoreCase("a quiz is unpublished with a reason, and published again") { fixture in
        let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
        let id = try await fixture.draft(by: ada)
        _ = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0)
        let unpublished = DraftPublication(
          quizID: QuizID("mine"), draftID: id, state: .unpublished, reason: "It copies a text 🤔", accountID: bob.id,
          changedAt: StoreFixture.moment(7))
        let seen = try #require(try await fixture.store.publication(of: QuizID("mine")))
        try await fixture.unpublish(id, because: unpublished.reason, seen: seen, by: bob)
        #expect(try await fixture.store.publication(of: QuizID("mine")) == unpublished)
        _ = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 0, state: .listed)
        let again = try #require(try await fixture.store.publication(of: QuizID("mine")))
        #expect(again.state == .listed && again.reason == "")
        let other = try await fixture.draft(by: ada)
        await #expect(throws: StudioError.noSuchQuiz) {
          try await fixture.unpublish(other, because: "No", seen: again, by: bob)
        }
      },
      StoreCase("a link opens a draft's preview until it is revoked or the draft is deleted", previews),
      StoreCase("a deleted draft leaves nothing but its quiz's address", draftDeletion),
    ]
  }

  private static func previews(_ fixture: StoreFixture) async throws {
    let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
    let id = try await fixture.draft(by: ada)
    let previews = (0..<2).map { _ in
      DraftPreview(tokenDigest: PreviewTokenDigest(token: .random()), createdAt: StoreFixture.noon)
    }
    for preview in previews + previews { try await fixture.store.addPreview(preview, of: id, by: ada.id) }
    #expect(try await Set(fixture.store.previews(of: id)) == Set(previews))
    await #expect(throws: StudioError.noSuchDraft) {
      try await fixture.store.addPreview(
        DraftPreview(tokenDigest: PreviewTokenDigest(token: .random()), createdAt: StoreFixture.noon), of: id,
        by: bob.id)
    }
    try await fixture.title("Newer", of: id, by: ada)
    #expect(try await fixture.store.draft(previewedBy: previews[0].tokenDigest)?.draft.title == "Newer")
    // Another draft can't revoke it.
    let other = try await fixture.draft(by: bob)
    try await fixture.store.revokePreview(previews[0].tokenDigest, of: other, by: bob.id)
    #expect(try await fixture.store.draft(previewedBy: previews[0].tokenDigest) != nil)
    try await fixture.store.revokePreview(previews[0].tokenDigest, of: id, by: ada.id)
    #expect(try await fixture.store.draft(previewedBy: previews[0].tokenDigest) == nil)
    #expect(try await fixture.store.previews(of: id) == [previews[1]])
    try await fixture.store.deleteDraft(id, of: ada.id, at: StoreFixture.noon)
    #expect(try await fixture.store.draft(previewedBy: previews[1].tokenDigest) == nil)
  }

  private static func draftDeletion(_ fixture: StoreFixture) async throws {
    let (ada, bob) = (try await fixture.player("Ada"), try await fixture.player("Bob"))
    let id = try await fixture.draft(by: ada)
    try await fixture.store.addEditor(bob.id, to: id, of: ada.id, at: StoreFixture.noon)
    try await fixture.title("New", of: id, by: bob)
    let revision = try await fixture.publish(id, .singles(2, "mine"), by: ada, version: 1)
    try await fixture.store.deleteDraft(id, of: ada.id, at: StoreFixture.noon)
    #expect(try await fixture.store.draft(id) == nil)
    #expect(try await fixture.store.drafts(of: bob.id).isEmpty)
    #expect(try await fixture.store.changes(of: id, before: nil, limit: 9).isEmpty)
    let publication = try #require(try await fixture.store.publication(of: QuizID("mine")))
    #expect(publication.draftID == nil && publication.state == .unpublished)
    #expect(try await fixture.store.revision(revision.id) == revision)
    let other = try await fixture.draft(by: bob)
    await #expect(throws: StudioError.idTaken(QuizID("mine"))) {
      try await fixture.publish(other, .singles(2, "mine"), by: bob, version: 0)
    }
  }
}

extension StoreFixture {
  /// Unpublishes a draft's quiz, as an operator.
  func unpublish(
    _ id: DraftID, because reason: String, seen: DraftPublication, by account: Account
  ) async throws(StudioError) {
    let account = try await store.account(account.id, as: .operator)
    try await store.studio(at: Self.moment(7)).unpublish(id, reason: reason, seen: seen.changedAt, by: account)
  }

  func publish(
    _ id: DraftID, _ quiz: Quiz, by account: Account, version: Int, state: DraftPublication.State = .unlisted
  ) async throws -> Revision {
    let seen = try await store.publications().first { $0.draftID == id }
    return try await store.publishDraft(
      NewDraftRevision(
        draftID: id, version: version, quiz: quiz, pictures: [], state: state, seenChangedAt: seen?.changedAt,
        accountID: account.id, publishedAt: Self.noon))
  }
}
