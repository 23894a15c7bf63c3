import QuizPages
import Testing

@testable import QuizWeb

struct FormerAdminPathTests {
  @Test(
    .enabled(if: SitePath.admin == "/admin"),
    arguments: [
      ("/desk", "/admin"),
      ("/desk/schedule?language=de&from=2026-11-01", "/admin/schedule?language=de&from=2026-11-01"),
      ("/desk/bank", "/admin/bank"), ("/desk/figures?by=right&page=2", "/admin/analytics?by=right&page=2"),
      ("/desk/trail", "/admin/audit-log"), ("/desk/item/17", "/admin/item/17"),
    ])
  func `a former address of the admin pages redirects permanently`(former: String, present: String) async throws {
    let fixture = try await BoardFixture()
    let grace = try await fixture.signInOperator()
    let got = try await fixture.get(former, grace)
    #expect(got.status == 301 && got.location == present)
  }

  @Test(arguments: ["/desk/item/x", "/desk/item/1/void", "/desk/nothing"])
  func `other addresses there lead nowhere`(path: String) async throws {
    let fixture = try await BoardFixture()
    let got = try await fixture.get(path, try await fixture.signInOperator())
    #expect(got.status == 404 && got.location.isEmpty)
  }
}
