import HTTPTypes
import QuizService
import Testing

@testable import QuizWeb

/// A test's browser. It keeps cookies.
struct TestBrowser {
  let site: SiteFixture
  var cookies: [String: String] = [:]
  /// The User-Agent header.
  var userAgent: String?
  /// The client address that a proxy forwards; nil for a direct connection from the loopback address.
  var address: String?

  init(_ site: SiteFixture, address: String? = nil, userAgent: String? = nil) {
    self.userAgent = userAgent
    self.site = site
    self.address = address
  }

  static let password = "vier alte kamele"

  var cookie: String { cookies.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "; ") }
  var session: String? { cookies["parlour-session"] }
  var sessionDigest: SessionTokenDigest? { session.flatMap { SessionToken(text: $0) }?.digest }

  mutating func get(_ path: String, headers: HTTPFields = [:]) async throws -> SiteFixture.ReceivedResponse {
    storeCookies(try await site.get(path, cookie: cookie, headers: headers))
  }

  mutating func post(_ path: String, _ fields: [(String, String)]) async throws -> SiteFixture.ReceivedResponse {
    var headers: HTTPFields = [:]
    if let userAgent { headers[.userAgent] = userAgent }
    if let address { headers[try #require(HTTPField.Name("X-Forwarded-For"))] = address }
    return storeCookies(try await site.post(path, Self.encode(fields), cookie: cookie, headers: headers))
  }

  mutating func signUp(
    _ name: String = "Ada", _ password: String = password, idempotencyKey: String? = nil, zone: String = "Europe/Berlin"
  ) async throws -> SiteFixture.ReceivedResponse {
    let idempotencyKey = idempotencyKey ?? Token128(high: .random(in: .min ... .max), low: 0).text
    return try await post(
      "/account/sign-up", [("name", name), ("password", password), ("zone", zone), ("idempotency-key", idempotencyKey)])
  }

  mutating func signIn(_ name: String = "Ada", _ password: String = password) async throws
    -> SiteFixture.ReceivedResponse
  {
    try await post("/account/sign-in", [("name", name), ("password", password)])
  }

  static func encode(_ fields: [(String, String)]) -> String {
    fields.map { "\($0)=\(escape($1))" }.joined(separator: "&")
  }

  private static func escape(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  private mutating func storeCookies(_ answer: SiteFixture.ReceivedResponse) -> SiteFixture.ReceivedResponse {
    for line in answer.headers[values: .setCookie] {
      let pair = line.prefix { $0 != ";" }.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { continue }
      cookies[String(pair[0])] = line.contains("Max-Age=0") ? nil : String(pair[1])
    }
    return answer
  }
}

extension SiteFixture.ReceivedResponse {
  /// The recovery code on the current page.
  var code: String? { body.firstMatch(of: /id="code"[^>]*>([0-9a-z-]{29})</).map { String($0.1) } }

  /// The value of a hidden field on the current page.
  func hidden(_ name: String) -> String? {
    body.matches(of: /type="hidden" name="([a-z-]+)" value="([^"]*)"/).first { $0.1 == name }.map { String($0.2) }
  }
}
