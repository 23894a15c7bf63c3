import QuizService

/// The tokens by which accounts know the browser, in a cookie, with a point between them.
struct KnownBrowserTokens: Sendable {
  /// How many accounts a browser can be a known browser of: enough for a family, not for a school.
  private static let maxCount = 4

  /// The latest first.
  let tokens: [KnownBrowserToken]

  init(_ tokens: [KnownBrowserToken]) { self.tokens = tokens }

  /// - Parameter cookie: a cookie's value. Invalid parts are ignored.
  init(cookie: String) {
    tokens = cookie.split(separator: ".", maxSplits: Self.maxCount).prefix(Self.maxCount).compactMap {
      KnownBrowserToken(text: $0)
    }
  }

  /// The tokens with one that an account gave the browser; the oldest is dropped.
  func adding(_ token: KnownBrowserToken) -> KnownBrowserTokens {
    KnownBrowserTokens(Array(([token] + tokens.filter { $0 != token }).prefix(Self.maxCount)))
  }

  /// As the cookie has it.
  var text: String { tokens.map(\.text).joined(separator: ".") }
}
