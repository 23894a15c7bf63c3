import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct AdminPageTests {
  typealias Samples = AdminSamples

  @Test func `report lists with and without entries match their goldens`() throws {
    let item = try #require(Samples.item())
    let reported = AdminReportsPage.ReportedItem(item: item, texts: ["It is Canberra!", ""], count: 2)
    let player = Samples.player(at: SitePath.admin)
    try expectGolden(
      AdminReportsPage(context: player, reportedItems: [reported]).html.text, named: "admin-reports.html")
    try expectGolden(AdminReportsPage(context: player, reportedItems: []).html.text, named: "admin-reports-none.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `an admin question page matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let details = Samples.details(try #require(Samples.item()), reports: ["Isn’t it Sydney?", ""])
    let page = AdminItemPage(
      context: Samples.player(texts, at: SitePath.adminItem(812)), details: details, result: .recounted(3))
    try expectGolden(page.html.text, named: "admin-item-\(language.tag).html")
  }

  @Test func `admin pages of a void question and of a rejected form match their goldens`() throws {
    let player = Samples.player(at: SitePath.adminItem(812))
    let void = Samples.details(try #require(Samples.item(on: nil, isVoid: true)))
    try expectGolden(
      AdminItemPage(context: player, details: void, result: .redrawn).html.text, named: "admin-item-void.html")
    let texts = Texts.english.admin
    let draft = AdminItemPage.RejectedForm(
      action: .rekey, reason: "Because", option: nil,
      errors: FormErrors([FormErrors.FieldError(field: AdminItemPage.optionField, text: texts.keyWrong)]))
    let details = Samples.details(try #require(Samples.item()))
    try expectGolden(
      AdminItemPage(context: player, details: details, rejectedForm: draft).html.text, named: "admin-item-error.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `pages that ask for confirmation match their goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let player = Samples.player(texts, at: SitePath.adminItem(812))
    let details = Samples.details(try #require(Samples.item()))
    let pages = [
      (
        "rekey", AdminConfirmationPage(context: player, details: details, action: .rekey(option: 0), reason: "An atlas")
      ),
      ("void", AdminConfirmationPage(context: player, details: details, action: .void, reason: "Two are right")),
    ]
    for (name, page) in pages {
      try expectGolden(page.html.text, named: "admin-confirm-\(name)-\(language.tag).html")
    }
  }

  @Test func `dates in a row without questions share a row`() {
    let page = Samples.schedule([]).html.text
    #expect(page.contains("<th scope=\"row\">20 November 2026</th><td>Never drawn</td>"))
    #expect(page.contains("<strong>today</strong></th><td>Not drawn yet</td>"))
    #expect(page.contains("<th scope=\"row\">From 22 November 2026</th><td>Not drawn yet</td>"))
  }

  @Test func `schedule, bank and audit log match their goldens`() throws {
    let entries = [
      AdminSchedulePage.Entry(item: try #require(Samples.item()), starts: 9),
      AdminSchedulePage.Entry(item: try #require(Samples.item(813, isVoid: true)), starts: 1),
    ]
    try expectGolden(Samples.schedule(entries).html.text, named: "admin-schedule.html")
    let player = Samples.player(at: SitePath.adminBank)
    try expectGolden(AdminBankPage(context: player, supplies: [Samples.supply]).html.text, named: "admin-bank.html")
    let log = [
      Samples.logEntry(), Samples.logEntry(by: nil),
      Samples.correction([
        .init(former: "What is the capitol of Australia?", present: "What is the capital of Australia?"),
        .init(former: "", present: "It lies between Sydney and Melbourne."), .init(former: "A book", present: ""),
      ]),
    ]
    try expectGolden(
      AdminAuditLogPage(context: Samples.player(at: SitePath.adminAuditLog), entries: log).html.text,
      named: "admin-audit-log.html")
    #expect(AdminAuditLogPage(context: player, entries: []).html.text.contains("<p>There are no decisions yet.</p>"))
    #expect(AdminBankPage(context: player, supplies: []).html.text.contains("<h2>The bank is empty</h2>"))
  }

  @Test(arguments: Texts.all.map(\.language))
  func `the list of roles matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let entries = [
      AdminAccountsPage.Entry(name: "Grace", role: .operator, created: BoardSamples.today),
      AdminAccountsPage.Entry(name: "<b>Ada</b>", role: .author, created: BoardSamples.today),
    ]
    let error = FormErrors.FieldError(field: AdminAccountsPage.nameField, text: texts.admin.accounts.noSuchAccount)
    let form = AdminAccountsPage.Form(name: "Nobody", role: .operator, errors: FormErrors([error]))
    let player = Samples.player(texts, at: SitePath.adminAccounts)
    try expectGolden(
      AdminAccountsPage(context: player, entries: entries, form: form).html.text,
      named: "admin-roles-\(language.tag).html")
    let saved = AdminAccountsPage(
      context: player, entries: entries, form: AdminAccountsPage.Form(name: "Ada", role: .author), isSaved: true
    ).html.text
    #expect(saved.contains(texts.admin.accounts.saved("Ada", texts.admin.accounts.author.title)))
    #expect(!saved.contains(" checked"), "the next account is another one")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `analytics match their goldens in each language, and need enough players`(language: Language) throws {
    let texts = try #require(Texts[language])
    let entries = [
      Samples.analytics(try #require(Samples.item()), correct: 38, suggested: .easy),
      Samples.analytics(try #require(Samples.item(813, text: "Which city is it?")), correct: 9, of: 19),
    ]
    let page = Samples.analytics(entries, texts, page: 2, of: 3)
    try expectGolden(page.html.text, named: "admin-analytics-\(language.tag).html")
    #expect(page.html.text.contains(texts.result.percent(93)))
    #expect(!page.html.text.contains(texts.result.percent(47)), "9 of 19 is nobody's to see")
    try expectGolden(Samples.analytics([], texts).html.text, named: "admin-analytics-none-\(language.tag).html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `licences match their goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let summaries = [
      LicencesPage.LicenceSummary(
        licence: Licence("CC-BY-SA-4.0"), questions: 1_204, works: [(title: "Open Trivia Database", questions: 1_201)],
        others: 3),
      LicencesPage.LicenceSummary(licence: Licence(""), questions: 1, works: [], others: 1),
    ]
    let context = Samples.player(texts, at: SitePath.licences).page
    try expectGolden(
      LicencesPage(context: context, summaries: summaries).html.text, named: "licences-\(language.tag).html")
    #expect(LicencesPage(context: context, summaries: []).html.text.contains(texts.daily.licences.nothing))
  }
}
