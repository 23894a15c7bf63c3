import Hummingbird
import QuizEngine
import QuizPages

extension Site {
  func addLanguage(to router: Router<SiteContext>) {
    router.answer(
      "/language", get: { _, _ in Reply.see(Address.front) }, post: chooseLanguage)
  }

  private func chooseLanguage(_ request: Request, _ context: SiteContext) async throws -> Hummingbird.Response {
    let form = try await Form.ours(of: request, from: Visitor(of: request, settings: settings))
    guard let texts = form["language"].flatMap({ Texts[Language($0)] }) else { throw Trouble.badRequest }
    var response = Reply.see(Site.safeReturn(form["return"]))
    response.setCookie(cookie(Visitor.languageCookie, texts.language.tag))
    return response
  }

  /// A path on this site, whatever the form says.
  static func safeReturn(_ address: String?) -> String {
    guard let address, address.utf8.count <= 1000, address.hasPrefix("/"), !address.hasPrefix("//"),
      address.utf8.allSatisfy({ (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "\\") })
    else { return Address.front }
    return address
  }

  /// A cookie that only this site's server reads, for a year.
  func cookie(_ name: String, _ value: String) -> Cookie {
    Cookie(
      name: name, value: value, maxAge: 31_536_000, path: "/", secure: settings.publicAddress?.isSecure == true,
      httpOnly: true, sameSite: .lax)
  }
}
