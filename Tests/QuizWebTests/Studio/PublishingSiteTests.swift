import Foundation
import HTTPTypes
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
  private let fixture: BoardFixture
  private let author: BoardFixture.SignedInPlayer

  init() async throws {
    fixture = try await BoardFixture()
    author = try await fixture.signIn("Arno")
    try await fixture.site.store.setRole(.author, of: author.account.id)
  }

  private func get(
    _ path: String, _ player: BoardFixture.SignedInPlayer? = nil
  ) async throws -> SiteFixture.ReceivedResponse {
    try await fixture.get(path, player ?? author)
  }

  private func post(
    _ path: String, _ fields: [(String, String)], _ player: BoardFixture.SignedInPlayer? = nil
  ) async throws -> SiteFixture.ReceivedResponse {
    try await fixture.post(path, TestBrowser.encode(fields), player ?? author)
  }

  private var account: Account {
    get async throws { try #require(try await fixture.site.store.account(author.account.id)) }
  }

  /// A draft, and its path.
  private func draft(_ content: Draft = .twoQuestions) async throws -> (id: DraftID, path: String) {
    let id = try await fixture.site.house.studio.create(.tree(content), by: account).id
    return (id, SitePath.draft(id.token.text))
  }

  /// What a form on the publish page sends.
  private func fields(_ draft: DraftID, listing: String? = nil) async throws -> [(String, String)] {
    let review = try await fixture.site.house.studio.review(draft, by: account)
    let seen = review.publication.map { String($0.changedAt.milliseconds) } ?? ""
    let listing = listing.map { [(StudioField.listing, $0)] } ?? []
    return [(StudioField.version, String(review.record.version)), (StudioField.request, seen)] + listing
  }

  private func setTitle(_ title: String, of draft: DraftID) async throws {
    let record = try await fixture.site.house.studio.open(draft, by: account).record
    let location = DraftLocation(.quiz, .title, "en")
    _ = try await fixture.site.house.studio.save(
      .edit([.set(location, from: record.draft[location], to: .text(title))]), to: draft, seen: record.version,
      request: .random(), by: account)
  }

  /// Answers to the draft's questions.
  private static let answers = [(1, "answer=0"), (2, "kind=multiple&answer=0"), (3, "value=1000")]

  // MARK: Previews

  @Test func `a preview is played to its result, is marked, and leaves nothing behind`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let made = try await post(path + "/previews", [])
    let link = try #require(made.body.firstMatch(of: /http:\/\/quiz.test(\/preview\/[^"< \n]+)/)).1
    let introduction = try await fixture.site.get(String(link))
    #expect(introduction.status == 200 && introduction.body.contains("preview-mark"))
    #expect(introduction.body.contains("content=\"noindex\"") && !introduction.body.contains("og:title"))
    #expect(!introduction.body.contains("class=\"embedding\""))
    let begun = try await fixture.site.post(link + "/begin")
    #expect(begun.cookie.isEmpty)
    var address = begun.location
    // A change of the draft doesn't change the play under way.
    try await setTitle("Which rain are you?", of: id)
    for (number, form) in Self.answers {
      #expect(address.hasSuffix("/\(number)"))
      let question = try await fixture.site.get(address)
      #expect(question.status == 200 && question.body.contains("preview-mark"))
      address = try await fixture.site.post(address, form).location
    }
    #expect(address.hasSuffix("/result"))
    let result = try await fixture.site.get(address)
    #expect(result.status == 200 && result.body.contains("preview-mark"))
    #expect(!result.body.contains("Which rain are you?") && !result.body.contains("/r/"))
    #expect(try await fixture.site.get(String(link)).body.contains("Which rain are you?"))
    #expect(try await fixture.site.house.studio.drafts(of: account, .first).entries.map(\.playsThisWeek) == [0])
    #expect(!(try await fixture.site.get("/")).body.contains("Which rain are you?"))
  }

  @Test func `a preview of a quiz with mistakes says that it can’t be played yet, and a revoked link is gone`()
    async throws
  {
    let empty = try await fixture.site.house.studio.create(.empty(Language("en")), by: account).id
    let token = try await fixture.site.house.studio.addPreview(of: empty, by: account)
    let early = try await fixture.site.get(SitePath.preview(token.text))
    #expect(early.status == 409 && early.body.contains("be played yet"))
    let links = SitePath.previews(of: empty.token.text)
    let handle = try #require(try await get(links).body.firstMatch(of: /name="link" value="([^"]+)"/)).1
    #expect(try await fixture.site.get(SitePath.preview(String(handle))).status == 404)
    #expect(try await post(links + "/revoke", [("link", String(handle))]).location == links)
    #expect(try await fixture.site.get(SitePath.preview(token.text)).status == 404)
    #expect(!(try await get(links)).body.contains("name=\"link\""))
  }

  @Test func `addresses of a preview that nobody made lead nowhere`() async throws {
    let (id, _) = try await draft()
    let token = try await fixture.site.house.studio.addPreview(of: id, by: account)
    let studio = fixture.site.house.studio
    let state = try await studio.newState(.link(token), of: studio.preview(.link(token)))
    #expect(PreviewState(state.text) == state)
    func other(version: Int = 0, seed: UInt64? = nil, _ responses: [QuestionResponse?] = []) -> String {
      PreviewState(version: version, seed: seed ?? state.seed, signature: state.signature, responses: responses).text
    }
    let answered = other([.single(0)])
    #expect(try await fixture.site.get(SitePath.preview(token.text) + "/" + answered + "/2").status == 200)
    try await setTitle("Newer", of: id)
    let states = [
      "x", state.text + "A", other(version: 1), other(version: 9), other(seed: 1),
      other(Array(repeating: .single(0), count: 99)), other([.ranged(4)]), String(repeating: "A", count: 9_000),
    ]
    for state in states {
      let answer = try await fixture.site.get(SitePath.preview(token.text) + "/" + state + "/1")
      #expect(answer.status == 404, "\(state.prefix(40))")
    }
    for token in ["x", Token128.random().text] {
      #expect(try await fixture.site.get(SitePath.preview(token)).status == 404)
      #expect(try await fixture.site.post(SitePath.preview(token) + "/begin").status == 404)
    }
  }

  @Test func `a link is as good as its owner’s right to make it, and an operator revokes it`() async throws {
    let (id, path) = try await draft()
    let token = try await fixture.site.house.studio.addPreview(of: id, by: account)
    try await fixture.site.store.setRole(.player, of: author.account.id)
    #expect(try await fixture.site.get(SitePath.preview(token.text)).status == 404)
    try await fixture.site.store.setRole(.author, of: author.account.id)
    #expect(try await fixture.site.get(SitePath.preview(token.text)).status == 200)
    let grace = try await fixture.signInOperator()
    let page = try await get(path + "/previews", grace).body
    let handle = String(try #require(page.firstMatch(of: /name="link" value="([^"]+)"/)).1)
    #expect(try await post(path + "/previews/revoke", [("link", handle)], grace).status == 303)
    #expect(try await fixture.site.get(SitePath.preview(token.text)).status == 404)
  }

  @Test func `who writes the quiz finds the way from its preview back to the draft, and nobody else`() async throws {
    let (id, path) = try await draft()
    let preview = SitePath.preview(try await fixture.site.house.studio.addPreview(of: id, by: account).text)
    let back = "<a href=\"\(path)\">"
    let other = try await fixture.signIn("Otto")
    try await fixture.site.store.setRole(.author, of: other.account.id)
    #expect(try await get(preview).body.contains(back))
    #expect(!(try await get(preview, other)).body.contains(path))
    #expect(!(try await fixture.site.get(preview)).body.contains(path))
    let question = try await post(preview + "/begin", []).location
    #expect(try await get(question).body.contains(back))
    #expect(!(try await get(question, other)).body.contains(path))
    try await fixture.site.house.studio.addEditor(named: #require(other.account.name), to: id, by: account)
    #expect(try await get(question, other).body.contains(back))
  }

  @Test func `who may read a draft plays it at its own address, without a link`() async throws {
    let (id, path) = try await draft()
    let preview = "/preview/draft-" + id.token.text
    #expect(try await get(path).body.contains("<a class=\"button\" href=\"\(preview)\">"))
    #expect(try await get(preview).body.contains("preview-mark"))
    var address = try await post(preview + "/begin", []).location
    for (_, form) in Self.answers {
      #expect(try await fixture.site.get(address).status == 404, "the address alone opens nothing")
      #expect(try await fixture.site.post(address, form).status == 404)
      address = try await fixture.post(address, form, author).location
    }
    #expect(try await get(address).body.contains("<a href=\"\(path)\">"))
    let (other, grace) = (try await fixture.signIn("Otto"), try await fixture.signInOperator())
    try await fixture.site.store.setRole(.author, of: other.account.id)
    for page in [preview, address] {
      #expect(try await get(page, other).status == 404)
      #expect(try await fixture.site.get(page).status == 404)
      #expect(try await get(page, grace).status == 200)
    }
    #expect(try await post(preview + "/begin", [], other).status == 404)
    // The play of one address isn't a play of another one.
    let token = try await fixture.site.house.studio.addPreview(of: id, by: account)
    let play = try #require(address.split(separator: "/").dropFirst(2).first)
    #expect(try await get("/preview/\(token.text)/\(play)/1").status == 404)
  }

  @Test func `an earlier version’s preview goes on when nothing of it is in memory`() async throws {
    let (id, _) = try await draft()
    let token = try await fixture.site.house.studio.addPreview(of: id, by: account)
    let question = try await fixture.site.post(SitePath.preview(token.text) + "/begin").location
    let studio = fixture.site.house.studio
    let record = try await studio.open(id, by: account).record
    let text = DraftLocation(try #require(record.draft.quiz.items(.question).first).id, .text, "en")
    _ = try await studio.save(
      .edit([.set(text, from: record.draft[text], to: .text("A swim?"))]), to: id, seen: 0, request: .random(),
      by: account)
    for number in 1...120 { try await setTitle("Title \(number)", of: id) }
    let fresh = try await fixture.site.restarted()
    let page = try await fresh.get(question)
    #expect(page.status == 200 && page.body.contains("A walk?") && !page.body.contains("A swim?"))
    let newest = try await fresh.post(SitePath.preview(token.text) + "/begin").location
    #expect(try await fresh.get(newest).body.contains("A swim?"))
  }

  @Test func `a draft has a limited number of links, and the page says so`() async throws {
    let (_, path) = try await draft()
    for _ in 0..<DraftPreview.maxCount {
      #expect(try await post(path + "/previews", []).status == 200)
    }
    let refused = try await post(path + "/previews", [])
    #expect(refused.status == 409 && refused.body.contains("which is the limit"))
  }

  // MARK: Publishing

  @Test func `a draft is published, once for each form, and the page shows its address`() async throws {
    let (id, path) = try await draft()
    let before = try await get(path + "/publish").body
    #expect(before.contains("value=\"listed\" required checked") && !before.contains("/unpublish"))
    let form = try await fields(id, listing: "listed")
    for _ in 1...2 { #expect(try await post(path + "/publish", form).location == path + "/publish?done=1") }
    #expect(try await fixture.site.house.studio.revisions(of: id, by: account).count == 1)
    let publication = try #require(try await fixture.site.house.studio.review(id, by: account).publication)
    let after = try await get(path + "/publish?done=1").body
    #expect(after.contains("http://quiz.test/q/\(publication.quizID.name)") && after.contains("/unpublish"))
    #expect(after.contains("role=\"status\"") && after.contains("&lt;iframe"))
    #expect(try await fixture.site.get("/q/\(publication.quizID.name)").status == 200)
    #expect(try await get(path + "/export/json").body.contains("\"id\": \"\(publication.quizID.name)\""))
  }

  @Test func `a new revision says what it changes, and plays under way keep theirs`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let quiz = try #require(try await fixture.site.house.studio.review(id, by: account).publication).quizID.name
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
    let empty = try await fixture.site.house.studio.create(.empty(Language("en")), by: account).id
    let path = SitePath.publish(empty.token.text)
    let page = try await get(path).body
    #expect(page.contains("class=\"to-mend\"") && !page.contains("name=\"listing\""))
    let refused = try await post(path, try await fields(empty, listing: "listed"))
    #expect(refused.status == 409)
    #expect(try await fixture.site.house.studio.review(empty, by: account).publication == nil)
  }

  @Test func `the author lists, unlists and unpublishes the quiz, and publishes it again`() async throws {
    let (id, path) = try await draft()
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let quiz = try #require(try await fixture.site.house.studio.review(id, by: account).publication).quizID
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
    #expect(try await fixture.site.house.studio.review(id, by: account).publication?.state == .listed)
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
    let title = try await fixture.site.house.studio.open(id, by: account).record.draft.title
    for title in ["Wrong", title] { try await setTitle(title, of: id) }
    for _ in 1...2 {
      let form = try await fields(id, listing: "listed")
      #expect(try await post(path + "/publish", form).location == path + "/publish?done=1")
    }
    #expect(try await fixture.site.house.studio.review(id, by: account).publishedVersion == 2)
    #expect(!(try await get("/studio")).body.contains("unpublished changes"))
  }

  @Test func `a draft that is made again by its form isn’t taken for the deleted one`() async throws {
    let studio = fixture.site.house.studio
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
    #expect(try await fixture.site.house.studio.review(id, by: account).publication == nil)
  }

  // MARK: Limits

  @Test func `a file that is larger than a draft may be is refused, and a draft keeps what it has`() async throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 12_000)
    let large = QuizYAML.encode(SiteFixture.quiz).replacing("Three questions.", with: family)
    let studio = fixture.site.house.studio
    await #expect { try await studio.create(.file(Array(large.utf8), name: "quiz.yaml"), by: account) } throws: {
      error in
      if case .refused(.textTooLong)? = error as? StudioError { true } else { false }
    }
    let (id, path) = try await draft()
    await #expect(throws: StudioError.self) {
      try await studio.replaceContent(
        of: id, with: Array(large.utf8), named: "quiz.yaml", seen: 0, request: .random(), by: account)
    }
    #expect(try await get(path).status == 200)
    #expect(try await studio.drafts(of: account, .first).count == 1)
  }

  @Test func `a replacement of very many parts is stored and read again`() async throws {
    let (id, path) = try await draft()
    func quiz(_ word: String) -> [UInt8] {
      let answers = (0..<20).map { "{text: \"\(word) \($0)\", outcome: a}" }.joined(separator: ", ")
      let questions = (0..<300).map { "- {id: q\($0)x, text: \"\(word)? \($0)\", answers: [\(answers)]}" }
      let head = "languages: [en]\ntitle: \(word)\ndescription: \(word)\noutcomes:\n"
      let outcomes = ["a", "b"].map { "- {id: \($0), name: \($0), description: \(word)}\n" }.joined()
      return Array((head + outcomes + "questions:\n" + questions.joined(separator: "\n") + "\n").utf8)
    }
    let studio = fixture.site.house.studio
    for (version, word) in ["One", "Two", "Three"].enumerated() {
      let save = try await studio.replaceContent(
        of: id, with: quiz(word), named: "quiz.yaml", seen: version, request: .random(), by: account)
      #expect(save.version == version + 1)
    }
    for version in 0...3 { _ = try await studio.draft(id, at: version, by: account) }
    #expect(try await studio.changes(of: id, by: account).count == 3)
    let undone = try await studio.save(.undo, to: id, seen: 3, request: .random(), by: account)
    #expect(undone.version == 4)
    #expect(try await studio.open(id, by: account).record.draft.title == "Two")
    #expect(try await get(path).status == 200)
  }

  @Test func `what an account’s drafts store is bounded, and small changes still go on`() async throws {
    var content = Draft.twoQuestions
    let long = String(repeating: "x", count: 80_000)
    let operations = (0..<12).map { number in
      DraftOperation.insert(
        DraftItem(
          DraftItemID("o9\(number)x"), .outcome, values: [DraftItem.Key(.description, "en"): .text(long)]),
        at: DraftPosition(
          in: .quiz, after: number == 0 ? content.quiz.items(.outcome).last?.id : DraftItemID("o9\(number - 1)x")))
    }
    try content.apply(operations)
    let studio = fixture.site.house.studio
    var last: DraftID?
    await #expect(throws: StudioError.storageFull(limit: DraftRecord.maxStoredBytes)) {
      for _ in 0..<110 { last = try await studio.create(.tree(content), by: account).id }
    }
    let count = try await studio.drafts(of: account, .first).count
    #expect((100...104).contains(count), "\(count) drafts of nearly a megabyte each")
    try await setTitle("Still mine", of: #require(last))
    try await studio.delete(#require(last), by: account)
    _ = try await studio.create(.tree(content), by: account)
  }

  @Test func `revisions count to what an account’s drafts store`() async throws {
    let (id, path) = try await draft()
    for _ in 1...2 { _ = try await post(path + "/publish", try await fields(id, listing: "listed")) }
    let store = fixture.site.store
    let first = try await store.storedBytes(ofDraftsBy: author.account.id)
    try await setTitle("Another title", of: id)
    _ = try await post(path + "/publish", try await fields(id, listing: "listed"))
    let second = try await store.storedBytes(ofDraftsBy: author.account.id)
    #expect(second > first + QuizJSON.encode(SiteFixture.quiz).utf8.count / 4)
    try await setTitle("A third title", of: id)
    try await store.addStoredBytes(DraftRecord.maxStoredBytes / 10 * 11 - second - 100, to: id)
    let refused = try await post(path + "/publish", try await fields(id, listing: "listed"))
    #expect(refused.status == 409 && refused.body.contains("take up too much space"))
    #expect(try await fixture.site.house.studio.review(id, by: account).publishedVersion == 1)
  }

  @Test func `a former author’s settings lead to the quizzes`() async throws {
    let link = "<a href=\"/studio\">To the studio</a>"
    #expect(!(try await get("/account")).body.contains(link))
    let (_, path) = try await draft()
    #expect(!(try await get("/account")).body.contains(link), "the navigation has it")
    try await fixture.site.store.setRole(.player, of: author.account.id)
    #expect(try await get("/account").body.contains(link))
    #expect(try await get("/studio").body.contains(path))
    let player = try await fixture.signIn("Paula")
    #expect(!(try await get("/account", player)).body.contains(link))
  }

  @Test func `a request with another file replaces nothing`() async throws {
    let (id, _) = try await draft()
    let (studio, request) = (fixture.site.house.studio, Token128.random())
    func replace(_ word: String) async throws -> DraftSave {
      let text = QuizYAML.encode(SiteFixture.quiz).replacing("Which weather", with: "Which " + word)
      return try await studio.replaceContent(
        of: id, with: Array(text.utf8), named: "quiz.yaml", seen: 0, request: request, by: account)
    }
    #expect(try await replace("climate").version == 1)
    #expect(try await replace("climate").version == 1)
    await #expect(throws: StudioError.outdated(version: 1)) { try await replace("season") }
  }

  @Test func `the export of a copy with pictures can be uploaded again`() async throws {
    var quiz = SiteFixture.quiz
    quiz.outcomes[0].picture = Picture(file: "sun.svg")
    let bytes = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 2\"/>".utf8)
    let file = PictureFile(name: "sun.svg", format: .svg, width: 1, height: 2, bytes: bytes)
    try await fixture.site.library.publish(quiz, pictures: [file], at: .init(milliseconds: 5))
    let studio = fixture.site.house.studio
    let copy = try await studio.create(.copy(quiz.id), by: account)
    let text = DraftFile.yaml(copy.draft, as: nil)
    let again = try await studio.create(.file(Array(text.utf8), name: "copy.yaml"), by: account)
    #expect(again.draft.pictureNames == copy.draft.pictureNames && !again.draft.pictureNames.isEmpty)
  }

  @Test func `a file without an id makes a draft without one`() async throws {
    let text = QuizYAML.encode(SiteFixture.quiz).replacing(/^id: .*\n/, with: "")
    let made = try await fixture.site.house.studio.create(.file(Array(text.utf8), name: "My quiz.yaml"), by: account)
    #expect(made.draft.quiz[.id] == nil)
    let file = DraftFile.yaml(made.draft, as: DraftCheck(made.draft).quiz)
    #expect(!file.contains("\nid:") && !file.hasPrefix("id:"))
  }

  @Test func `titles that nobody can type are typed as they are seen`() async throws {
    for title in ["Two\nlines", "A\u{200D}B  c", "\u{202E}right", " ", "Ä"] {
      var content = Draft.twoQuestions
      let location = DraftLocation(.quiz, .title, "en")
      try content.apply(.set(location, from: content[location], to: .text(title)))
      let (_, path) = try await draft(content)
      let typed = ["Two\nlines": "Two lines", "A\u{200D}B  c": "AB c", "\u{202E}right": "right", " ": "Untitled quiz"]
      let deleted = try await post(path + "/delete", [("title", typed[title] ?? title)])
      #expect(deleted.location == "/studio", "\(title)")
      #expect(try await post(path + "/delete", [("title", title)]).location == "/studio", "again")
    }
  }

  @Test func `the studio is in the navigation of authors`() async throws {
    let page = try await get("/studio/new").body
    #expect(page.contains("<a href=\"/studio\" aria-current=\"true\">"))
    let player = try await fixture.signIn("Paula")
    #expect(!(try await get("/daily", player)).body.contains("href=\"/studio\""))
  }
}
