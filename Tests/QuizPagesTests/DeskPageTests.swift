import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct DeskPageTests {
  typealias Samples = DeskSamples

  @Test func `reported questions, and none`() throws {
    let item = try #require(Samples.item())
    let reported = DeskReportsPage.Reported(item: item, texts: ["It is Canberra!", ""], count: 2)
    let player = Samples.player(at: Address.desk)
    try expectGolden(DeskReportsPage(player: player, reported: [reported]).html.text, named: "desk-reports.html")
    try expectGolden(DeskReportsPage(player: player, reported: []).html.text, named: "desk-reports-none.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a question at the desk, in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let file = Samples.file(try #require(Samples.item()), reports: ["Isn’t it Sydney?", ""])
    let page = DeskItemPage(player: Samples.player(texts, at: Address.deskItem(812)), file: file, effect: .counted(3))
    try expectGolden(page.html.text, named: "desk-item-\(language.tag).html")
  }

  @Test func `a question that was taken out, and a form that came back`() throws {
    let player = Samples.player(at: Address.deskItem(812))
    let void = Samples.file(try #require(Samples.item(on: nil, isVoid: true)))
    try expectGolden(
      DeskItemPage(player: player, file: void, effect: .drawnAnew).html.text, named: "desk-item-void.html")
    let texts = Texts.english.desk
    let draft = DeskItemPage.Draft(
      deed: .rekey, reason: "Because", option: nil,
      faults: FormFaults([FormFaults.Fault(field: DeskItemPage.optionField, text: texts.keyWrong)]))
    let file = Samples.file(try #require(Samples.item()))
    try expectGolden(DeskItemPage(player: player, file: file, draft: draft).html.text, named: "desk-item-fault.html")
  }

  @Test func `the schedule, the bank and the trail`() throws {
    let entries = [
      DeskSchedulePage.Entry(item: try #require(Samples.item()), starts: 9),
      DeskSchedulePage.Entry(item: try #require(Samples.item(813, isVoid: true)), starts: 1),
    ]
    try expectGolden(Samples.schedule(entries).html.text, named: "desk-schedule.html")
    let player = Samples.player(at: Address.deskBank)
    try expectGolden(DeskBankPage(player: player, forecasts: [Samples.forecast]).html.text, named: "desk-bank.html")
    let trail = [Samples.trail(), Samples.trail(by: nil)]
    try expectGolden(
      DeskTrailPage(player: Samples.player(at: Address.deskTrail), entries: trail).html.text, named: "desk-trail.html")
    #expect(DeskTrailPage(player: player, entries: []).html.text.contains("<p>Nobody has decided anything yet.</p>"))
    #expect(DeskBankPage(player: player, forecasts: []).html.text.contains("<h2>The bank is empty</h2>"))
  }

  @Test(arguments: Texts.all.map(\.language))
  func `the questions' figures, in each language; of few players there are none`(language: Language) throws {
    let texts = try #require(Texts[language])
    let entries = [
      Samples.figures(try #require(Samples.item()), correct: 38, looks: .easy),
      Samples.figures(try #require(Samples.item(813, text: "Which city is it?")), correct: 9, of: 19),
    ]
    let page = Samples.figures(entries, texts, page: 2, of: 3)
    try expectGolden(page.html.text, named: "desk-figures-\(language.tag).html")
    #expect(page.html.text.contains(texts.result.percent(93)))
    #expect(!page.html.text.contains(texts.result.percent(47)), "9 of 19 is nobody's to see")
    try expectGolden(Samples.figures([], texts).html.text, named: "desk-figures-none-\(language.tag).html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `licences and sources, in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let sheets = [
      LicencesPage.Sheet(
        licence: Licence("CC-BY-SA-4.0"), questions: 1_204, works: [(title: "Open Trivia Database", questions: 1_201)],
        others: 3),
      LicencesPage.Sheet(licence: Licence(""), questions: 1, works: [], others: 1),
    ]
    let frame = Samples.player(texts, at: Address.licences).frame
    try expectGolden(LicencesPage(frame: frame, sheets: sheets).html.text, named: "licences-\(language.tag).html")
    #expect(LicencesPage(frame: frame, sheets: []).html.text.contains(texts.daily.licences.nothing))
  }
}
