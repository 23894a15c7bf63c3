import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DailyGoldenTests {
  @Test(arguments: Texts.all.map(\.language))
  func `home pages of a day that is done and of one with every note match their goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    let done = DailySamples.home(texts, name: nil, marks: DailySamples.done, streak: 12)
    try expectGolden(done.html.text, named: "daily-home-done-\(language.tag).html")
    let others = [false, true].map { isPaused in
      DailyHomePage.UnfinishedRound(
        topic: DailySamples.topic, date: DailySamples.date - 1, isPaused: isPaused, roundID: PageSamples.publicID)
    }
    let page = DailySamples.home(
      texts, marks: DailySamples.mixed, otherUnfinishedRounds: others, streak: 5, hasWithheldRounds: true)
    try expectGolden(page.html.text, named: "daily-home-\(language.tag).html")
  }

  @Test func `home pages of a new day and without questions match their goldens`() throws {
    try expectGolden(DailySamples.home(marks: DailySamples.fresh).html.text, named: "daily-home-fresh.html")
    let nothing = DayMarks([.missing, .missing, .missing])
    try expectGolden(DailySamples.home(marks: nothing).html.text, named: "daily-home-nothing.html")
  }

  @Test func `a day's heading tells what is left, and then how it went`() {
    let (open, right, wrong, void) = (
      DayMarks.State.notStarted(.arts), DayMarks.State.over(.correct, elapsed: .seconds(1)),
      DayMarks.State.over(.wrong, elapsed: .seconds(1)), DayMarks.State.over(.void, elapsed: .seconds(1))
    )
    for (states, heading) in [
      ([open, open, open], "Three new questions"), ([right, open, open], "One right, two to go"),
      ([wrong, open, wrong], "None right yet, one to go"),
      ([right, .paused(watchTime: nil), wrong], "Medium is paused"),
      ([right, right, right], "All three right!"), ([right, wrong, right], "Two of three right"),
      ([right, wrong, .missing], "One of two right"), ([right, void, right], "Both right!"),
      ([wrong, wrong, wrong], "None right today"), ([void, void, void], "Done for today"),
    ] {
      #expect(DailySamples.home(marks: DayMarks(states)).html.text.contains("<h1>\(heading)</h1>"))
    }
  }

  @Test(arguments: Texts.all.map(\.language)) func `the page before Start matches its goldens`(language: Language)
    throws
  {
    let texts = try #require(Texts[language])
    let page = ReadyPage(
      context: DailySamples.player(texts, at: SitePath.ready(.medium)), date: DailySamples.date,
      topic: DailySamples.topic, marks: DailySamples.fresh, best: TimeSpan(milliseconds: 8_390))
    try expectGolden(page.html.text, named: "daily-ready-\(language.tag).html")
  }

  @Test func `before the first answer, or with a personal draw, the page before Start says less`() {
    let page = ReadyPage(
      context: DailySamples.player(), date: DailySamples.date, topic: RoundTopic(difficulty: .hard, category: nil),
      marks: DailySamples.fresh, best: nil)
    #expect(page.html.text.contains("<h1>A surprise</h1>") && !page.html.text.contains("Your best"))
  }

  @Test(arguments: Texts.all.map(\.language)) func `a running round matches its goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    try expectGolden(DailySamples.round(texts).html.text, named: "daily-round-\(language.tag).html")
  }

  @Test func `rounds that are paused, late or without a watch match their goldens`() throws {
    let (question, options) = (DailySamples.question().text, DailySamples.options)
    let pages = [
      ("paused", DailySamples.round(.english, .paused(until: DailySamples.next, elapsed: .seconds(95)))),
      ("late", DailySamples.round(.english, .running(question: question, options: options, isLate: true))),
      ("unwatched", DailySamples.round(watch: nil)),
    ]
    for (name, page) in pages { try expectGolden(page.html.text, named: "daily-round-\(name).html") }
  }

  @Test(arguments: [
    ("right", ShownVerdict.correct), ("wrong", .wrong), ("out-of-time", .timedOut), ("unfinished", .expired),
    ("void", .void),
  ])
  func `every verdict matches its golden`(name: String, verdict: ShownVerdict) throws {
    let isAnswered = [.correct, .wrong, .void].contains(verdict)
    let page = DailySamples.verdict(
      verdict, chosen: !isAnswered ? nil : verdict == .wrong ? 1 : 0, elapsed: isAnswered ? .seconds(305) : nil,
      isNew: verdict == .correct)
    try expectGolden(page.html.text, named: "daily-verdict-\(name).html")
  }

  @Test(arguments: Texts.all.map(\.language)) func `a verdict in each language matches its golden`(language: Language)
    throws
  {
    let texts = try #require(Texts[language])
    let page = DailySamples.verdict(.correct, texts, elapsed: TimeSpan(milliseconds: 83_450), hard: .missing)
    try expectGolden(page.html.text, named: "daily-verdict-\(language.tag).html")
  }

  @Test
  func
    `the verdict leads on to the next question, to an unfinished round, to the day, and from an earlier date to today`()
  {
    let paused = DayMarks.State.paused(watchTime: .seconds(5))
    for (page, path, label) in [
      (DailySamples.verdict(.correct), "/daily/hard", "Next: Hard"),
      (DailySamples.verdict(.correct, hard: paused), "/daily/hard", "Resume Hard"),
      (DailySamples.verdict(.correct, hard: .missing), "/daily", "See today’s results"),
      (DailySamples.verdict(.correct, isToday: false), "/daily", "Back to today"),
    ] {
      #expect(page.html.text.contains("<a class=\"button primary\" href=\"\(path)\">\(label)</a>"))
    }
  }

  @Test func `the time that counts is shown large, and the time without pauses too if somebody paused`() {
    let paused = DailySamples.verdict(.correct).html.text
    #expect(paused.contains("<p class=\"time\">5:05.0</p>") && paused.contains(">Thinking time 1:23.4</p>"))
    let straight = DailySamples.verdict(.correct, elapsed: TimeSpan(milliseconds: 83_450)).html.text
    #expect(straight.contains("<p class=\"time\">1:23.4</p>") && !straight.contains("Thinking time"))
  }

  @Test(arguments: [ShownVerdict.expired, .void])
  func `a question that doesn't count shows no time`(verdict: ShownVerdict) {
    #expect(!DailySamples.verdict(verdict).html.text.contains("class=\"time\""))
  }

  @Test func `each number of right answers has its own face, and only a finished day can be shared`() {
    let (right, wrong) = (
      DayMarks.State.over(.correct, elapsed: .seconds(1)), DayMarks.State.over(.wrong, elapsed: .seconds(1))
    )
    for (states, bodyClass) in [
      ([right, right, right], "day has-hero all-right"), ([right, wrong, right], "day has-hero"),
      ([wrong, wrong, right], "day has-hero one-right"), ([wrong, wrong, wrong], "day has-hero none-right"),
    ] {
      let page = DailySamples.home(marks: DayMarks(states), streak: 2).html.text
      #expect(page.contains("<body class=\"\(bodyClass)\">") && page.contains("textarea"))
      #expect(page.contains("/daily/days/2026-11-21"))
    }
    let open = DailySamples.home(marks: DayMarks([right, .paused(watchTime: nil), .notStarted(nil)])).html.text
    #expect(!open.contains("textarea") && !open.contains("data-share"))
  }

  @Test func `while the watch runs the page has no other language and no way out but the pause`() {
    let page = DailySamples.round().html.text
    #expect(!page.contains("name=\"language\"") && !page.contains("play-bar") && page.contains("<footer></footer>"))
  }

  @Test func `a voided question has no marks on its answers`() {
    let page = DailySamples.verdict(.void, chosen: 1).html.text
    #expect(!page.contains("answer is-right") && !page.contains("answer is-wrong") && page.contains("Your answer"))
  }

  @Test func `pages after a sent report and after an empty one match their goldens`() throws {
    let thanked = DailySamples.verdict(.correct, report: .sent)
    try expectGolden(thanked.html.text, named: "daily-report-thanked.html")
    let faulty = DailySamples.verdict(.correct, report: .invalid(text: " ", isTooLong: false))
    try expectGolden(faulty.html.text, named: "daily-report-empty.html")
  }

  @Test(arguments: 0..<OnboardingPage.count(hasBoards: true)) func `the slides match their goldens`(index: Int) throws {
    let page = OnboardingPage(reader: .player(DailySamples.player(at: SitePath.slide(index))), index: index)
    try expectGolden(page.html.text, named: "daily-slide-\(index + 1).html")
  }

  @Test func `the rules match their golden`() throws {
    try expectGolden(
      DailyHelpPage(reader: .signedOut(PageSamples.context(at: SitePath.dailyHelp))).html.text, named: "daily-help.html"
    )
  }

  @Test func `practice pages match their goldens`() throws {
    let asked = PracticePage.PresentedQuestion(number: 7, seed: .max, item: try DailySamples.item())
    let filter = PracticeFilter(difficulty: .hard, category: .arts)
    let stages: [(String, PracticePage.Stage)] = [
      ("choice", .choice(foundNothing: true)), ("question", .question(asked)),
      ("verdict", .verdict(asked, chosen: 0)),
    ]
    for (name, stage) in stages {
      let page = PracticePage(context: DailySamples.player(at: SitePath.practice), filter: filter, stage: stage)
      try expectGolden(page.html.text, named: "daily-practice-\(name).html")
    }
  }
}
