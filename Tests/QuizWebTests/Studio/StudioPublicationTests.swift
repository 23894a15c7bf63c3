import QuizDrafts
import QuizEngine
import QuizPages
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// What the house offers of its authors: published quizzes until they are unpublished, and previews.
struct StudioPublicationTests {
  @Test func `only the owner deletes a draft, and its quiz is unpublished`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    let quiz = try await fixture.publish(id).quiz.id
    for account in [fixture.player, fixture.author, fixture.editor, fixture.operator] {
      await #expect(throws: StudioError.self) { try await fixture.studio.delete(id, by: account) }
    }
    #expect(fixture.site.library[quiz] != nil)
    try await fixture.studio.delete(id, by: fixture.owner)
    await #expect(throws: StudioError.self) { try await fixture.studio.open(id, by: fixture.owner) }
    #expect(fixture.site.library[quiz] == nil && fixture.site.library.isUnpublished(quiz))
    // The address stays that quiz's for ever.
    let next = try await fixture.draft()
    #expect(try await fixture.publish(next).quiz.id != quiz)
  }

  @Test func `the quizzes of a deleted account are off offer at once, as its page says before`() async throws {
    let fixture = try await StudioFixture(authors: .open)
    var browser = TestBrowser(fixture.site)
    _ = try await browser.signUp("Ada")
    let name = try #require(AccountName("Ada"))
    let ada = try #require(try await fixture.site.store.account(named: name)).account
    let warning = Texts.english.account.deletion.quizzes
    #expect(try await !browser.get("/account/delete").body.contains(warning))
    let id = try await fixture.studio.create(.tree(.twoQuestions), by: ada).id
    let quiz = try await fixture.publish(id, as: .unlisted, by: ada).quiz.id
    #expect(fixture.site.library[quiz] != nil)
    #expect(try await browser.get("/account/delete").body.contains(warning))
    let rejected = try await browser.post("/account/delete", [("current-password", "wrong wrong wrong")])
    #expect(rejected.status == 422 && rejected.body.contains(warning))
    #expect(
      try await browser.post("/account/delete", [("current-password", TestBrowser.password)]).location
        == "/account/deleted")
    #expect(fixture.site.library[quiz] == nil && fixture.site.library.isUnpublished(quiz))
  }

  @Test func `an id of the quiz folder is refused and told`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft(Draft(SiteFixture.quiz))
    do {
      try await fixture.publish(id)
      Issue.record("It was published")
    } catch let error as StudioError {
      guard case .idInQuizFolder(QuizID("weather")) = error else { throw error }
    }
    #expect(try await fixture.publication(of: id) == nil)
  }

  @Test func `a draft with mistakes isn't published, and the mistakes are told`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.studio.create(.empty(Language("en")), by: fixture.owner).id
    do {
      try await fixture.publish(id)
      Issue.record("It was published")
    } catch let error as StudioError {
      guard case .hasMistakes(let mistakes) = error else { throw error }
      #expect(!mistakes.isEmpty)
    }
  }

  @Test func `what was changed since it was looked at isn't published`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    let seen = try await fixture.studio.open(id, by: fixture.owner).record.version
    try await fixture.setTitle("Other", of: id, by: fixture.editor)
    do throws(StudioError) {
      _ = try await fixture.studio.publish(id, version: seen, as: .listed, seen: nil, by: fixture.owner)
      Issue.record("It was published")
    } catch { guard case .outdated(version: seen + 1) = error else { throw error } }
  }

  @Test func `an operator's unpublishing tells its reason, and no author undoes it`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    let quiz = try await fixture.publish(id).quiz.id
    let seen = try #require(try await fixture.publication(of: id))
    await #expect(throws: StudioError.self) {
      try await fixture.studio.unpublish(id, reason: "  ", seen: seen.changedAt, by: fixture.operator)
    }
    try await fixture.studio.unpublish(id, reason: "It copies a text", seen: seen.changedAt, by: fixture.operator)
    #expect(fixture.site.library[quiz] == nil)
    // A publish of somebody who saw it listed.
    await #expect(throws: StudioError.self) {
      try await fixture.studio.publish(id, version: 0, as: .listed, seen: seen.changedAt, by: fixture.owner)
    }
    let now = try #require(try await fixture.studio.open(id, by: fixture.owner).publication)
    #expect(now.reason == "It copies a text" && now.accountID == fixture.operator.id)
    // And of somebody who saw that it is gone.
    for account in [fixture.owner, fixture.editor] {
      do throws(StudioError) {
        _ = try await fixture.studio.publish(id, version: 0, as: .unlisted, seen: now.changedAt, by: account)
        Issue.record("It was published")
      } catch { guard case .unpublishedByOperator("It copies a text") = error else { throw error } }
      await #expect(throws: StudioError.self) {
        try await fixture.studio.list(id, as: .listed, seen: now.changedAt, by: account)
      }
      await #expect(throws: StudioError.self) {
        try await fixture.studio.unpublish(id, seen: now.changedAt, by: account)
      }
    }
    #expect(try await fixture.publication(of: id) == now)
    try await fixture.studio.list(id, as: .unlisted, seen: now.changedAt, by: fixture.operator)
    #expect(fixture.site.library[quiz]?.quiz.isUnlisted == true)
  }

  @Test func `in an open house a player publishes unlisted, until an operator lists it`() async throws {
    let fixture = try await StudioFixture(authors: .open)
    let id = try await fixture.studio.create(.tree(.twoQuestions), by: fixture.player).id
    await #expect(throws: StudioError.self) { try await fixture.publish(id, as: .listed, by: fixture.player) }
    let quiz = try await fixture.publish(id, as: .unlisted, by: fixture.player).quiz.id
    #expect(fixture.site.library[quiz] != nil)
    #expect(!fixture.site.library.listed.contains { $0.revision.quiz.id == quiz })
    let seen = try #require(try await fixture.publication(of: id))
    try await fixture.studio.list(id, as: .listed, seen: seen.changedAt, by: fixture.operator)
    #expect(fixture.site.library.listed.contains { $0.revision.quiz.id == quiz })
  }

  @Test func `a preview's link opens the draft for everybody until it is revoked`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    let token = try await fixture.studio.addPreview(of: id, by: fixture.editor)
    let preview = try await fixture.studio.preview(.link(token))
    #expect(preview.version == 0 && preview.quiz.questions.count == 3)
    let handle = try #require(try await fixture.studio.previews(of: id, by: fixture.owner).first?.handle)
    #expect(handle != token)
    await #expect(throws: StudioError.noSuchDraft) { try await fixture.studio.preview(.link(handle)) }
    // A play goes on with the version that it began with.
    let state = try await fixture.studio.newState(.link(token), of: preview)
    try await fixture.setTitle("Newer", of: id, by: fixture.editor)
    #expect(try await fixture.studio.play(.link(token), state).preview.quiz == preview.quiz)
    #expect(try await fixture.studio.preview(.link(token)).quiz.title[Language("en")] == "Newer")
    try await fixture.studio.revokePreview(handle, of: id, by: fixture.owner)
    await #expect(throws: StudioError.noSuchDraft) { try await fixture.studio.preview(.link(token)) }
  }
}
