import QuizDrafts
import QuizEngine
import QuizPages
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

// Previews of drafts.
extension PublishingSiteTests {
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
    #expect(try await fixture.site.services.studio.drafts(of: account, .first).entries.map(\.playsThisWeek) == [0])
    #expect(!(try await fixture.site.get("/")).body.contains("Which rain are you?"))
  }

  @Test func `a preview of a quiz with mistakes says that it can’t be played yet, and a revoked link is gone`()
    async throws
  {
    let empty = try await fixture.site.services.studio.create(.empty(Language("en")), by: account).id
    let token = try await fixture.site.services.studio.addPreview(of: empty, by: account)
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
    let token = try await fixture.site.services.studio.addPreview(of: id, by: account)
    let studio = fixture.site.services.studio
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
    let token = try await fixture.site.services.studio.addPreview(of: id, by: account)
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
    let preview = SitePath.preview(try await fixture.site.services.studio.addPreview(of: id, by: account).text)
    let back = "<a href=\"\(path)\">"
    let other = try await fixture.signIn("Otto")
    try await fixture.site.store.setRole(.author, of: other.account.id)
    #expect(try await get(preview).body.contains(back))
    #expect(!(try await get(preview, other)).body.contains(path))
    #expect(!(try await fixture.site.get(preview)).body.contains(path))
    let question = try await post(preview + "/begin", []).location
    #expect(try await get(question).body.contains(back))
    #expect(!(try await get(question, other)).body.contains(path))
    try await fixture.site.services.studio.addEditor(named: #require(other.account.name), to: id, by: account)
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
    let token = try await fixture.site.services.studio.addPreview(of: id, by: account)
    let play = try #require(address.split(separator: "/").dropFirst(2).first)
    #expect(try await get("/preview/\(token.text)/\(play)/1").status == 404)
  }

  @Test func `an earlier version’s preview goes on when nothing of it is in memory`() async throws {
    let (id, _) = try await draft()
    let token = try await fixture.site.services.studio.addPreview(of: id, by: account)
    let question = try await fixture.site.post(SitePath.preview(token.text) + "/begin").location
    let studio = fixture.site.services.studio
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
}
