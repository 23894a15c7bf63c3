import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct PageGoldenTests {
  @Test func `front pages with and without quizzes match their goldens`() throws {
    let context = PageSamples.context(at: "/")
    try expectGolden(
      FrontPage(
        context: context, listedCount: 1, foundCount: 1, cards: [PageSamples.card()], day: DaySummary(),
        idempotencyKey: "ticket"
      ).html.text, named: "front.html")
    try expectGolden(
      FrontPage(context: context, listedCount: 0, foundCount: 0, cards: []).html.text, named: "front-empty.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `front pages of searches with and without results match their goldens`(language: Language) throws {
    let context = PageSamples.context(try #require(Texts[language]), at: "/?search=rain")
    let page = FrontPage(
      context: context, listedCount: 13, search: "rain", foundCount: 1, cards: [PageSamples.card(context.texts)])
    try expectGolden(page.html.text, named: "front-search-\(language.tag).html")
    let nothing = FrontPage(context: context, listedCount: 13, search: "<snow>", foundCount: 0, cards: [])
    try expectGolden(nothing.html.text, named: "front-nothing-\(language.tag).html")
  }

  @Test(arguments: [1, 2, 3])
  func `the front pages link to each other`(number: Int) throws {
    let page = FrontPage(
      context: PageSamples.context(at: "/"), listedCount: 500, search: "a b", foundCount: 121, pageNumber: number,
      cards: [PageSamples.card()])
    let ways = page.html.text.matches(of: /href="(\/\?[^"]+)"/).map { String($0.1) }
    #expect(
      ways == [1: ["/?search=a%20b&amp;page=2"], 2: ["/?search=a%20b", "/?search=a%20b&amp;page=3"]][number]
        ?? ["/?search=a%20b&amp;page=2"])
    #expect(page.html.text.contains("Page \(number) of 3"))
  }

  @Test(arguments: [(12, false), (13, true)])
  func `the search field appears from the thirteenth quiz on`(listed: Int, isThere: Bool) {
    let page = FrontPage(
      context: PageSamples.context(at: "/"), listedCount: listed, foundCount: listed, cards: [PageSamples.card()])
    #expect(page.html.text.contains("role=\"search\"") == isThere)
  }

  @Test func `no page of an unlisted quiz may be indexed`() {
    var quiz = PageSamples.quiz
    quiz.isUnlisted = true
    let context = PageSamples.quizContext(quiz)
    let play = Play(quiz: quiz, seed: 1)
    let undecided = PlayResult(tally: Tally(outcomes: 2), outcome: nil, leaders: [], decision: .undecided)
    for html in [
      IntroductionPage(context: context, openPlay: nil).html,
      QuestionPage(context: context, playID: PageSamples.publicID, play: play, position: 0).html,
      ResultPage(context: context, playID: PageSamples.publicID, play: play, result: undecided).html,
    ] { #expect(html.text.contains("<meta name=\"robots\" content=\"noindex\">")) }
    #expect(!IntroductionPage(context: PageSamples.quizContext(), openPlay: nil).html.text.contains("noindex"))
  }

  @Test func `introductions with and without an open play match their goldens`() throws {
    let open = OpenPlay(playID: PageSamples.publicID, next: 2, count: 4)
    try expectGolden(
      IntroductionPage(context: PageSamples.quizContext(), openPlay: nil).html.text, named: "introduction.html")
    try expectGolden(
      IntroductionPage(
        context: PageSamples.quizContext(), openPlay: open,
        finishedPlay: FinishedPlay(playID: PageSamples.publicID, outcome: OutcomeID("sun"))
      ).html.text, named: "introduction-open.html")
  }

  @Test(arguments: [(0, "press"), (1, "submit"), (2, "multiple"), (3, "ranged")])
  func `an unanswered question of each kind matches its golden`(position: Int, name: String) throws {
    let play = PageSamples.play(Array([.single(0), .single(1), .multiple([0])].prefix(position)))
    let page = QuestionPage(
      context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, position: position)
    try expectGolden(page.html.text, named: "question-\(name).html")
  }

  @Test(arguments: [(0, "press"), (1, "submit"), (2, "multiple")])
  func `an answered question shows the answer`(position: Int, name: String) throws {
    let play = PageSamples.play([.single(1), .single(0), .multiple([0, 1])])
    let page = QuestionPage(
      context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, position: position)
    try expectGolden(page.html.text, named: "question-\(name)-answered.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a question of a quiz in one language matches its goldens in every site language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let page = QuestionPage(
      context: PageSamples.quizContext(PageSamples.quiz, texts), playID: PageSamples.publicID,
      play: PageSamples.play([.single(0), .single(0)]), position: 2)
    try expectGolden(page.html.text, named: "question-\(language.tag).html")
  }

  @Test func `results decided by score and by chance match their goldens`() throws {
    let clear = PageSamples.play([.single(1), .single(1), .multiple([]), .ranged(1000)])
    let tied = PageSamples.play([.single(0), .single(1), .multiple([1]), .ranged(0)])
    for (play, name) in [(clear, "result.html"), (tied, "result-tie.html")] {
      let result = try #require(play.result)
      try expectGolden(
        ResultPage(
          context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, result: result,
          sharing: ResultPage.Sharing(hasCard: true, comparison: .withheld), more: PageSamples.more
        ).html.text, named: name)
    }
  }

  @Test func `a comparison with a friend matches its golden`() throws {
    let play = PageSamples.play([.single(1), .single(1), .multiple([0]), .ranged(1000)])
    let page = ResultPage(
      context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, result: try #require(play.result),
      sharing: ResultPage.Sharing(hasCard: true, comparison: .given(invitation: "invitation")),
      friend: ResultPage.FriendProfile(points: [3, 0], outcome: 0))
    try expectGolden(page.html.text, named: "result-comparison.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `the states of the day match their goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    let states: [(String, [DayMarks.State])] = [
      ("open", [.notStarted(nil), .notStarted(nil), .notStarted(nil)]),
      ("paused", [.paused(watchTime: nil), .notStarted(nil), .notStarted(nil)]),
      ("two", [.over(.correct, elapsed: .seconds(21)), .over(.wrong, elapsed: .seconds(30)), .notStarted(nil)]),
      (
        "done",
        [
          .over(.correct, elapsed: .seconds(21)), .over(.timedOut, elapsed: nil),
          .over(.correct, elapsed: .seconds(43)),
        ]
      ),
    ]
    for (name, marks) in states {
      let navigation = NavigationState(account: .named("Ada"), streak: 12)
      let context = PageSamples.context(texts, at: "/", navigation: navigation)
      let page = FrontPage(
        context: context, listedCount: 1, foundCount: 1,
        cards: [
          PageSamples.card(texts, .open(OpenPlay(playID: PageSamples.publicID, next: 1, count: 4))),
          PageSamples.card(texts, .finished(FinishedPlay(playID: PageSamples.publicID, outcome: OutcomeID("rain")))),
        ], day: PageSamples.day(marks))
      try expectGolden(page.html.text, named: "front-day-\(name)-\(language.tag).html")
    }
  }

  @Test(arguments: [
    ([1, 1, 1], [33, 33, 33]), ([0, 0], [0, 0]), ([2, 1], [67, 33]), ([1, 1, 1, 1, 1, 1], [17, 17, 17, 17, 17, 17]),
    ([5], [100]), ([29, 29, 21, 14, 7], [29, 29, 21, 14, 7]), ([3, 2, 2, 0], [43, 29, 29, 0]),
    ([3, 3, 2], [38, 38, 25]), ([5, 3, 1, 2], [46, 27, 9, 18]), ([1, 1, 1, 4], [14, 14, 14, 57]),
  ])
  func `percentages add up to 100 by the largest remainder, but equal parts are equal`(parts: [Int], percents: [Int]) {
    #expect(PercentBar.percents(parts) == percents)
  }

  @Test func `a result with the distribution matches its golden`() throws {
    let play = PageSamples.play([.single(1), .single(1), .multiple([1]), .ranged(1000)])
    let result = try #require(play.result)
    let everyone = ResultPage.Distribution(plays: [26, 12], undecided: 2)
    let page = ResultPage(
      context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, result: result,
      distribution: everyone)
    try expectGolden(page.html.text, named: "result-everyone.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `an outcome's public page matches its goldens in every site language`(language: Language) throws {
    let texts = try #require(Texts[language])
    let page = SharePage(
      context: PageSamples.quizContext(PageSamples.quiz, texts), outcome: PageSamples.quiz.outcomes[1], minutes: 2,
      invitation: language == PageSamples.english ? PageSamples.publicID : nil)
    try expectGolden(page.html.text, named: "share-\(language.tag).html")
  }

  @Test func `undecided results with the quiz's text and with ours match their goldens`() throws {
    let play = PageSamples.play([.single(0), .single(0), .multiple([]), .ranged(0)])
    let result = PlayResult(tally: Tally(outcomes: 2), outcome: nil, leaders: [], decision: .undecided)
    try expectGolden(
      ResultPage(context: PageSamples.quizContext(), playID: PageSamples.publicID, play: play, result: result).html
        .text,
      named: "result-undecided.html")
    var quiz = PageSamples.quiz
    quiz.undecided = UndecidedText(title: PageSamples.text("Fog"), description: PageSamples.text("Nobody knows."))
    try expectGolden(
      ResultPage(context: PageSamples.quizContext(quiz), playID: PageSamples.publicID, play: play, result: result).html
        .text,
      named: "result-undecided-own.html")
  }

  @Test func `a message with links matches its golden`() throws {
    let page = MessagePage(
      context: PageSamples.context(), message: Texts.english.messages.finished,
      links: [.init(label: "See the result", url: "/p/x"), .init(label: "All quizzes", url: "/")])
    try expectGolden(page.html.text, named: "message.html")
  }

  @Test(arguments: [true, false])
  func `an error of the site's own has drawn curtains, and any other a dark window`(isOurFault: Bool) {
    let page = MessagePage(
      context: PageSamples.context(), message: Texts.english.messages.broken, links: [], isOurFault: isOurFault)
    #expect(page.html.text.contains("class=\"curtain\"") == isOurFault)
    #expect(page.html.text.contains("class=\"star\"") == !isOurFault)
  }

  @Test func `pictures replace emoji`() throws {
    var quiz = PageSamples.quiz
    quiz.picture = Picture(file: "cover.png", alt: PageSamples.text("A sky"))
    quiz.outcomes[0].picture = Picture(file: "sun.svg")
    quiz.questions[0].answers[0].picture = Picture(file: "walk.png")
    quiz.questions[0].picture = Picture(file: "missing.png")
    quiz.questions[1].answers[0].picture = Picture(file: "walk.png")
    quiz.questions[1].answers[1].picture = Picture(file: "sun.svg")
    let pictures = PictureURLs([
      .init(name: "cover.png", url: "/pictures/a.png", width: 640, height: 480),
      .init(name: "sun.svg", url: "/pictures/b.svg", width: 10, height: 10),
      .init(name: "walk.png", url: "/pictures/c.png", width: 100, height: 100),
    ])
    let context = PageSamples.quizContext(quiz, pictures: pictures)
    try expectGolden(IntroductionPage(context: context, openPlay: nil).html.text, named: "introduction-pictures.html")
    let play = Play(quiz: quiz, seed: 1, responses: [.single(0)])
    for (position, name) in ["question-pictures.html", "question-pictured.html"].enumerated() {
      let page = QuestionPage(context: context, playID: PageSamples.publicID, play: play, position: position)
      try expectGolden(page.html.text, named: name)
    }
  }

  @Test func `more than six outcomes are listed below the button`() throws {
    var quiz = PageSamples.quiz
    quiz.outcomes = (1...13).map { number in
      Outcome(
        id: OutcomeID("o\(number)"), name: PageSamples.text("number \(number)"),
        emoji: number.isMultiple(of: 2) ? "☀️" : nil,
        description: PageSamples.text("One of many."))
    }
    try expectGolden(
      IntroductionPage(context: PageSamples.quizContext(quiz), openPlay: nil).html.text,
      named: "introduction-crowd.html")
    quiz.outcomes.removeLast(7)
    #expect(
      !IntroductionPage(context: PageSamples.quizContext(quiz), openPlay: nil).html.text.contains("many-outcomes"))
  }

  @Test func `long texts get a smaller size`() {
    var quiz = PageSamples.quiz
    quiz.title = PageSamples.text(String(repeating: "長", count: 31))
    quiz.description = PageSamples.text(String(repeating: "word ", count: 81) + "\nShort.")
    quiz.questions[0].text = PageSamples.text(String(repeating: "w", count: 161))
    let context = PageSamples.quizContext(quiz)
    let introduction = IntroductionPage(context: context, openPlay: nil).html.text
    #expect(introduction.contains("<h1 class=\"long\"") && introduction.contains("<p class=\"long\""))
    #expect(introduction.contains("<p dir=\"auto\">Short."))
    let question = QuestionPage(
      context: context, playID: PageSamples.publicID, play: Play(quiz: quiz, seed: 1), position: 0)
    #expect(question.html.text.contains("<h2 class=\"question-text long\""))
  }

  @Test(arguments: [("", 1, false), ("abc", 3, false), ("abcd", 3, true), ("жжжж", 4, false), ("長長", 3, true)])
  func `a text's length is measured in columns`(text: String, columns: Int, isLonger: Bool) {
    #expect(text.isLonger(than: columns) == isLonger)
  }
}
