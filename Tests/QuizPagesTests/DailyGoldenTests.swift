import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DailyGoldenTests {
  @Test(arguments: Texts.all.map(\.language))
  func `a home page with every part matches its goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    let carried = DailyHomePage.EarlierRound(
      topic: DailySamples.topic, date: DailySamples.date - 1, roundID: PageSamples.publicID)
    let page = DailySamples.home(
      texts, name: nil, cards: DailySamples.mixed, carried: [carried],
      streak: StreakSummary(length: 5, longest: 12, forgiven: 1, perfectLength: 2), line: "A line")
    try expectGolden(page.html.text, named: "daily-home-\(language.tag).html")
  }

  @Test func `home pages of a new day and without questions match their goldens`() throws {
    try expectGolden(DailySamples.home(cards: DailySamples.fresh).html.text, named: "daily-home-fresh.html")
    let nothing = Difficulty.allCases.map {
      DailyHomePage.Card(topic: RoundTopic(difficulty: $0, category: nil), state: .missing)
    }
    try expectGolden(DailySamples.home(cards: nothing).html.text, named: "daily-home-nothing.html")
  }

  @Test(arguments: Texts.all.map(\.language)) func `a running round matches its goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(DailySamples.round(texts).html.text, named: "daily-round-\(language.tag).html")
  }

  @Test func `rounds that are paused, late or without a watch match their goldens`() throws {
    let (question, options) = (DailySamples.question().text, DailySamples.options)
    let pages = [
      ("paused", DailySamples.round(.english, .paused(until: DailySamples.next))),
      ("late", DailySamples.round(.english, .running(question: question, options: options, isLate: true))),
      ("unwatched", DailySamples.round(watch: nil)),
    ]
    for (name, page) in pages { try expectGolden(page.html.text, named: "daily-round-\(name).html") }
  }

  @Test(arguments: [
    ("right", RoundVerdict.correct), ("wrong", .wrong), ("out-of-time", .timedOut), ("unfinished", .expired),
    ("void", .void),
  ])
  func `every verdict matches its golden`(name: String, verdict: RoundVerdict) throws {
    let isAnswered = [.correct, .wrong, .void].contains(verdict)
    let page = DailySamples.verdict(
      verdict, own: verdict == .wrong ? "Bonn" : nil, elapsed: isAnswered ? .seconds(305) : nil)
    try expectGolden(page.html.text, named: "daily-verdict-\(name).html")
  }

  @Test func `pages after a sent report and after an empty one match their goldens`() throws {
    let thanked = DailySamples.verdict(.correct, report: .sent)
    try expectGolden(thanked.html.text, named: "daily-report-thanked.html")
    let faulty = DailySamples.verdict(.correct, report: .invalid(text: " ", isTooLong: false))
    try expectGolden(faulty.html.text, named: "daily-report-empty.html")
  }

  @Test(arguments: 0..<SlidesPage.count) func `the slides match their goldens`(index: Int) throws {
    let page = SlidesPage(player: DailySamples.player(at: SitePath.slide(index)), index: index)
    try expectGolden(page.html.text, named: "daily-slide-\(index + 1).html")
  }

  @Test func `the rules match their golden`() throws {
    try expectGolden(DailyHelpPage(player: DailySamples.player()).html.text, named: "daily-help.html")
  }

  @Test func `practice pages match their goldens`() throws {
    let asked = PracticePage.PresentedQuestion(number: 7, seed: .max, item: try DailySamples.item())
    let filter = PracticeFilter(difficulty: .hard, category: .arts)
    let stages: [(String, PracticePage.Stage)] = [
      ("choice", .choice(foundNothing: true)), ("question", .question(asked)),
      ("verdict", .verdict(asked, chosen: 0)),
    ]
    for (name, stage) in stages {
      let page = PracticePage(player: DailySamples.player(at: SitePath.practice), filter: filter, stage: stage)
      try expectGolden(page.html.text, named: "daily-practice-\(name).html")
    }
  }
}
