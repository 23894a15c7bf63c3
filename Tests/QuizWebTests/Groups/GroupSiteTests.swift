import HTTPTypes
import QuizEngine
import QuizSQL
import QuizSQLite
import QuizService
import Testing

@testable import QuizWeb

struct GroupSiteTests {
  private func ticket(_ number: UInt64 = 1) -> String { Token128(high: number, low: 7).text }

  @Test func `a group can be created, joined by its link, compared and left`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace, alan) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Grace"), try await fixture.signIn("Alan")
    )
    let founded = try await fixture.post("/daily/groups", "name=Pub+on+Thursdays&ticket=\(ticket())", ada)
    #expect(founded.status == 303)
    let (group, join) = (founded.location, founded.location.replacing("/groups/", with: "/join/"))
    let page = try await fixture.get(group, ada).body
    #expect(page.contains("Pub on Thursdays") && page.contains("http://quiz.test\(join)"))

    #expect(try await fixture.get(group, grace).status == 404)
    let question = try await fixture.get(join, grace).body
    #expect(question.contains("Join “Pub on Thursdays”?") && question.contains("1 member"))
    #expect(try await fixture.get(group, grace).status == 404, "asking isn't joining")
    #expect(try await fixture.post(join, "", grace).location == group)
    #expect(try await fixture.post(join, "", grace).location == group)
    #expect(try await fixture.get(join, grace).location == group)

    for (signedIn, seconds) in [(ada, 9), (grace, 4), (alan, 1)] as [(BoardFixture.SignedInPlayer, Int64)] {
      try await fixture.play(signedIn, seconds: seconds)
    }
    let key = group.split(separator: "/").last.map(String.init) ?? ""
    let board = try await fixture.get("/daily/boards?group=\(key)", ada).body
    #expect(board.contains("You’re 2nd of 2") && !board.contains("Alan"))
    #expect(try await fixture.get("/daily/boards?group=\(key)", alan).status == 404)

    #expect(try await fixture.post("\(group)/leave", "", grace).location == "/daily/groups")
    #expect(try await fixture.get("/daily/boards?group=\(key)", ada).body.contains("You’re 1st of 1"))
    _ = try await fixture.post("\(group)/leave", "", ada)
    #expect(try await fixture.get(join, alan).status == 404, "the last one took it along")
  }

  @Test(arguments: ["", "+++", "%E2%80%8B", "%00", "a%E2%80%AEb", String(repeating: "x", count: 41)])
  func `an invalid group name shows an error beside the field`(name: String) async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let refused = try await fixture.post("/daily/groups", "name=\(name)&ticket=\(ticket())", ada)
    #expect(refused.status == 422)
    #expect(
      refused.body.contains("role=\"alert\"") && refused.body.contains("aria-describedby=\"name-error name-hint\""))
    #expect(try await fixture.site.store.groups(of: ada.account.id).isEmpty)
  }

  @Test func `a hundred submissions of one form create one group`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let form = "name=Pub&ticket=\(ticket())"
    let locations = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<100 { group.addTask { try await fixture.post("/daily/groups", form, ada).location } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(locations.count == 1)
    #expect(try await fixture.site.store.groups(of: ada.account.id).count == 1)
  }

  @Test func `an idempotency key doesn't determine the invite code and belongs to one player`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signIn("Grace"))
    let one = try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", ada).location
    let other = try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", grace).location
    #expect(one != other && !one.contains(ticket()))
    #expect(try await fixture.post("/daily/groups", "name=Pub&ticket=nonsense", ada).status == 400)
  }

  @Test func `the number of groups is limited, with a message`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signIn("Grace"))
    for number in 0..<UInt64(Group.maximumGroups) {
      #expect(try await fixture.post("/daily/groups", "name=G&ticket=\(ticket(number))", ada).status == 303)
    }
    let refused = try await fixture.post("/daily/groups", "name=G&ticket=\(ticket(99))", ada)
    #expect(refused.status == 409 && refused.body.contains("the limit of 20 groups"))
    let theirs = try await fixture.post("/daily/groups", "name=Theirs&ticket=\(ticket())", grace).location
    let join = theirs.replacing("/groups/", with: "/join/")
    #expect(try await fixture.post(join, "", ada).status == 409)
  }

  @Test func `guests and visitors are asked to sign up`() async throws {
    let fixture = try await BoardFixture()
    let (ada, guest) = (try await fixture.signIn("Ada"), try await fixture.signIn(nil))
    let group = try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    for signedIn in [guest, nil] {
      let page = try await fixture.get(join, signedIn)
      #expect(
        page.status == 200 && page.body.contains("/account/sign-up?return=")
          && !page.body.contains("<button class=\"button primary\">Join"))
    }
    #expect(try await fixture.get("/daily/groups", guest).body.contains("You need an account for groups"))
    #expect(try await fixture.post(join, "", guest).status == 403)
    #expect(try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", guest).status == 403)
    #expect(try await fixture.post(join).status == 303)
  }

  @Test(arguments: [true, false])
  func `an invitation is kept through sign-up, for a stranger and for a guest`(isGuest: Bool) async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    let address = "/account/sign-up?return=" + join.replacing("/", with: "%2F")
    var browser = TestBrowser(fixture.site)
    if isGuest { _ = try await browser.post("/account/guest", [("zone", "Asia/Taipei")]) }
    #expect(try await browser.get(join).body.contains("href=\"\(address)\""))
    let form = try await browser.get(address).body
    #expect(form.contains("name=\"return\" value=\"\(join)\""))
    #expect(form.contains("/account/sign-in?return="), "who has an account takes the invitation along, too")
    let refused = try await browser.post("/account/sign-up", [("name", "?"), ("return", join)])
    #expect(refused.status == 422 && refused.body.contains("name=\"return\" value=\"\(join)\""))
    let fields = [
      ("name", "Grace"), ("password", TestBrowser.password), ("zone", "Asia/Taipei"), ("return", join),
    ]
    let code = try await browser.post("/account/sign-up", fields)
    #expect(code.body.contains("<a class=\"button primary\" href=\"\(join)\">"))
    #expect(try await browser.get(join).body.contains("Join “Pub”?"))
  }

  @Test func `sign-up returns to no other site`() async throws {
    let fixture = try await BoardFixture()
    var browser = TestBrowser(fixture.site)
    let fields = [
      ("name", "Grace"), ("password", TestBrowser.password), ("zone", "Asia/Taipei"), ("return", "//evil.example/"),
    ]
    let code = try await browser.post("/account/sign-up", fields)
    #expect(!code.body.contains("evil") && code.body.contains("<a class=\"button primary\" href=\"/daily\">"))
  }

  @Test func `another site can't make a player join, create or leave a group`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&ticket=\(ticket())", ada).location
    for path in ["/daily/groups", group.replacing("/groups/", with: "/join/"), "\(group)/leave"] {
      let form = "name=Evil&ticket=\(ticket(5))"
      let posted = try await fixture.site.post(path, form, cookie: ada.cookie, origin: "https://evil.example")
      #expect(posted.status == 403)
      #expect(try await fixture.site.post(path, form, cookie: ada.cookie, origin: nil).status == 403)
    }
    #expect(try await fixture.site.store.groups(of: ada.account.id).count == 1)
  }
}
