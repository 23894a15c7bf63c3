import Hummingbird
import QuizDrafts
import QuizEngine
import QuizService
import StoreContract
import Testing

@testable import QuizWeb

/// Who may use which address: what the routes declare, and what every route answers to every role.
struct RouteAccessTests {
  enum Role: CaseIterable {
    case stranger, guest, player, author, `operator`

    func isOne(of visitors: RouteAccess.Visitors?) -> Bool {
      switch visitors {
      case .everybody: true
      case .players: self != .stranger
      case .namedPlayers: self != .stranger && self != .guest
      case .operators: self == .operator
      case nil: false
      }
    }
  }

  @Test func `each route is declared for the visitors of the table`() async throws {
    let routes = try Site(services: try await SiteFixture().services).makeRouter().routes
    #expect(routes.map(\.pattern).sorted() == RouteAccess.expected.keys.sorted())
    for route in routes { #expect(route.access == RouteAccess.expected[route.pattern], "\(route.pattern)") }
  }

  @Test(arguments: Role.allCases)
  func `pages are served to the roles that the table allows, and to no others`(role: Role) async throws {
    let visitor = try await Visitor(role)
    for (path, access) in RouteAccess.expected.sorted(by: { $0.key < $1.key }) {
      let answer = try await visitor.send(.get, path)
      let what = "\(path) as \(role): \(answer.status) \(answer.location)"
      if role == .stranger, Self.introductions.contains(path) {
        #expect(answer.location == "/daily", "\(what)")
      } else if !role.isOne(of: access.get) {
        #expect(isRefused(answer, to: role, of: access.get), "\(what)")
      } else if !mayUse(role, on: path, Self.ofAuthors.pages) {
        #expect([403, 404].contains(answer.status), "\(what)")
      } else if role == .guest, Self.ofMembers.contains(path) {
        #expect(answer.status == 404, "\(what)")
      } else if Self.unknownTargets.contains(path) {
        #expect(answer.status == 404, "\(what)")
      } else {
        let leadsOn = answer.status == 303 && !isRefused(answer) && Self.redirects.contains(path)
        #expect(answer.status == 200 || answer.status == 301 || leadsOn, "\(what)")
      }
    }
  }

  @Test(arguments: Role.allCases)
  func `forms are accepted from the roles that the table allows, and from no others`(role: Role) async throws {
    let visitor = try await Visitor(role)
    for (path, access) in RouteAccess.expected.sorted(by: { $0.key < $1.key }) {
      // A form that is accepted changes what the next one meets, so it has its own house.
      let isAllowed = role.isOne(of: access.post) && mayUse(role, on: path, Self.ofAuthors.forms)
      let answer = try await (isAllowed ? Visitor(role) : visitor).send(.post, path)
      let what = "\(path) as \(role): \(answer.status) \(answer.location)"
      #expect(isRefused(answer) != isAllowed && answer.status < 500, "\(what)")
      if !role.isOne(of: access.post) { #expect(isRefused(answer, to: role, of: access.post), "\(what)") }
    }
  }

  @Test(arguments: [Role.stranger, .player])
  func `no method tells that there are addresses for operators`(role: Role) async throws {
    let visitor = try await Visitor(role)
    for (path, access) in RouteAccess.expected
    where [access.get, access.post].allSatisfy({ $0 == .operators || $0 == nil }) {
      for method: HTTPRequest.Method in [.get, .head, .post, .put, .delete, .patch, .options, .trace, .connect] {
        #expect(try await visitor.send(method, path).status == 404, "\(method) \(path)")
      }
    }
  }

  /// Whether an answer refuses as the route declares it: strangers are asked to sign in where players may go, and an
  /// address that isn't for the visitor doesn't exist. A method that is left out gets 405.
  private func isRefused(
    _ answer: SiteFixture.ReceivedResponse, to role: Role, of visitors: RouteAccess.Visitors?
  ) -> Bool {
    switch visitors {
    case nil: answer.status == 404 || answer.status == 405
    case .operators: answer.status == 404
    case .players, .namedPlayers:
      role == .stranger
        ? answer.status == 303 && answer.location.hasPrefix("/account/sign-in") : answer.status == 404
    case .everybody: false
    }
  }

  /// Whether a role may use an address as far as ``StudioPolicy`` decides it, in a house whose authors are invited.
  private func mayUse(_ role: Role, on path: String, _ ofAuthors: Set<String>) -> Bool {
    !ofAuthors.contains(path) || role == .author || role == .operator
  }

  private func isRefused(_ answer: SiteFixture.ReceivedResponse) -> Bool {
    [401, 403, 404, 405].contains(answer.status)
      || answer.status == 303 && answer.location.hasPrefix("/account/sign-in")
  }

  /// Pages whose target the fixture doesn't have, such as a picture: they don't exist for anybody.
  private static let unknownTargets: Set = ["/cards/{card}/{language}", "/pictures/{name}", "/static/{name}"]
  /// Addresses of forms, which lead to the form's page, and pages that lead to the one that suits the visitor.
  private static let redirects = Set(
    RouteAccess.expected.filter { $0.value.get == .everybody && $0.value.post != nil }.keys
  ).union([
    "/", "/p/{play}", "/p/{play}/result", "/e/{play}", "/e/{play}/result", "/r/{quiz}/{outcome}", "/daily",
    "/daily/easy", "/daily/practice/ask", "/preview/{token}/{play}", "/preview/{token}/{play}/result",
  ])
  /// What only authors and operators may use, because ``StudioPolicy`` says so.
  private static let ofAuthors: (pages: Set<String>, forms: Set<String>) = (
    pages: ["/studio/new", "/studio/d/{draft}/previews"],
    forms: [
      "/studio/drafts", "/studio/d/{draft}/file", "/studio/d/{draft}/previews", "/studio/d/{draft}/previews/revoke",
      "/studio/d/{draft}/publish", "/studio/d/{draft}/listing",
    ]
  )
  /// Pages of groups. Guests are in none.
  private static let ofMembers: Set = ["/daily/groups/{group}"]
  /// Strangers who ask for a question are shown what the game is.
  private static let introductions: Set = ["/daily/easy", "/daily/medium", "/daily/hard"]
}

/// Somebody with a role, in a house of their own where they have one of everything.
private struct Visitor {
  private let fixture: BoardFixture
  private var cookie = ""
  private var parameters: [String: String] = [
    "quiz": "weather", "number": "1", "language": "en", "name": "nothing.png", "card": "weather-sun.png",
    "action": "dismiss", "format": "json",
  ]

  init(_ role: RouteAccessTests.Role) async throws {
    fixture = try await BoardFixture()
    let other = try await fixture.signIn("Zoe")
    let past = try await fixture.play(other)
    fixture.site.clock.advance(.hours(72))
    let begun = try await fixture.site.post("/q/weather/begin")
    cookie = begun.cookie
    parameters["play"] = begun.location.split(separator: "/").dropLast().last.map(String.init)
    let embedded = try await fixture.site.post("/embed/weather/begin")
    parameters["embedded"] = embedded.location.split(separator: "/").dropLast().last.map(String.init)
    parameters["outcome"] = SiteFixture.quiz.outcomes[0].id.name
    parameters["item"] = String(past.item.id.number)
    parameters["question"] = String(past.item.questionID.number)
    parameters["date"] = fixture.today.text
    parameters["token"] = try await fixture.site.services.accounts.makeSetupToken(by: .commandLine)?.text
    let signedIn = try await signIn(role)
    parameters["draft"] = try await draft(of: signedIn ?? other)
    try await fixture.site.store.setRole(.author, of: other.account.id)
    let previewed = DraftID(try #require(Token128(text: try await draft(of: other))))
    let preview = Token128.random()
    try await fixture.site.store.addPreview(
      DraftPreview(tokenDigest: PreviewTokenDigest(token: preview), createdAt: fixture.site.clock.now()), of: previewed,
      by: other.account.id)
    parameters["previewToken"] = preview.text
    let studio = fixture.site.services.studio
    parameters["previewPlay"] = try await studio.newState(.link(preview), of: studio.preview(.link(preview))).text
    guard let signedIn else {
      parameters["round"] = past.id.token.text
      parameters["group"] = try await group(of: other)
      return
    }
    cookie += "; " + signedIn.cookie
    parameters["round"] = try await fixture.play(signedIn).id.token.text
    // Guests can't be members.
    parameters["group"] = try await group(of: role == .guest ? other : signedIn)
  }

  private func signIn(_ role: RouteAccessTests.Role) async throws -> BoardFixture.SignedInPlayer? {
    switch role {
    case .stranger: return nil
    case .guest: return try await fixture.signIn(nil)
    case .player: return try await fixture.signIn("Paula")
    case .author:
      let author = try await fixture.signIn("Arno")
      try await fixture.site.store.setRole(.author, of: author.account.id)
      return author
    case .operator: return try await fixture.signInOperator()
    }
  }

  private func draft(of player: BoardFixture.SignedInPlayer) async throws -> String {
    let new = NewDraft(
      id: DraftID(.random()), ownerID: player.account.id, draft: .twoQuestions, createdAt: fixture.site.clock.now())
    return try #require(try await fixture.site.store.createDraft(new)).id.token.text
  }

  private func group(of player: BoardFixture.SignedInPlayer) async throws -> String {
    let group = try await fixture.site.services.groups.createGroup(
      named: "Friends", idempotencyKey: .random(), by: player.account)
    return group.invitation.text
  }

  func send(_ method: HTTPRequest.Method, _ path: String) async throws -> SiteFixture.ReceivedResponse {
    let path = path.replacing("/e/{play}", with: "/e/{embedded}")
      .replacing("/preview/{token}/{play}", with: "/preview/{previewToken}/{previewPlay}")
      .replacing("/preview/{token}", with: "/preview/{previewToken}")
    let address =
      path.split(separator: "/", omittingEmptySubsequences: false).map { part in
        part.hasPrefix("{") ? parameters[String(part.dropFirst().dropLast())] ?? "" : String(part)
      }.joined(separator: "/") + (path.hasSuffix("{question}") ? "?seed=1" : "")
    return method == .post
      ? try await fixture.site.post(address, cookie: cookie)
      : try await fixture.site.send(method, address, cookie: cookie, headers: [.origin: "http://quiz.test"])
  }
}
