import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct PageHeaderTests {
  private static func header(
    _ navigation: NavigationState, at path: String = "/", _ texts: Texts = .english, as header: PageHeader = .site
  ) -> String {
    PageSamples.context(texts, at: path, navigation: navigation).html(of: header).text
  }

  @Test(arguments: [
    (NavigationState.signedOut, "Sign in"), (.unknown, "Account"), (NavigationState(account: .guest), "Guest"),
    (NavigationState(account: .named("<Ada>")), "&lt;Ada&gt;"),
  ])
  func `the account's link shows whose session it is`(navigation: NavigationState, label: String) {
    let header = Self.header(navigation)
    #expect(header.contains("<span dir=\"auto\">\(label)</span></a></li></ul></nav>"))
    #expect(!header.contains("streak-badge") && !header.contains("href=\"/admin\""))
  }

  @Test func `the streak appears from the first day on, with words for screen readers`() {
    for (streak, words) in [(1, "1 day so far"), (12, "12 days in a row")] {
      let header = Self.header(NavigationState(account: .named("Ada"), streak: streak))
      #expect(header.contains("<a class=\"streak-badge\" href=\"/daily/statistics\" aria-label=\"\(words)\">"))
    }
    #expect(!Self.header(NavigationState(account: .named("Ada"), streak: 0)).contains("streak-badge"))
  }

  @Test func `authors find the studio`() {
    let navigation = NavigationState(account: .named("Ada"), hasStudio: true)
    #expect(Self.header(navigation).contains("href=\"/studio\""))
    #expect(Self.header(navigation, at: "/studio/new").contains("<a href=\"/studio\" aria-current=\"true\">"))
    #expect(!Self.header(NavigationState(account: .named("Ada"))).contains("href=\"/studio\""))
  }

  @Test func `operators find the admin pages`() {
    let navigation = NavigationState(account: .named("Ada"), isOperator: true)
    #expect(Self.header(navigation).contains("href=\"/admin\""))
  }

  @Test(arguments: [
    ("/", "<a href=\"/\" aria-current=\"page\">"), ("/?search=a", "<a href=\"/\" aria-current=\"page\">"),
    ("/q/weather", "<a href=\"/\" aria-current=\"true\">"), ("/r/weather/sun", "<a href=\"/\" aria-current=\"true\">"),
    ("/daily", "<a href=\"/daily\" aria-current=\"page\">"),
    ("/daily/boards", "<a href=\"/daily\" aria-current=\"true\">"),
    ("/account/password", "<a href=\"/account\" aria-current=\"true\">"),
  ])
  func `one link is marked as the current page or part of the site`(path: String, link: String) {
    let header = Self.header(.signedOut, at: path)
    #expect(header.contains(link))
    #expect(header.matches(of: /aria-current/).count == 1)
  }

  @Test func `a page that stands in for another one marks none`() {
    #expect(!Self.header(.signedOut, as: .message).contains("aria-current"))
  }

  @Test func `boards and groups are left out where every player gets other questions`() {
    for hasBoards in [true, false] {
      var context = PageSamples.context(at: "/daily/statistics")
      context.hasBoards = hasBoards
      let header = context.html(of: .dailyGame).text
      #expect(header.contains("href=\"/daily/boards\"") == hasBoards)
      #expect(header.contains("href=\"/daily/groups\"") == hasBoards)
      #expect(header.contains("<a href=\"/daily/statistics\" aria-current=\"page\">Statistics</a>"))
    }
  }

  @Test func `a question's header has only its own links`() {
    let header = Self.header(.signedOut, as: .focus("<nav class=\"play-bar\"></nav>"))
    #expect(header.contains("play-bar") && header.contains("site-name") && !header.contains("site-navigation"))
  }
}
