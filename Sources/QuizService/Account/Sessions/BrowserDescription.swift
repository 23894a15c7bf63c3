/// A browser and its operating system, by which a player recognizes their sessions. It is read from the `User-Agent`
/// header when the session starts.
///
/// Nothing else of that header is stored: no version, no model. A header that names neither gives ``unknown``.
package struct BrowserDescription: Hashable, Sendable {
  package enum Browser: String, Hashable, Sendable, CaseIterable {
    case chrome, edge, firefox, opera, safari, samsung, vivaldi, yandex
  }

  package enum System: String, Hashable, Sendable, CaseIterable {
    case android, chromeOS, iPad, iPhone, linux, macOS, windows
  }

  /// Nil if the header names none that is known here.
  package let browser: Browser?
  /// Nil if the header names none that is known here.
  package let system: System?

  package init(browser: Browser?, system: System?) {
    self.browser = browser
    self.system = system
  }

  package static let unknown = BrowserDescription(browser: nil, system: nil)

  /// - Parameter userAgent: the header; its first 1,000 bytes are read.
  package init(userAgent: String) {
    let text = String(decoding: userAgent.utf8.prefix(1000), as: UTF8.self)
    self.init(
      browser: Self.browserPatterns.first { text.contains($0.pattern) }?.browser,
      system: Self.systemPatterns.first { text.contains($0.pattern) }?.system)
  }

  /// Most browsers also name the browsers that they are based on, so the more specific names come first.
  private static let browserPatterns: [(pattern: String, browser: Browser)] = [
    ("Edg/", .edge), ("EdgA/", .edge), ("EdgiOS/", .edge), ("OPR/", .opera), ("OPT/", .opera), ("OPX/", .opera),
    ("SamsungBrowser/", .samsung), ("YaBrowser/", .yandex), ("Vivaldi/", .vivaldi), ("Firefox/", .firefox),
    ("FxiOS/", .firefox), ("CriOS/", .chrome), ("Chrome/", .chrome), ("Chromium/", .chrome), ("Safari/", .safari),
  ]

  /// Android also names Linux, and old Windows phones named every system.
  private static let systemPatterns: [(pattern: String, system: System)] = [
    ("Windows", .windows), ("Android", .android), ("iPhone", .iPhone), ("iPad", .iPad), ("CrOS", .chromeOS),
    ("Macintosh", .macOS), ("Linux", .linux), ("X11", .linux),
  ]
}

extension BrowserDescription {
  /// Reads what ``stored`` wrote. What another version wrote and this one doesn't know counts as unknown.
  package init(stored: String) {
    let parts = stored.split(separator: "/", omittingEmptySubsequences: false)
    self.init(
      browser: parts.first.flatMap { Browser(rawValue: String($0)) },
      system: parts.dropFirst().first.flatMap { System(rawValue: String($0)) })
  }

  /// As stores keep it: `firefox/android`.
  package var stored: String { "\(browser?.rawValue ?? "")/\(system?.rawValue ?? "")" }
}

extension BrowserDescription.Browser {
  /// The product's name, which is the same in every language.
  package var name: String {
    switch self {
    case .chrome: "Chrome"
    case .edge: "Edge"
    case .firefox: "Firefox"
    case .opera: "Opera"
    case .safari: "Safari"
    case .samsung: "Samsung Internet"
    case .vivaldi: "Vivaldi"
    case .yandex: "Yandex Browser"
    }
  }
}

extension BrowserDescription.System {
  /// The product's name, which is the same in every language.
  package var name: String {
    switch self {
    case .android: "Android"
    case .chromeOS: "ChromeOS"
    case .iPad: "iPad"
    case .iPhone: "iPhone"
    case .linux: "Linux"
    case .macOS: "macOS"
    case .windows: "Windows"
    }
  }
}
