import QuizEngine
import Testing

@testable import QuizPages

struct SitePathTests {
  @Test(arguments: [("cat", "cat"), ("a b&c=d", "a%20b%26c%3Dd"), ("кот", "%D0%BA%D0%BE%D1%82"), ("~-._+", "~-._%2B")])
  func `a search text is escaped in the URL`(query: String, expected: String) {
    #expect(SitePath.front(search: query, page: 1) == "/?search=" + expected)
    #expect(SitePath.front(search: nil, page: 2) == "/?page=2")
    #expect(SitePath.front(search: nil, page: 1) == "/")
  }
}
