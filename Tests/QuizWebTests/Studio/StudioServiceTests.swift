import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct StudioServiceTests {
  @Test func `every use case asks the policy`() async throws {
    for authors in StudioPolicy.Authors.allCases {
      let fixture = try await StudioFixture(authors: .open)
      let id = try await fixture.draft()
      try await fixture.publish(id)
      _ = try await fixture.studio.addPreview(of: id, by: fixture.owner)
      let services = Services(
        library: fixture.site.library, store: fixture.site.store, dependencies: fixture.site.services.dependencies,
        gameSettings: GameSettings(authors: authors))
      let record = try #require(try await fixture.site.store.draft(id))
      for account in [fixture.player, fixture.author, fixture.editor, fixture.owner, fixture.operator] {
        for (action, attempt) in Self.attempts {
          let isAboutDraft = ![.home, .create, .inviteAuthors].contains(action)
          let isAllowed = StudioPolicy.allows(
            action, role: StudioPolicy.Role(account),
            relation: isAboutDraft ? StudioPolicy.Relation(account.id, to: record) : .none, authors: authors)
          #expect(services.studio.allows(action, account, to: isAboutDraft ? record : nil) == isAllowed)
          do throws(StudioError) {
            try await attempt(services.studio, id, account)
            #expect(isAllowed, "\(account.role) did \(action) with \(authors)")
          } catch {
            let isRefused =
              switch error {
              case .noSuchDraft, .notAllowed: true
              default: false
              }
            #expect(isRefused == !isAllowed, "\(account.role), \(action), \(authors): \(error)")
          }
        }
      }
    }
  }

  private typealias Attempt = @Sendable (StudioService, DraftID, Account) async throws(StudioError) -> Void

  /// A use case of each action. Where it is allowed it may still fail, but for another reason.
  private static let attempts: [(StudioPolicy.Action, Attempt)] = [
    (.home, { (studio, _, account) async throws(StudioError) in _ = try await studio.drafts(of: account, .first) }),
    (
      .seeAll,
      { (studio, _, account) async throws(StudioError) in _ = try await studio.allDrafts(.first, for: account) }
    ),
    (
      .create,
      { (studio, _, account) async throws(StudioError) in
        _ = try await studio.create(.empty(Language("en")), by: account)
      }
    ),
    (.read, { (studio, id, account) async throws(StudioError) in _ = try await studio.open(id, by: account) }),
    (.read, { (studio, id, account) async throws(StudioError) in _ = try await studio.draft(id, at: 0, by: account) }),
    (.read, { (studio, id, account) async throws(StudioError) in _ = try await studio.changes(of: id, by: account) }),
    (.read, { (studio, id, account) async throws(StudioError) in _ = try await studio.revisions(of: id, by: account) }),
    (.read, { (studio, id, account) async throws(StudioError) in _ = try await studio.review(id, by: account) }),
    (
      .edit,
      { (studio, id, account) async throws(StudioError) in
        _ = try await studio.save(.edit([]), to: id, seen: 0, request: .random(), by: account)
      }
    ),
    (
      .manageEditors,
      { (studio, id, account) async throws(StudioError) in
        guard let nobody = AccountName("Nobody") else { throw .noSuchAccount }
        try await studio.addEditor(named: nobody, to: id, by: account)
      }
    ),
    (
      .managePreviews,
      { (studio, id, account) async throws(StudioError) in _ = try await studio.previews(of: id, by: account) }
    ),
    (
      .managePreviews,
      { (studio, id, account) async throws(StudioError) in
        _ = try await studio.revokePreview(.random(), of: id, by: account)
      }
    ),
    (
      .publish,
      { (studio, id, account) async throws(StudioError) in
        _ = try await studio.publish(id, version: 99, as: .unlisted, seen: nil, by: account)
      }
    ),
    (
      .list,
      { (studio, id, account) async throws(StudioError) in
        try await studio.list(id, as: .listed, seen: Timestamp(milliseconds: 0), by: account)
      }
    ),
    (
      .unpublish,
      { (studio, id, account) async throws(StudioError) in
        try await studio.unpublish(id, reason: "Because", seen: Timestamp(milliseconds: 0), by: account)
      }
    ),
    (
      .inviteAuthors,
      { (studio, _, account) async throws(StudioError) in _ = try await studio.inviteAuthor(by: account) }
    ),
  ]

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

  @Test func `two authors' changes meet, and each undoes only their own`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    try await fixture.setTitle("Olga’s", of: id, by: fixture.owner)
    try await fixture.setTitle("Edda’s", of: id, by: fixture.editor)
    let open = try await fixture.studio.open(id, by: fixture.owner)
    #expect(open.canUndo && !open.canRedo && open.record.draft.title == "Edda’s")
    let undone = try await fixture.studio.save(
      .undo, to: id, seen: open.record.version, request: .random(), by: fixture.owner)
    #expect(undone.applied.isEmpty && undone.conflicts.count == 1)
    #expect(try await fixture.studio.open(id, by: fixture.editor).record.draft.title == "Edda’s")
    #expect(try await fixture.studio.open(id, by: fixture.owner).canRedo)
  }

  @Test func `a draft is copied from a listed quiz of the folder only, and is published under another id`() async throws
  {
    let fixture = try await StudioFixture()
    let copy = try await fixture.studio.create(.copy(QuizID("weather")), by: fixture.author)
    #expect(copy.draft.title == "Which weather are you?")
    let open = try await fixture.studio.open(copy.id, by: fixture.author)
    let revision = try await fixture.studio.publish(
      copy.id, version: open.record.version, as: .listed, seen: nil, by: fixture.author)
    #expect(revision.quiz.id == QuizID("which-weather-are-you"))
    for quiz in ["which-weather-are-you", "nothing"] {
      await #expect(throws: StudioError.self) {
        try await fixture.studio.create(.copy(QuizID(quiz)), by: fixture.author)
      }
    }
  }

  @Test(arguments: ["animal.yaml", "animal.json"])
  func `a draft of a file is the quiz of the file`(name: String) async throws {
    let fixture = try await StudioFixture()
    let quiz = SiteFixture.quiz
    let text = name.hasSuffix(".json") ? QuizJSON.encode(quiz) : QuizYAML.encode(quiz)
    let draft = try await fixture.studio.create(.file(Array(text.utf8), name: name), by: fixture.author)
    let check = try await fixture.studio.review(draft.id, by: fixture.author).checked.check
    #expect(check.diagnostics.allSatisfy { $0.diagnostic.severity == .warning })
    #expect(check.quiz.map(QuizJSON.encode) == QuizJSON.encode(quiz))
  }

  @Test func `a file with mistakes, or that is no quiz file, says so and makes no draft`() async throws {
    let fixture = try await StudioFixture()
    let yaml = QuizYAML.encode(SiteFixture.quiz)
    let files: [(name: String, bytes: [UInt8], rule: String)] = [
      ("quiz.yaml", Array(yaml.replacing("outcomes:", with: "outcome:").utf8), "unknown-key"),
      ("quiz.json", Array("{".utf8), "invalid-json"), ("quiz.yaml", [], "empty-file"),
      ("quiz.zip", Array("PK\u{3}\u{4}".utf8), "not-a-plain-text-file"), ("quiz.yaml", [0xFF, 0xFE, 0], "not-utf8"),
    ]
    for file in files {
      do throws(StudioError) {
        _ = try await fixture.studio.create(.file(file.bytes, name: file.name), by: fixture.author)
        Issue.record("\(file.name) became a draft")
      } catch {
        guard case .fileHasMistakes(let mistakes, omitted: 0) = error else { throw error }
        #expect(mistakes.contains { $0.severity == .error && $0.ruleID == file.rule }, "\(mistakes.map(\.ruleID))")
      }
    }
    #expect(try await fixture.studio.drafts(of: fixture.author, .first).entries.isEmpty)
  }

  @Test func `a file with pictures is refused for now`() async throws {
    let fixture = try await StudioFixture()
    let yaml = QuizYAML.encode(SiteFixture.quiz) + "\npicture: {file: cover.png, alt: A cover}\n"
    await #expect(throws: StudioError.fileHasPictures) {
      try await fixture.studio.create(.file(Array(yaml.utf8), name: "quiz.yaml"), by: fixture.author)
    }
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

  @Test func `an invitation makes one author`() async throws {
    let fixture = try await StudioFixture()
    let token = try await fixture.studio.inviteAuthor(by: fixture.operator)
    #expect(try await fixture.studio.invitation(token) == .author)
    #expect(try await fixture.studio.acceptInvitation(token, by: fixture.player) == .author)
    #expect(try await fixture.studio.acceptInvitation(token, by: fixture.owner) == nil)
    #expect(try await fixture.site.store.account(fixture.player.id)?.role == .author)
    let late = try await fixture.studio.inviteAuthor(by: fixture.operator)
    fixture.site.clock.advance(RoleInvitation.lifetime)
    #expect(try await fixture.studio.acceptInvitation(late, by: fixture.owner) == nil)
  }

  @Test func `an account that was deleted meanwhile uses no invitation up, and that is no failure of the store`()
    async throws
  {
    let fixture = try await StudioFixture()
    let token = try await fixture.studio.inviteAuthor(by: fixture.operator)
    try await fixture.site.store.delete(fixture.player)
    #expect(try await fixture.studio.acceptInvitation(token, by: fixture.player) == nil)
    #expect(try await fixture.studio.invitation(token) == .author)
    #expect(try await fixture.site.get("/health/ready").status == 200)
  }
}
