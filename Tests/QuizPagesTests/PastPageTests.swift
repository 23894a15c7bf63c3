import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct PastPageTests {
  typealias Samples = PastSamples

  @Test(arguments: Texts.all.map(\.language))
  func `a list of past rounds matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let filter = PastRoundFilter(difficulty: .easy, result: .wrong)
    let page = Samples.list(texts, filter: filter, isFirst: false, next: Samples.today - 2)
    try expectGolden(page.html.text, named: "past-rounds-\(language.tag).html")
  }

  @Test func `lists without rounds match their goldens`() throws {
    try expectGolden(Samples.list(entries: []).html.text, named: "past-rounds-empty.html")
    let filtered = Samples.list(filter: PastRoundFilter(category: .sports), entries: [])
    try expectGolden(filtered.html.text, named: "past-rounds-none.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a past day matches its goldens in each language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let entries = [
      Samples.question(.easy, Samples.right), Samples.question(.medium, Samples.wrong, percent: nil),
      Samples.question(.hard, nil, isVoid: false),
    ]
    try expectGolden(Samples.day(texts, entries: entries).html.text, named: "past-day-\(language.tag).html")
  }

  @Test func `days with a void question and with missing ones match their goldens`() throws {
    let void = PastDayPage.Entry.Round(verdict: .void, chosen: 0, elapsed: .seconds(3))
    let entries = [Samples.question(.easy, void, isVoid: true)]
    try expectGolden(
      Samples.day(date: Samples.today, entries: entries, isOverEverywhere: false).html.text, named: "past-day-open.html"
    )
    try expectGolden(
      Samples.day(
        entries: [], marks: DayMarks([.notStarted(nil), .notStarted(nil), .notStarted(nil)]), standing: nil,
        isOverEverywhere: false
      ).html.text, named: "past-day-elsewhere.html")
    try expectGolden(
      Samples.day(
        date: Samples.today - 3, entries: [], marks: DayMarks([.notStarted(nil), .notStarted(nil), .notStarted(nil)]),
        standing: nil
      ).html.text, named: "past-day-nothing.html")
  }

  @Test func `a list has one section for each date, and each round leads to its question`() {
    let page = Samples.list().html.text
    #expect(page.split(separator: "<section class=\"past-day\"", omittingEmptySubsequences: false).count == 3)
    #expect(page.contains("href=\"\(SitePath.pastDay(Samples.today - 2, .medium))\""))
  }

  @Test func `an answer is marked by words too`() {
    let page = Samples.day(entries: [Samples.question(.medium, Samples.wrong)]).html.text
    for (label, answer) in [("Correct answer", "Berlin"), ("Your answer", "Vienna")] {
      #expect(
        page.contains(
          "<small>\(label)<span class=\"visually-hidden\">: </span></small><span class=\"text\" dir=\"auto\">\(answer)</span><svg"
        ))
    }
  }
}
