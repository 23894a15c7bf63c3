import HTTPTypes
import QuizEngine
import QuizSQLite
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

struct GroupSiteTests {
  private func idempotencyKey(_ number: UInt64 = 1) -> String { Token128(high: number, low: 7).text }

  @Test func `an invitation that waits for a name doesn't wait for the next person at the browser`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.site.services.groups.createGroup(
      named: "Friends", idempotencyKey: .random(), by: ada.account)
    var browser = TestBrowser(fixture.site)
    _ = try await browser.signUp("Bob")
    _ = try await browser.post("/account/sign-out", [])
    #expect(try await browser.post("/daily/join/\(group.invitation.text)", []).location == "/account/sign-up")
    #expect(browser.cookies["parlour-invitation"] == group.invitation.text)
    #expect(try await browser.post("/account/sign-out", []).location == "/")
    #expect(browser.cookies["parlour-invitation"] == nil)
    _ = try await browser.signUp("Cleo")
    #expect(try await fixture.site.services.groups.group(invitedBy: group.invitation).members == 1)
  }

  @Test func `a group can be created, joined by its link, compared and left`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace, alan) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Grace"), try await fixture.signIn("Alan")
    )
    let founded = try await fixture.post(
      "/daily/groups", "name=Pub+on+Thursdays&idempotency-key=\(idempotencyKey())", ada)
    #expect(founded.status == 303)
    let (group, join) = (founded.location, founded.location.replacing("/groups/", with: "/join/"))
    let page = try await fixture.get(group, ada).body
    #expect(page.contains("Pub on Thursdays") && page.contains("http://quiz.test\(join)"))

    #expect(try await fixture.get(group, grace).status == 404)
    let question = try await fixture.get(join, grace).body
    #expect(
      question.contains("You’re invited to join “Pub on Thursdays”") && question.contains("1 member")
        && question.contains("started by"))
    #expect(try await fixture.get(group, grace).status == 404, "asking isn't joining")
    #expect(try await fixture.post(join, "", grace).location == group + "?joined")
    #expect(try await fixture.get(group + "?joined", grace).body.contains("You’re in. 2 members."))
    #expect(try await fixture.post(join, "", grace).location == group + "?joined")
    #expect(try await fixture.get(join, grace).location == group)

    for (signedIn, seconds) in [(ada, 9), (grace, 4), (alan, 1)] as [(BoardFixture.SignedInPlayer, Int64)] {
      try await fixture.play(signedIn, seconds: seconds)
    }
    let key = group.split(separator: "/").last.map(String.init) ?? ""
    let query = "date=\(fixture.today.text)&difficulty=easy&group=\(key)"
    let board = try await fixture.get("/daily/boards?\(query)", ada).body
    #expect(board.contains("You’re 2nd of 2") && !board.contains("Alan"))
    #expect(try await fixture.get("/daily/boards?group=\(key)", alan).status == 404)

    #expect(try await fixture.post("\(group)/leave", "", grace).location == "/daily/groups")
    #expect(try await fixture.get("/daily/boards?\(query)", ada).body.contains("You’re 1st of 1"))
    _ = try await fixture.post("\(group)/leave", "", ada)
    #expect(try await fixture.get(join, alan).status == 404, "the last one took it along")
  }

  @Test(arguments: ["", "+++", "%E2%80%8B", "%00", "a%E2%80%AEb", String(repeating: "x", count: 41)])
  func `an invalid group name shows an error beside the field`(name: String) async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let refused = try await fixture.post("/daily/groups", "name=\(name)&idempotency-key=\(idempotencyKey())", ada)
    #expect(refused.status == 422)
    #expect(
      refused.body.contains("role=\"alert\"") && refused.body.contains("aria-describedby=\"name-error name-hint\""))
    #expect(try await fixture.site.store.groups(of: ada.account.id).isEmpty)
  }

  @Test func `a hundred submissions of one form create one group`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let form = "name=Pub&idempotency-key=\(idempotencyKey())"
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
    let one = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let other = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", grace).location
    #expect(one != other && !one.contains(idempotencyKey()))
    #expect(try await fixture.post("/daily/groups", "name=Pub&idempotency-key=nonsense", ada).status == 400)
  }

  @Test func `the number of groups is limited, with a message`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signIn("Grace"))
    for number in 0..<UInt64(PlayerGroup.maxGroups) {
      #expect(
        try await fixture.post("/daily/groups", "name=G&idempotency-key=\(idempotencyKey(number))", ada).status == 303)
    }
    let refused = try await fixture.post("/daily/groups", "name=G&idempotency-key=\(idempotencyKey(99))", ada)
    #expect(refused.status == 409 && refused.body.contains("the limit of 20 groups"))
    let theirs = try await fixture.post("/daily/groups", "name=Theirs&idempotency-key=\(idempotencyKey())", grace)
      .location
    let join = theirs.replacing("/groups/", with: "/join/")
    #expect(try await fixture.post(join, "", ada).status == 409)
  }

  @Test func `a group's page shows members how all of them stand, and who still has to play`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace, alan) = (
      try await fixture.signIn("Ada"), try await fixture.signIn("Grace"), try await fixture.signIn("Alan")
    )
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    _ = try await fixture.post(join, "", grace)
    #expect(try await fixture.get(group, grace).body.contains("No one has finished today’s questions yet."))
    for difficulty in Difficulty.allCases {
      try await fixture.play(ada, difficulty, seconds: 4)
      try await fixture.play(alan, difficulty, seconds: 1)
    }
    let page = try await fixture.get(group, grace).body
    let main = page[try #require(page.firstRange(of: "<main")).lowerBound...]
    #expect(main.contains("<bdi>Ada</bdi>") && main.contains("<td>12.0\u{A0}s</td>"))
    #expect(main.contains("Still to play</h3>") && main.contains("<bdi>Grace</bdi> <span class=\"you\">you</span>"))
    #expect(main.contains("aria-label=\"Ada\"") && !main.contains("Alan"))
    // A player who isn't a member sees the invitation and no results.
    let invitation = try await fixture.get(join, alan).body
    #expect(invitation.contains("started by") && !invitation.contains("12.0") && !invitation.contains("Grace"))
  }

  @Test func `with personal draws a group's page has no boards`() async throws {
    let fixture = try await BoardFixture(gameSettings: GameSettings(drawMode: .personal))
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let page = try await fixture.get(group, ada)
    #expect(page.status == 200 && !page.body.contains("This week") && page.body.contains("/daily/join/"))
  }

  @Test func `guests and visitors are asked for a name before they join`() async throws {
    let fixture = try await BoardFixture()
    let (ada, guest) = (try await fixture.signIn("Ada"), try await fixture.signIn(nil))
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    #expect(try await fixture.get(join, guest).body.contains("Create an account and join"))
    #expect(try await fixture.get(join).body.contains("Create an account and join"))
    #expect(try await fixture.get("/daily/groups", guest).body.contains("You need an account for groups"))
    #expect(try await fixture.post(join, "", guest).location == "/account/sign-up")
    #expect(try await fixture.post(join).location == "/account/sign-up")
    #expect(
      try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", guest).status == 403)
    #expect(try await fixture.post("/daily/join/\(idempotencyKey(5))").status == 404)
    let page = try await fixture.get(group, ada).body
    #expect(page.contains("1 member"))
  }

  @Test(arguments: ["the day's questions first", "an account first", "as a guest"])
  func `a stranger who accepts an invitation joins with the name that they choose`(way: String) async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    let code = group.split(separator: "/").last.map(String.init) ?? ""
    var browser = TestBrowser(fixture.site)
    switch way {
    case "the day's questions first":
      let played = try await browser.post("/daily/play", [("zone", "Asia/Taipei"), ("group", code)])
      #expect(played.location == "/daily/easy")
    case "an account first": _ = try await browser.post(join, [])
    default:
      _ = try await browser.post("/account/guest", [("zone", "Asia/Taipei")])
      _ = try await browser.post(join, [])
    }
    let refused = try await browser.post("/account/sign-up", [("name", "?")])
    #expect(refused.status == 422)
    let fields = [("name", "Grace"), ("password", TestBrowser.password), ("zone", "Asia/Taipei")]
    let signedUp = try await browser.post("/account/sign-up", fields)
    #expect(signedUp.body.contains("<a class=\"button primary\" href=\"\(group)?joined\">"))
    #expect(try await browser.get(group).body.contains("2 members"))
  }

  @Test func `an invitation that was only opened joins nobody`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    var browser = TestBrowser(fixture.site)
    #expect(try await browser.get(join).status == 200)
    let address = "/account/sign-up?return=" + join.replacing("/", with: "%2F")
    #expect(try await browser.get(address).status == 200)
    let fields = [
      ("name", "Grace"), ("password", TestBrowser.password), ("zone", "Asia/Taipei"), ("return", join),
    ]
    let code = try await browser.post("/account/sign-up", fields)
    #expect(code.body.contains("<a class=\"button primary\" href=\"\(join)\">"))
    #expect(try await fixture.get(group, ada).body.contains("1 member"))
  }

  @Test func `who accepts an invitation and then signs in comes back to it`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    let join = group.replacing("/groups/", with: "/join/")
    var browser = TestBrowser(fixture.site)
    let fields = [("name", "Grace"), ("password", TestBrowser.password), ("zone", "Asia/Taipei")]
    _ = try await browser.post("/account/sign-up", fields)
    _ = try await browser.post("/account/sign-out", [])
    _ = try await browser.post(join, [])
    let signIn = [("name", "Grace"), ("password", TestBrowser.password)]
    // A player who signs in for another page keeps the invitation.
    let elsewhere = try await browser.post("/account/sign-in", signIn + [("return", "/daily/statistics")])
    #expect(elsewhere.location == "/daily/statistics" && browser.cookies["parlour-invitation"] != nil)
    // Who signs out leaves no invitation to the next person at the browser.
    _ = try await browser.post("/account/sign-out", [])
    #expect(try await browser.post("/account/sign-in", signIn).location == "/daily")
    _ = try await browser.post("/account/sign-out", [])
    _ = try await browser.post(join, [])
    #expect(try await browser.post("/account/sign-in", signIn).location == join)
    #expect(try await browser.post(join, []).location == group + "?joined")
  }

  @Test func `who signs a browser out in the list of sessions leaves no invitation there`() async throws {
    let fixture = try await BoardFixture()
    let ada = try await fixture.signIn("Ada")
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    var browser = TestBrowser(fixture.site)
    _ = try await browser.post(group.replacing("/groups/", with: "/join/"), [])
    _ = try await browser.signUp("Grace")
    #expect(browser.cookies["parlour-invitation"] == nil)
    _ = try await browser.post("/account/sign-out", [])
    _ = try await browser.post(group.replacing("/groups/", with: "/join/"), [])
    let fields = [("name", "Grace"), ("password", TestBrowser.password), ("return", "/daily/statistics")]
    _ = try await browser.post("/account/sign-in", fields)
    #expect(browser.cookies["parlour-invitation"] != nil)
    let handle = try #require(browser.sessionDigest).handle.text
    _ = try await browser.post("/account/sessions", [("end", handle), ("current-password", TestBrowser.password)])
    #expect(browser.session == nil && browser.cookies["parlour-invitation"] == nil)
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
    let group = try await fixture.post("/daily/groups", "name=Pub&idempotency-key=\(idempotencyKey())", ada).location
    for path in ["/daily/groups", group.replacing("/groups/", with: "/join/"), "\(group)/leave"] {
      let form = "name=Evil&idempotency-key=\(idempotencyKey(5))"
      let posted = try await fixture.site.post(path, form, cookie: ada.cookie, origin: "https://evil.example")
      #expect(posted.status == 403)
      #expect(try await fixture.site.post(path, form, cookie: ada.cookie, origin: nil).status == 403)
    }
    #expect(try await fixture.site.store.groups(of: ada.account.id).count == 1)
  }
}
