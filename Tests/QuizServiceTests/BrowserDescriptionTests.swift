import QuizService
import Testing

struct BrowserDescriptionTests {
  private static let webKit = "AppleWebKit/537.36 (KHTML, like Gecko)"

  @Test(arguments: [
    ("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "firefox/android"),
    ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "firefox/linux"),
    ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(webKit) Chrome/140.0.0.0 Safari/537.36", "chrome/windows"),
    (
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(webKit) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "edge/windows"
    ),
    ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(webKit) Version/18.0 Safari/605.1.15", "safari/macOS"),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) \(webKit) Version/18.0 Mobile Safari/604.1",
      "safari/iPhone"
    ),
    ("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) \(webKit) CriOS/140.0 Mobile/15E148 Safari/604.1", "chrome/iPad"),
    (
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) \(webKit) FxiOS/140.0 Mobile Safari/605.1",
      "firefox/iPhone"
    ),
    (
      "Mozilla/5.0 (Linux; Android 10; K) \(webKit) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "samsung/android"
    ),
    ("Mozilla/5.0 (Windows NT 10.0) \(webKit) Chrome/140.0 YaBrowser/25.8.0 Safari/537.36", "yandex/windows"),
    ("Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) \(webKit) Chrome/140.0.0.0 Safari/537.36", "chrome/chromeOS"),
    ("Mozilla/5.0 (Windows NT 10.0) \(webKit) Chrome/140.0 Safari/537.36 OPR/124.0", "opera/windows"),
    ("curl/8.5.0", "/"), ("", "/"), ("Something (Linux)", "/linux"),
  ])
  func `only browser and system are read from the User-Agent header`(header: String, stored: String) {
    let browser = BrowserDescription(userAgent: header)
    #expect(browser.stored == stored)
    #expect(BrowserDescription(stored: stored) == browser)
  }

  @Test(arguments: ["", "/", "netscape/os2", "firefox", "a/b/c/d"])
  func `an obsolete stored value is unknown`(stored: String) {
    #expect(BrowserDescription(stored: stored).system == nil)
  }

  @Test func `a very long header takes little time`() {
    let header = String(repeating: "x", count: 2000) + "Firefox/1 Linux"
    #expect(BrowserDescription(userAgent: header) == .unknown)
  }

  @Test func `every name of a browser and a system fits into its column`() {
    for browser in BrowserDescription.Browser.allCases {
      for system in BrowserDescription.System.allCases {
        let description = BrowserDescription(browser: browser, system: system)
        #expect(description.stored.count <= 64 && BrowserDescription(stored: description.stored) == description)
      }
    }
  }
}
