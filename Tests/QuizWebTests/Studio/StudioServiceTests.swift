import QuizDrafts
import QuizEngine
import QuizFormats
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
