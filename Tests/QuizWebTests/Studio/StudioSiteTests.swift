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

/// The studio's pages and forms.
struct StudioSiteTests {
  private let fixture: BoardFixture
  private let author: BoardFixture.SignedInPlayer

  init() async throws {
    fixture = try await BoardFixture()
    author = try await fixture.signIn("Arno")
    try await fixture.site.store.setRole(.author, of: author.account.id)
  }

  private func get(_ path: String, _ player: BoardFixture.SignedInPlayer? = nil) async throws
    -> SiteFixture.ReceivedResponse
  {
    try await fixture.get(path, player ?? author)
  }

  /// Sends a form with a file.
  private func upload(
    _ text: String, named name: String, to path: String = "/studio/drafts", _ fields: [(String, String)] = [],
    request: String = Token128.random().text
  ) async throws -> SiteFixture.ReceivedResponse {
    let boundary = "b0undary"
    var body = ""
    for (field, value) in [("request", request), ("from", "file")] + fields {
      body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(field)\"\r\n\r\n\(value)\r\n"
    }
    body += "--\(boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
    body += "Content-Type: application/octet-stream\r\n\r\n\(text)\r\n--\(boundary)--\r\n"
    return try await fixture.site.send(
      .post, path, cookie: author.cookie,
      headers: [.contentType: "multipart/form-data; boundary=\(boundary)", .origin: "http://quiz.test"], body: body)
  }

  private func begin(
    _ origin: DraftOrigin, request: Token128 = .random()
  ) async throws -> SiteFixture.ReceivedResponse {
    try await fixture.post("/studio/drafts", "request=\(request.text)&from=\(origin.value)", author)
  }

  private func drafts() async throws -> [DraftListEntry] {
    try await fixture.site.services.studio.drafts(of: account, .first).entries
  }

  private var account: Account {
    get async throws { try #require(try await fixture.site.store.account(author.account.id)) }
  }

  private static let yaml = QuizYAML.encode(SiteFixture.quiz)

  @Test(arguments: DraftOrigin.Example.allCases.map(DraftOrigin.example) + [.empty, .copy(SiteFixture.quiz.id)])
  func `a quiz is begun in every way, once for each form`(origin: DraftOrigin) async throws {
    let request = Token128.random()
    let made = try await begin(origin, request: request)
    #expect(made.status == 303 && made.location.hasPrefix("/studio/d/"))
    #expect(try await begin(origin, request: request).location == made.location)
    #expect(try await drafts().count == 1)
    let page = try await get(made.location)
    #expect(page.status == 200)
    let home = try await get("/studio").body
    #expect(home.contains(made.location))
  }

  @Test func `a file’s mistakes are shown at their lines, and the mended file becomes a draft`() async throws {
    let wrong = try await upload(Self.yaml.replacing("outcomes:", with: "outcome:"), named: "weather <b>.yaml")
    #expect(wrong.status == 422)
    #expect(wrong.body.contains("weather &lt;b&gt;.yaml") && wrong.body.contains("Line "))
    #expect(wrong.body.contains("aria-invalid"))
    #expect(try await drafts().isEmpty)
    let made = try await upload(Self.yaml, named: "weather.yaml")
    #expect(made.status == 303)
    let export = try await get(made.location + "/export/json")
    #expect(export.body == QuizJSON.encode(SiteFixture.quiz))
    #expect(export.headers[.contentDisposition] == "attachment; filename=\"weather.json\"")
    let yaml = try await get(made.location + "/export/yaml").body
    #expect(QuizFile.read(Array(yaml.utf8), name: "weather.yaml").quiz == SiteFixture.quiz)
    #expect(try await get(made.location + "/export/pdf").status == 404)
  }

  @Test(arguments: [
    ("quiz.docx", "PK\u{3}\u{4} word/document.xml"), ("quiz.h5p", "PK\u{3}\u{4} h5p.json"),
    ("quiz.zip", "PK\u{3}\u{4}"),
    ("quiz.png", "\u{89}PNG"), ("", ""), ("quiz.json", "[]"), ("quiz.yaml", String(repeating: "- [", count: 4_000)),
  ])
  func `a file that is no quiz is told, and nothing is made of it`(name: String, text: String) async throws {
    let refused = try await upload(text, named: name)
    #expect(refused.status == 422 && refused.body.contains("aria-invalid"))
    #expect(try await drafts().isEmpty)
  }

  @Test func `all mistakes of a file are counted, and those that aren’t listed too`() async throws {
    let questions = String(repeating: "  - wording: x\n", count: 300)
    let page = try await upload("title: Broken\nquestions:\n" + questions, named: "broken.yaml")
    #expect(page.status == 422)
    let total = try #require(page.body.firstMatch(of: /The file has ([0-9,]+) mistakes/)).1
    let omitted = try #require(page.body.firstMatch(of: /And ([0-9,]+) more mistakes/)).1
    let shown = page.body.components(separatedBy: "<li><span class=\"facts\">Line ").count - 1
    let (all, more) = (Int(total.replacing(",", with: "")), Int(omitted.replacing(",", with: "")))
    #expect(all == more.map { $0 + 50 } && all ?? 0 > 300 && shown <= 50, "\(total), \(omitted), \(shown)")
  }

  /// Without its pictures, which can't be uploaded yet.
  @Test func `the shipped animal quiz is uploaded, and its download equals it`() async throws {
    let quiz = try ShippedQuiz.animals().changingPictures { _ in nil }
    for (name, text) in [("quiz.yaml", QuizYAML.encode(quiz)), ("quiz.json", QuizJSON.encode(quiz))] {
      let draft = try #require(try await upload(text, named: name).location.split(separator: "/").last)
      for format in [StudioFileFormat.yaml, .json] {
        let download = try await fixture.get(SitePath.export(String(draft), format.rawValue), author).body
        let found = QuizFile.read(Array(download.utf8), name: "quiz.\(format)")
        #expect(found.quiz.map(QuizJSON.encode) == QuizJSON.encode(quiz), "\(name), \(format)")
      }
      let json = try await fixture.get(SitePath.export(String(draft), "json"), author).body
      #expect(json == QuizJSON.encode(quiz))
    }
  }

  @Test func `the download of a copy of the shipped animal quiz equals it, but for its id and the pictures’ names`()
    async throws
  {
    let quiz = try ShippedQuiz.animals()
    try await fixture.site.library.publish(quiz, pictures: ShippedQuiz.pictures(of: quiz), at: .init(milliseconds: 5))
    let copied = try await begin(.copy(quiz.id))
    let draft = try #require(copied.location.split(separator: "/").last)
    let json = try await fixture.get(SitePath.export(String(draft), "json"), author).body
    var found = try #require(QuizFile.read(Array(json.utf8), name: "quiz.json", id: quiz.id.name).quiz)
    #expect(found.id == quiz.id, "a copy has no id of its own")
    found = found.changingPictures { Picture(file: "", alt: $0.alt) }
    #expect(found == quiz.changingPictures { Picture(file: "", alt: $0.alt) })
  }

  @Test func `a file over the limit is told, and one with pictures too`() async throws {
    let large = try await upload(String(repeating: "a", count: 1_000_001), named: "quiz.yaml")
    #expect(large.status == 413 && large.body.contains("larger than 1 MB"))
    let text = Self.yaml.replacing("outcomes:", with: "picture: sun.png\noutcomes:")
    let pictures = try await upload(text, named: "quiz.yaml")
    #expect(pictures.status == 422 && pictures.body.contains("pictures"))
    #expect(try await drafts().isEmpty)
  }

  @Test func `a file replaces the content of a draft, and only the version that its author saw`() async throws {
    let made = try await begin(.example(.buttons))
    let (path, request) = (made.location + "/file", Token128.random().text)
    let replaced = try await upload(Self.yaml, named: "weather.yaml", to: path, [("version", "0")], request: request)
    #expect(replaced.location == made.location + "?done=1")
    let again = try await upload(Self.yaml, named: "weather.yaml", to: path, [("version", "0")], request: request)
    #expect(again.location == replaced.location)
    #expect(try await drafts().map(\.version) == [1])
    #expect(try await get(made.location + "/export/json").body == QuizJSON.encode(SiteFixture.quiz))
    let other = Self.yaml.replacing("weather", with: "climate")
    let outdated = try await upload(other, named: "weather.yaml", to: path, [("version", "0")])
    #expect(outdated.status == 422 && outdated.body.contains("in the meantime"))
    #expect(try await drafts().map(\.version) == [1])
    let wrong = try await upload("{", named: "weather.json", to: path, [("version", "1")])
    #expect(wrong.status == 422 && wrong.body.contains("aria-invalid"))
  }

  @Test func `a draft is deleted by its title only`() async throws {
    let path = try await upload(Self.yaml, named: "weather.yaml").location
    let title = SiteFixture.quiz.title[Language("en")]
    for typed in ["", "Other", title.lowercased()] {
      let refused = try await fixture.post(path + "/delete", TestBrowser.encode([("title", typed)]), author)
      #expect(refused.status == 422 && refused.body.contains("aria-invalid"), "\(typed)")
    }
    let deleted = try await fixture.post(path + "/delete", TestBrowser.encode([("title", " \(title) ")]), author)
    #expect(deleted.status == 303 && deleted.location == "/studio")
    #expect(try await get(path).status == 404)
    #expect(try await drafts().isEmpty)
  }

  @Test func `nobody else gets at a draft, but operators see all`() async throws {
    let path = try await begin(.example(.buttons)).location
    let other = try await fixture.signIn("Otto")
    try await fixture.site.store.setRole(.author, of: other.account.id)
    let player = try await fixture.signIn("Paula")
    for stranger in [other, player] {
      for page in [path, path + "/export/yaml", path + "/delete"] {
        #expect(try await get(page, stranger).status == 404)
      }
      #expect(try await fixture.post(path + "/file", "version=0", stranger).status == 404)
      // As for a draft that is gone already.
      let title = try #require(try await drafts().first).summary.title
      let form = TestBrowser.encode([("title", title)])
      #expect(try await fixture.post(path + "/delete", form, stranger).location == "/studio")
      #expect(try await get("/studio?all=1", stranger).status == 404)
    }
    #expect(try await get("/studio/new", player).status == 404)
    #expect(try await get("/studio", player).body.contains("You can’t make quizzes here"))
    let grace = try await fixture.signInOperator()
    let all = try await get("/studio?all=1", grace).body
    #expect(all.contains(path) && all.contains("<bdi>Arno</bdi>"))
    #expect(try await get(path, grace).body.contains("<bdi>Arno</bdi>"))
    #expect(try await get(path + "/delete", grace).status == 403)
    #expect(try await fixture.post(path + "/file", "version=0", grace).status == 403)
  }

  @Test func `lists are paged, and a page that isn’t there doesn’t exist`() async throws {
    for _ in 0..<23 { #expect(try await begin(.empty).status == 303) }
    let first = try await get("/studio").body
    #expect(first.components(separatedBy: "href=\"/studio/d/").count - 1 == StudioHomePage.pageSize)
    #expect(first.contains("/studio?page=2"))
    let second = try await get("/studio?page=2").body
    #expect(second.components(separatedBy: "href=\"/studio/d/").count - 1 == 3)
    #expect(try await get("/studio?page=3").status == 404)
    #expect(try await get("/studio?page=999999999999999999999").status == 200, "too large for a number")
  }

  @Test func `forms without what they need are refused and change nothing`() async throws {
    for form in ["", "from=empty", "request=x&from=empty", "request=\(Token128.random().text)&from=nothing"] {
      #expect(try await fixture.post("/studio/drafts", form, author).status == 400, "\(form)")
    }
    #expect(try await begin(.copy(QuizID("nothing"))).status == 404)
    #expect(try await begin(.file).status == 422)
    #expect(try await get("/studio/d/nothing").status == 404)
    #expect(try await get("/studio/drafts").location == "/studio/new")
    #expect(try await drafts().isEmpty)
  }
}
