import HTTPTypes
import QuizEngine
import QuizService
import Testing

@testable import QuizWeb

/// Extreme numbers in URLs, forms and headers. No arithmetic on them may overflow.
@Suite struct HostileNumberTests {
  private static let numbers = [
    "0", "-0", "-1", "%2B1", "2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "18446744073709551615", "18446744073709551616", "1e308", "nan", "inf", "%D9%A3",
    String(repeating: "9", count: 400),
  ]

  @Test func `any number in a URL, form or header gets a response`() async throws {
    let fixture = try await BoardFixture()
    let (ada, grace) = (try await fixture.signIn("Ada"), try await fixture.signInOperator())
    let round = try await fixture.play(ada)
    let item = round.item.id.number
    for number in Self.numbers {
      for path in [
        "/?page=N", "/?search=N&page=N", "/daily/welcome/N", "/daily/practice/N?seed=N",
        "/daily/practice/1?seed=N&answer=N",
        "/daily/practice/N?seed=1&answer=0", "/daily/statistics?month=N", "/daily/boards?date=N&difficulty=easy",
        "/daily/boards?week=N", "/daily/boards?group=N", "/admin/schedule?from=N", "/admin/schedule?language=N",
        "/admin/analytics?page=N&order=latest", "/admin/item/N", "/admin/item/\(item)?effect=N", "/daily/round/N",
        "/p/N/N",
      ] {
        let reply = try await fixture.get(path.replacing("N", with: number), grace)
        #expect(reply.status < 500, "\(path) with \(number)")
      }
      for (path, form) in [
        ("/admin/item/\(item)/rekey", "rekey-reason=x&option=N"), ("/admin/schedule", "language=en&days=N"),
        ("/admin/item/N/void", "void-reason=x"), ("/daily/start", "difficulty=easy&date=N"),
        ("/language", "language=N"),
      ] {
        // The item has this option, so the correction succeeds.
        let reply = try await fixture.post(path.replacing("N", with: number), form.replacing("N", with: number), grace)
        #expect(reply.status < 500, "\(path) with \(number)")
      }
      let header = number.replacing("%2B", with: "+").replacing("%D9%A3", with: "3")
      let weights = HTTPFields([HTTPField(name: .acceptLanguage, value: "ru;q=\(header),en;q=0.5,zh-Hant;q=\(header)")])
      #expect(try await fixture.site.get("/", headers: weights).status == 200)
    }
  }

  /// The first and last dates that a URL can contain, and their neighbours.
  @Test(arguments: ["0001-01-01", "0001-01", "9999-12-31", "9999-12", "1582-10-10", "2026-02-29", "0000-12-31"])
  func `the first and the last date get a response`(date: String) async throws {
    let fixture = try await BoardFixture(questions: 2)
    for zone in ["UTC", "Pacific/Kiritimati", "America/Santiago"] {
      let signedIn = try await fixture.signInOperator("Ada \(zone.prefix(3))", zone: try #require(IANATimeZone(zone)))
      for path in [
        "/daily/boards?date=\(date)&difficulty=hard", "/daily/boards?week=\(date)", "/daily/statistics?month=\(date)",
        "/admin/schedule?from=\(date)",
      ] {
        #expect(try await fixture.get(path, signedIn).status < 500, "\(path)")
      }
      #expect(try await fixture.post("/daily/start", "difficulty=easy&date=\(date)", signedIn).status < 500)
    }
  }
}
