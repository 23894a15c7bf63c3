import QuizDrafts
import QuizEngine
import QuizFormats
import QuizPages
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

// What a draft may hold, and how its file is replaced and exported.
extension PublishingSiteTests {
  @Test func `a file that is larger than a draft may be is refused, and a draft keeps what it has`() async throws {
    let family = String(repeating: "👨‍👩‍👧‍👦", count: 12_000)
    let large = QuizYAML.encode(SiteFixture.quiz).replacing("Three questions.", with: family)
    let studio = fixture.site.services.studio
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
    let studio = fixture.site.services.studio
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
    let studio = fixture.site.services.studio
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
    #expect(try await fixture.site.services.studio.review(id, by: account).publishedVersion == 1)
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
    let (studio, request) = (fixture.site.services.studio, Token128.random())
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
    let studio = fixture.site.services.studio
    let copy = try await studio.create(.copy(quiz.id), by: account)
    let text = DraftFile.yaml(copy.draft, as: nil)
    let again = try await studio.create(.file(Array(text.utf8), name: "copy.yaml"), by: account)
    #expect(again.draft.pictureNames == copy.draft.pictureNames && !again.draft.pictureNames.isEmpty)
  }

  @Test func `a file without an id makes a draft without one`() async throws {
    let text = QuizYAML.encode(SiteFixture.quiz).replacing(/^id: .*\n/, with: "")
    let made = try await fixture.site.services.studio.create(.file(Array(text.utf8), name: "My quiz.yaml"), by: account)
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
