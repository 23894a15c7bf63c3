import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// Previews, publishing, listing and unpublishing on the site.
struct PublishingSiteTests {
  let fixture: BoardFixture
  let author: BoardFixture.SignedInPlayer

  init() async throws {
    fixture = try await BoardFixture()
    author = try await fixture.signIn("Arno")
    try await fixture.site.store.setRole(.author, of: author.account.id)
  }

  func get(
    _ path: String, _ player: BoardFixture.SignedInPlayer? = nil
  ) async throws -> SiteFixture.ReceivedResponse {
    try await fixture.get(path, player ?? author)
  }

  func post(
    _ path: String, _ fields: [(String, String)], _ player: BoardFixture.SignedInPlayer? = nil
  ) async throws -> SiteFixture.ReceivedResponse {
    try await fixture.post(path, TestBrowser.encode(fields), player ?? author)
  }

  var account: Account {
    get async throws { try #require(try await fixture.site.store.account(author.account.id)) }
  }

  /// A draft, and its path.
  func draft(_ content: Draft = .twoQuestions) async throws -> (id: DraftID, path: String) {
    let id = try await fixture.site.services.studio.create(.tree(content), by: account).id
    return (id, SitePath.draft(id.token.text))
  }

  /// What a form on the publish page sends.
  func fields(_ draft: DraftID, listing: String? = nil) async throws -> [(String, String)] {
    let review = try await fixture.site.services.studio.review(draft, by: account)
    let seen = review.publication.map { String($0.changedAt.milliseconds) } ?? ""
    let listing = listing.map { [(StudioField.listing, $0)] } ?? []
    return [(StudioField.version, String(review.record.version)), (StudioField.request, seen)] + listing
  }

  func setTitle(_ title: String, of draft: DraftID) async throws {
    let record = try await fixture.site.services.studio.open(draft, by: account).record
    let location = DraftLocation(.quiz, .title, "en")
    _ = try await fixture.site.services.studio.save(
      .edit([.set(location, from: record.draft[location], to: .text(title))]), to: draft, seen: record.version,
      request: .random(), by: account)
  }

  /// Answers to the draft's questions.
  static let answers = [(1, "answer=0"), (2, "kind=multiple&answer=0"), (3, "value=1000")]

  @Test func `a draft is published, once for each form, and the page shows its address`() async throws {
    let (id, path) = try await draft()
    let before = try await get(path + "/publish").body
    #expect(before.contains("value=\"listed\" required checked") && !before.contains("/unpublish"))
    let form = try await fields(id, listing: "listed")
    for _ in 1...2 { #expect(try await post(path + "/publish", form).location == path + "/publish?done=1") }
    #expect(try await fixture.site.services.studio.revisions(of: id, by: account).count == 1)
    let publication = try #require(try await fixture.site.services.studio.review(id, by: account).publication)
    let after = try await get(path + "/publish?done=1").body
    #expect(after.contains("http://quiz.test/q/\(publication.quizID.name)") && after.contains("/unpublish"))
    #expect(after.contains("role=\"status\"") && after.contains("&lt;iframe"))
    #expect(try await fixture.site.get("/q/\(publication.quizID.name)").status == 200)
    #expect(try await get(path + "/export/json").body.contains("\"id\": \"\(publication.quizID.name)\""))
  }

  @Test func `a new revision says what it changes, and plays under way keep theirs`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let quiz = try #require(try await fixture.site.services.studio.review(id, by: account).publication).quizID.name
    let play = try await fixture.site.post("/q/\(quiz)/begin")
    let seen = try await fields(id, listing: "listed")
    try await setTitle("Which rain are you?", of: id)
    let outdated = try await post(path + "/publish", seen)
    #expect(outdated.status == 409 && outdated.body.contains("has changed in the meantime"))
    let page = try await get(path + "/publish").body
    #expect(page.contains("class=\"changes\"") && page.contains("Publish the changes"))
    _ = try await post(path + "/publish", try await fields(id, listing: "unlisted"))
    let new = try await fixture.site.get("/q/\(quiz)").body
    #expect(new.contains("Which rain are you?"))
    #expect(!(try await fixture.site.get("/")).body.contains("Which rain are you?"))
    for (number, form) in Self.answers {
      let address = play.location.dropLast(1) + "\(number)"
      #expect(try await fixture.site.post(String(address), form, cookie: play.cookie).status == 303)
    }
    let result = try await fixture.site.get(play.location.dropLast(1) + "result", cookie: play.cookie)
    #expect(result.status == 200 && !result.body.contains("Which rain are you?"))
  }

  @Test func `a quiz with mistakes shows them in place of the form`() async throws {
    let empty = try await fixture.site.services.studio.create(.empty(Language("en")), by: account).id
    let path = SitePath.publish(empty.token.text)
    let page = try await get(path).body
    #expect(page.contains("class=\"to-mend\"") && !page.contains("name=\"listing\""))
    let refused = try await post(path, try await fields(empty, listing: "listed"))
    #expect(refused.status == 409)
    #expect(try await fixture.site.services.studio.review(empty, by: account).publication == nil)
  }

  @Test func `the author lists, unlists and unpublishes the quiz, and publishes it again`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let quiz = try #require(try await fixture.site.services.studio.review(id, by: account).publication).quizID
    let unlist = try await fields(id, listing: "unlisted")
    for _ in 1...2 { #expect(try await post(path + "/listing", unlist).location == path + "/publish?done=listing") }
    #expect(!fixture.site.library.listed.contains { $0.revision.quiz.id == quiz })
    let unpublish = try await fields(id)
    for _ in 1...2 { #expect(try await post(path + "/unpublish", unpublish).location == path + "/publish?done=off") }
    #expect(try await fixture.site.get("/q/\(quiz.name)").status == 410)
    #expect(try await get(path + "/publish").body.contains("name=\"listing\""))
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    #expect(try await fixture.site.get("/q/\(quiz.name)").status == 200)
  }

  @Test func `an operator takes a quiz off the site with a reason that its author reads`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let grace = try await fixture.signInOperator()
    let form = try await fields(id)
    let page = try await get(path + "/publish", grace).body
    #expect(page.contains("name=\"reason\"") && !page.contains("Publish the changes"))
    for reason in ["", "  ", String(repeating: "x", count: 1_001)] {
      let refused = try await post(path + "/unpublish", form + [("reason", reason)], grace)
      #expect(refused.status == 422 && refused.body.contains("aria-invalid"), "\(reason.prefix(9))")
    }
    #expect(try await post(path + "/unpublish", form + [("reason", "Not <nice>")], grace).status == 303)
    for page in ["/studio", path, path + "/publish"] {
      #expect(try await get(page).body.contains("Not &lt;nice&gt;"), "\(page)")
    }
    let again = try await post(path + "/publish", try await fields(id, listing: "listed"))
    #expect(again.status == 409 && again.body.contains("only an operator can put it back"))
    #expect(!(try await get(path + "/publish")).body.contains("name=\"listing\""))
    #expect(try await get(path + "/publish", grace).body.contains("/listing\""))
    #expect(try await post(path + "/listing", try await fields(id, listing: "listed"), grace).status == 303)
    #expect(try await fixture.site.services.studio.review(id, by: account).publication?.state == .listed)
  }

  @Test func `what its author took off the site isn’t put back by an operator, but can be barred`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let seen = try await fields(id)
    _ = try await post(path + "/unpublish", seen)
    let grace = try await fixture.signInOperator()
    #expect(try await post(path + "/listing", try await fields(id, listing: "listed"), grace).status == 403)
    // A form from before isn't taken for a repeated one.
    #expect(try await post(path + "/unpublish", seen + [("reason", "No")], grace).status == 409)
    #expect(try await post(path + "/unpublish", try await fields(id) + [("reason", "No")], grace).status == 303)
    #expect(try await post(path + "/publish", try await fields(id, listing: "listed")).status == 409)
  }

  @Test func `a quiz that is published again as it was has no unpublished changes`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let title = try await fixture.site.services.studio.open(id, by: account).record.draft.title
    for title in ["Wrong", title] { try await setTitle(title, of: id) }
    for _ in 1...2 {
      let form = try await fields(id, listing: "listed")
      #expect(try await post(path + "/publish", form).location == path + "/publish?done=1")
    }
    #expect(try await fixture.site.services.studio.review(id, by: account).publishedVersion == 2)
    #expect(!(try await get("/studio")).body.contains("unpublished changes"))
  }

  @Test func `a draft that is made again by its form isn’t taken for the deleted one`() async throws {
    let studio = fixture.site.services.studio
    let request = Token128.random()
    for title in ["First", "Second"] {
      let id = try await studio.create(.empty(Language("en")), request: request, by: account).id
      let text = QuizYAML.encode(SiteFixture.quiz).replacing("Which weather are you?", with: title)
      _ = try await studio.replaceContent(
        of: id, with: Array(text.utf8), named: "quiz.yaml", seen: 0, request: .random(), by: account)
      #expect(try await studio.review(id, by: account).checked.check.quiz?.title[Language("en")] == title)
      try await studio.delete(id, by: account)
    }
  }

  @Test func `nobody else publishes a draft or takes it off the site`() async throws {
    let (id, path) = try await draft()
    let form = try await fields(id, listing: "listed") + [("reason", "Because")]
    let other = try await fixture.signIn("Otto")
    try await fixture.site.store.setRole(.author, of: other.account.id)
    for action in ["/publish", "/listing", "/unpublish", "/previews", "/previews/revoke"] {
      #expect(try await post(path + action, form, other).status == 404, "\(action)")
    }
    let grace = try await fixture.signInOperator()
    #expect(try await post(path + "/publish", form, grace).status == 403)
    #expect(try await post(path + "/publish", []).status == 400)
    #expect(try await post(path + "/publish", try await fields(id, listing: "unpublished")).status == 400)
    #expect(try await fixture.site.services.studio.review(id, by: account).publication == nil)
  }
}
