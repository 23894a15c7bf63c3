import QuizDrafts
import QuizEngine
import QuizSQLite
import QuizService
import StoreStatus
import Testing

@testable import QuizWeb

struct StudioLibraryTests {
  @Test func `a published quiz is on the front page or by its address, and survives a restart`() async throws {
    let fixture = try await StudioFixture()
    let (listed, unlisted) = (try await fixture.draft(), try await fixture.draft())
    let first = try await fixture.publish(listed).quiz.id
    let second = try await fixture.publish(unlisted, as: .unlisted).quiz.id
    #expect(first.name == "which-weather-are-you" && second.name == "which-weather-are-you-2")
    func check(_ site: SiteFixture) async throws {
      let front = try await site.get("/").body
      #expect(front.contains("/q/\(first.name)\"") && !front.contains("/q/\(second.name)\""))
      for quiz in [first, second] {
        let page = try await site.get("/q/\(quiz.name)")
        #expect(page.status == 200)
        #expect(page.body.contains("noindex") == (quiz == second))
        #expect(try await site.post("/q/\(quiz.name)/begin").status == 303)
      }
    }
    try await check(fixture.site)
    let again = try await fixture.site.restarted()
    try await again.library.offerPublications()
    try await check(again)
  }

  @Test func `an unpublished quiz is gone kindly, and plays under way can be finished`() async throws {
    let fixture = try await StudioFixture()
    let id = try await fixture.draft()
    let quiz = try await fixture.publish(id).quiz.id
    let begun = try await fixture.site.post("/q/\(quiz.name)/begin")
    let seen = try #require(try await fixture.publication(of: id))
    try await fixture.studio.unpublish(id, seen: seen.changedAt, by: fixture.owner)
    for path in ["/q/\(quiz.name)", "/r/\(quiz.name)/sun", "/r/\(quiz.name)/sun/en"] {
      let page = try await fixture.site.get(path)
      #expect(page.status == 410 && page.body.contains("This quiz is gone"), "\(path)")
    }
    #expect(try await fixture.site.post("/q/\(quiz.name)/begin").status == 410)
    #expect(try await !fixture.site.get("/").body.contains("/q/\(quiz.name)\""))
    let play = String(begun.location.dropLast(2))
    for (number, form) in [(1, "answer=0"), (2, "kind=multiple&answer=0"), (3, "value=1000")] {
      let answered = try await fixture.site.post("\(play)/\(number)", form, cookie: begun.cookie)
      #expect(answered.status == 303, "question \(number)")
    }
    #expect(try await fixture.site.get("\(play)/result", cookie: begun.cookie).status == 200)
    // Published again, it is there again.
    try await fixture.publish(id)
    #expect(try await fixture.site.get("/q/\(quiz.name)").status == 200)
  }

  @Test func `another server of the same store learns of all decisions`() async throws {
    let fixture = try await StudioFixture()
    let other = LibraryService(store: fixture.site.store)
    let id = try await fixture.draft()
    let quiz = try await fixture.publish(id).quiz.id
    #expect(other[quiz] == nil)
    #expect(try await other.reload().map(\.quiz.id) == [quiz])
    #expect(other.listed.map(\.revision.quiz.id) == [quiz])
    #expect(try await other.reload().isEmpty)
    try await fixture.setTitle("Another title", of: id, by: fixture.editor)
    try await fixture.publish(id, as: .unlisted)
    _ = try await other.reload()
    #expect(other[quiz]?.number == 2 && other.listed.isEmpty)
    let seen = try #require(try await fixture.publication(of: id))
    try await fixture.studio.unpublish(id, reason: "No", seen: seen.changedAt, by: fixture.operator)
    _ = try await other.reload()
    #expect(other[quiz] == nil && other.isUnpublished(quiz))
  }

  @Test func `the folder can't take a published quiz's id, nor take it off`() async throws {
    let fixture = try await StudioFixture()
    let quiz = try await fixture.publish(fixture.draft()).quiz
    await #expect(throws: StoreError.self) {
      var file = quiz
      file.accent = RGBColor(red: 1, green: 2, blue: 3)
      try await fixture.site.library.publish(file, pictures: [], at: fixture.site.clock.now())
    }
    fixture.site.library.withdrawAll(except: [])
    #expect(fixture.site.library.quizzes.map(\.quiz.id) == [quiz.id])
    #expect(fixture.site.library.isMadeOfDraft(quiz.id) && !fixture.site.library.isInFolder(quiz.id))
  }
}
