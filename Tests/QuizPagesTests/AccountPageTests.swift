import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct AccountPageTests {
  static let zones = ["America/Argentina/Buenos_Aires", "Asia/Taipei", "Europe/Berlin", "Europe/Kyiv", "GMT"]
  static let idempotencyKey = "0123456789abcdefghjkmnpqrs"
  static let errors = FormErrors([
    .init(field: "name", text: "That name is taken."), .init(field: "password", text: "Too short."),
    .init(field: "zone", text: "Where?"), .init(field: "code", text: "Which?"),
    .init(field: AccountField.currentPassword, text: "Not that."), .init(field: "end", text: "What?"),
    .init(field: nil, text: "Wait."),
  ])

  private static func player(_ texts: Texts = .english, name: String? = "Ada", at address: String) -> PlayerPageContext
  {
    PageSamples.playerContext(texts, at: address, name: name)
  }

  private static func settings(moving: String? = nil) -> SettingsPage.Settings {
    SettingsPage.Settings(
      zone: "Europe/Berlin", zones: zones, pendingZone: moving, language: Language("en"),
      languages: [Language("de"), Language("en")], hidesStopwatch: true)
  }

  private static func session(
    _ number: Int, browser: String?, system: String?, started: CalendarDate, used: CalendarDate, isCurrent: Bool = false
  ) -> SessionsPage.Session {
    SessionsPage.Session(
      handle: "0000000000000000000000000\(number)", isCurrent: isCurrent, browser: browser, system: system,
      startDate: started,
      lastUsedDate: used)
  }

  /// All account pages, each with the name of its golden file.
  static func pages(
    _ texts: Texts = .english, name: String = "Ada", errors: FormErrors = FormErrors()
  ) -> [(name: String, html: HTML)] {
    let context = { PageSamples.context(texts, at: $0) }
    let date = CalendarDate(epochDay: 20_778)
    return [
      ("landing", DailyLandingPage(context: context(SitePath.daily), idempotencyKey: idempotencyKey).html),
      (
        "sign-up",
        SignUpPage(
          context: context(SitePath.signUp), name: name, timeZoneChoice: .choice(among: zones, chosen: nil),
          idempotencyKey: idempotencyKey, errors: errors
        ).html
      ),
      (
        "sign-in",
        SignInPage(context: context(SitePath.signIn), name: name, returnPath: "/daily/boards?day=1", errors: errors)
          .html
      ),
      (
        "sign-in-limited",
        SignInPage(
          context: context(SitePath.signIn), name: name,
          errors: FormErrors([FormErrors.FieldError(field: nil, text: texts.account.errors.waitHours(3))]),
          offersRecovery: true
        ).html
      ),
      (
        "recover",
        RecoverPage(
          context: context(SitePath.recover), name: name, code: "k3m9x", idempotencyKey: idempotencyKey, errors: errors
        )
        .html
      ),
      (
        "recovery-code",
        RecoveryCodePage(
          context: player(texts, name: name, at: SitePath.account), code: "01234-56789-abcde-fghjk-mnpqr"
        ).html
      ),
      (
        "new-code",
        RecoveryCodeRenewalPage(context: player(texts, name: name, at: SitePath.recoveryCode), errors: errors).html
      ),
      (
        "guest",
        GuestPage(context: context(SitePath.guest), zones: zones, idempotencyKey: idempotencyKey, errors: errors).html
      ),
      (
        "settings",
        SettingsPage(context: player(texts, name: name, at: SitePath.account), settings: settings(), errors: errors)
          .html
      ),
      ("password", PasswordPage(context: player(texts, name: name, at: SitePath.passwordChange), errors: errors).html),
      (
        "sessions",
        SessionsPage(
          context: player(texts, name: name, at: SitePath.accountSessions),
          sessions: [
            session(1, browser: "Firefox", system: "Android", started: date - 40, used: date, isCurrent: true),
            session(2, browser: "Safari", system: "iPhone", started: date, used: date),
            session(3, browser: nil, system: "Linux", started: date, used: date),
            session(4, browser: "Chrome", system: nil, started: date, used: date),
            session(5, browser: nil, system: nil, started: date - 2, used: date - 1),
          ], errors: errors
        ).html
      ),
      (
        "delete",
        AccountDeletionPage(context: player(texts, name: name, at: SitePath.accountDeletion), errors: errors).html
      ),
    ]
  }

  @Test func `account pages match their goldens`() throws {
    for (name, html) in Self.pages() { try expectGolden(html.text, named: "account-\(name).html") }
  }

  @Test(arguments: Texts.all.map(\.language))
  func `landing and sign-up pages match their goldens in each language`(language: Language) throws {
    for (name, html) in Self.pages(try #require(Texts[language])).prefix(2) {
      try expectGolden(html.text, named: "account-\(name)-\(language.tag).html")
    }
  }

  @Test(arguments: Texts.all.map(\.language))
  func `the pages of a set-up link match their goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let path = SitePath.setup("0123456789abcdefghjkmnpqrs")
    let signUp = SignUpPage(
      context: PageSamples.context(texts, at: path), timeZoneChoice: .choice(among: Self.zones, chosen: nil),
      idempotencyKey: Self.idempotencyKey, setupToken: "0123456789abcdefghjkmnpqrs")
    try expectGolden(signUp.html.text, named: "account-setup-\(language.tag).html")
    let player = BoardSamples.player(texts, at: path)
    try expectGolden(
      SetupPage(context: player, token: "0123456789abcdefghjkmnpqrs").html.text,
      named: "account-setup-signed-in-\(language.tag).html")
  }

  @Test func `rejected forms show their errors`() throws {
    for name in ["sign-up", "sign-in", "recover", "guest", "password", "sessions", "delete"] {
      let page = try #require(Self.pages(errors: Self.errors).first { $0.name == name })
      try expectGolden(page.html.text, named: "account-\(name)-errors.html")
    }
  }

  @Test func `pages for guests, a house without guests and a pending move match their goldens`() throws {
    let guest = Self.player(name: nil, at: SitePath.account)
    try expectGolden(
      SettingsPage(context: guest, settings: Self.settings(moving: "Asia/Taipei"), isSaved: true).html.text,
      named: "account-settings-guest.html")
    let signUp = SignUpPage(
      context: PageSamples.context(at: SitePath.signUp), timeZoneChoice: .known, idempotencyKey: Self.idempotencyKey
    ).html.text
    #expect(signUp.contains("Create an account") && !signUp.contains("<select"))
    let landing = DailyLandingPage(context: PageSamples.context(at: SitePath.daily), idempotencyKey: nil).html.text
    #expect(!landing.contains("/daily/play") && landing.contains("Create an account"))
    try expectGolden(
      AccountDeletionPage(context: Self.player(at: SitePath.accountDeletion), hasQuizzes: true).html.text,
      named: "account-delete-author.html")
    try expectGolden(
      AccountDeletionPage(context: Self.player(name: nil, at: SitePath.accountDeletion)).html.text,
      named: "account-delete-guest.html")
  }

  @Test func `markup in a name is escaped, and no password is sent back`() {
    let hostile = HostileTextTests.hostile
    let errors = FormErrors([.init(field: "name", text: hostile), .init(field: nil, text: hostile)])
    for (page, html) in Self.pages(name: hostile, errors: errors) {
      let bytes = Array(html.text.utf8)
      for markup in ["<script>alert", "<img src=x", "\"'>"] {
        let sought = Array(markup.utf8)
        #expect(!bytes.indices.contains { bytes[$0...].starts(with: sought) }, "\(page)")
      }
      for input in html.text.matches(of: /<input[^>]*type="password"[^>]*>/) {
        #expect(!input.output.contains("value="))
      }
    }
  }

  @Test func `fields tell browsers their purpose`() throws {
    func purposes(_ name: String) throws -> [String] {
      let page = try #require(Self.pages().first { $0.name == name })
      return page.html.text.matches(of: /autocomplete="([a-z-]+)"/).map { String($0.1) }
    }
    #expect(try purposes("sign-up") == ["username", "new-password", "off"])
    #expect(try purposes("sign-in") == ["username", "current-password"])
    #expect(try purposes("recover") == ["username", "one-time-code", "new-password"])
    #expect(try purposes("password") == ["username", "current-password", "new-password"])
    #expect(try purposes("delete") == ["username", "current-password"])
  }

  @Test func `time zones are grouped by region, and a zone outside the list is shown too`() {
    let field = TimeZoneField(texts: .english, zones: Self.zones, chosen: "Asia/Calcutta").html.text
    #expect(
      field.contains(
        "<optgroup label=\"Americas\"><option value=\"America/Argentina/Buenos_Aires\">Argentina, Buenos Aires</option>"
      ))
    #expect(field.contains("<option value=\"Asia/Calcutta\" selected>Calcutta</option>"))
    #expect(field.contains("<optgroup label=\"Elsewhere\"><option value=\"GMT\">GMT</option></optgroup>"))
    #expect(!field.contains("Choose a place"))
  }
}
