import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

/// Many people behind one network address, with the default limits.
struct SharedNetworkTests {
  private static let proxied = SiteSettings(isBehindProxy: true)
  private static let school = "203.0.113.9"

  @Test func `one address may create 500 guests and 500 accounts, and a flood is refused`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    func arrive(_ number: Int) async throws -> Int {
      var browser = TestBrowser(site, address: Self.school)
      return number % 2 == 0
        ? try await browser.post("/account/guest", [("zone", "Asia/Taipei")]).status
        : try await browser.signUp("Pupil \(number)").status
    }
    for number in 0..<1000 {
      let status = try await arrive(number)
      #expect(status == (number % 2 == 0 ? 303 : 200), "\(number)")
    }
    var admitted = 0
    for number in 1000..<1100 where try await arrive(number) != 429 { admitted += 1 }
    #expect(admitted <= 5)
    site.clock.advance(.hours(1))
    for number in 1100..<1200 { #expect(try await arrive(number) != 429) }
    var elsewhere = TestBrowser(site, address: "203.0.113.10")
    #expect(try await elsewhere.signUp("Elsewhere").status == 200)
  }

  @Test(arguments: [1, 100])
  func `500 sign-ins from one address in five minutes all succeed, with some wrong passwords`(atOnce: Int) async throws
  {
    let site = try await SiteFixture(settings: Self.proxied)
    for number in 0..<50 {
      var browser = TestBrowser(site)
      _ = try await browser.signUp("Pupil \(number)")
    }
    for round in 0..<(500 / atOnce) {
      site.clock.advance(TimeSpan(milliseconds: Int64(300_000 * atOnce / 500)))
      let statuses = try await withThrowingTaskGroup(of: [Int].self) { group in
        for number in 0..<atOnce {
          let index = round * atOnce + number
          group.addTask {
            var browser = TestBrowser(site, address: Self.school)
            var statuses: [Int] = []
            // Every fifth one mistypes the password first.
            if index % 5 == 0 { statuses.append(try await browser.signIn("Pupil \(index % 50)", "wrong wrong").status) }
            statuses.append(try await browser.signIn("Pupil \(index % 50)").status)
            return statuses
          }
        }
        return try await group.reduce(into: [Int]()) { $0 += $1 }
      }
      #expect(statuses.count { $0 == 303 } == atOnce && !statuses.contains(429), "\(round)")
    }
  }

  @Test func `300 simultaneous correct sign-ins all succeed`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    for number in 0..<100 {
      var browser = TestBrowser(site)
      _ = try await browser.signUp("Pupil \(number)")
    }
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<300 {
        group.addTask {
          var browser = TestBrowser(site, address: Self.school)
          return try await browser.signIn("Pupil \(number % 100)").status
        }
      }
      return try await group.reduce(into: [Int]()) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 303, count: 300))
  }

  @Test func `guesses from a shared address block neither its known browsers nor recovery codes`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    var ada = TestBrowser(site, address: Self.school)
    let code = try #require(try await ada.signUp().code)
    _ = try await ada.post("/account/sign-out", [])
    var naughty = TestBrowser(site, address: Self.school)
    for number in 0..<210 { _ = try await naughty.signIn("Nobody \(number)", "wrong wrong") }
    var newPhone = TestBrowser(site, address: Self.school)
    let refused = try await newPhone.signIn()
    #expect(refused.status == 429 && (1...18).contains(Int(refused.headers[.retryAfter] ?? "") ?? 0))
    #expect(try await ada.signIn().status == 303)
    let fields = [("name", "Ada"), ("code", code), ("password", "sieben neue kamele")]
    #expect(try await newPhone.post("/account/recover", fields).code != nil)
  }

  @Test func `wrong recovery codes are limited for each address, and correct ones don't count`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    var owner = TestBrowser(site, address: Self.school)
    var code = try #require(try await owner.signUp().code)
    for number in 0..<250 {
      let answer = try await owner.post(
        "/account/recover", [("name", "Ada"), ("code", code), ("password", "kamele nummer \(number)")])
      code = try #require(answer.code)
    }
    var thief = TestBrowser(site, address: Self.school)
    let own = try #require(try await thief.signUp("Thief").code)
    let fields = [("name", "Ada"), ("code", own), ("password", "sieben neue kamele")]
    var statuses: [Int] = []
    for _ in 0..<300 { statuses.append(try await thief.post("/account/recover", fields).status) }
    #expect((200...202).contains(statuses.count { $0 == 422 }) && statuses.last == 429)
  }

  @Test func `200 players behind one address can answer at once`() async throws {
    let site = try await SiteFixture(settings: Self.proxied)
    let forwarded = try #require(HTTPField.Name("X-Forwarded-For"))
    for _ in 0..<1000 {
      #expect(try await site.post("/q/weather/begin", headers: [forwarded: Self.school]).status == 303)
    }
  }

  @Test
  func `IPv6 addresses of one network share a limit, and a 48-bit network has four times as much`()
    async throws
  {
    let site = try await SiteFixture(settings: Self.proxied)
    func guesses(_ count: Int, from address: (Int) -> String) async throws -> Int {
      var tried = 0
      for number in 0..<count {
        var thief = TestBrowser(site, address: address(number))
        if try await thief.signIn("Player\(number)", "wrong wrong").status == 422 { tried += 1 }
      }
      return tried
    }
    let narrow = try await guesses(260) { "2001:db8:1::\(String($0, radix: 16))" }
    #expect((200...202).contains(narrow))
    let wide = try await guesses(1000) { "[2001:db8:2:\(String($0, radix: 16))::1]:4\($0)" }
    #expect((800...810).contains(wide))
    // The same IPv4 address in four notations.
    let ways = ["198.51.100.7", "198.51.100.7:50000", "::ffff:198.51.100.7", "[::ffff:c633:6407]:1"]
    let spelled = try await guesses(260) { ways[$0 % 4] }
    #expect((200...202).contains(spelled))
    // All unreadable addresses count as one network.
    let unreadable = try await guesses(260) { "junk\($0)" }
    #expect((200...202).contains(unreadable))
    var other = TestBrowser(site, address: "2001:db8:3::1")
    #expect(try await other.signIn("Nobody", "wrong wrong").status == 422)
  }

  @Test func `an operator can set the limits of a network`() async throws {
    let gameSettings = GameSettings(failedSignInsPerHour: 3, signUpsPerHour: 2)
    let site = try await SiteFixture(settings: Self.proxied, gameSettings: gameSettings)
    var statuses: [Int] = []
    for number in 0..<5 {
      var browser = TestBrowser(site, address: Self.school)
      statuses.append(try await browser.signIn("Nobody \(number)", "wrong wrong").status)
      statuses.append(try await browser.signUp("Pupil \(number)").status)
    }
    #expect(statuses == [422, 200, 422, 200, 422, 429, 429, 429, 429, 429])
    let open = try await SiteFixture(
      settings: Self.proxied, gameSettings: GameSettings(failedSignInsPerHour: 0, signUpsPerHour: 0))
    for number in 0..<300 {
      var browser = TestBrowser(open, address: Self.school)
      #expect(try await browser.signIn("Nobody \(number)", "wrong wrong").status == 422)
    }
  }
  @Test func `a proxy that doesn't send the client's address doesn't lift the limits`() async throws {
    let gameSettings = GameSettings(failedSignInsPerHour: 3, signUpsPerHour: 2)
    let site = try await SiteFixture(settings: Self.proxied, gameSettings: gameSettings)
    var statuses: [Int] = []
    for number in 0..<5 {
      var browser = TestBrowser(site)
      statuses.append(try await browser.signIn("Nobody \(number)", "wrong wrong").status)
    }
    #expect(statuses == [422, 422, 422, 429, 429])
  }
}
