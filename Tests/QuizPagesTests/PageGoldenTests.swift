import Goldens
import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct PageGoldenTests {
  @Test func `the front with a quiz, and without any`() throws {
    let frame = Samples.frame(at: "/")
    try expectGolden(
      FrontPage(frame: frame, listed: 1, found: 1, cards: [Samples.card()], offersGame: true).html.text,
      named: "front.html")
    try expectGolden(FrontPage(frame: frame, listed: 0, found: 0, cards: []).html.text, named: "front-empty.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `the front with a search that found one, and that found nothing`(language: Language) throws {
    let frame = Samples.frame(try #require(Texts[language]), at: "/?search=rain")
    let page = FrontPage(frame: frame, listed: 13, search: "rain", found: 1, cards: [Samples.card(frame.texts)])
    try expectGolden(page.html.text, named: "front-search-\(language.tag).html")
    let nothing = FrontPage(frame: frame, listed: 13, search: "<snow>", found: 0, cards: [])
    try expectGolden(nothing.html.text, named: "front-nothing-\(language.tag).html")
  }

  @Test(arguments: [1, 2, 3])
  func `the front's pages lead to each other`(number: Int) throws {
    let page = FrontPage(
      frame: Samples.frame(at: "/"), listed: 500, search: "a b", found: 121, number: number, cards: [Samples.card()])
    let ways = page.html.text.matches(of: /href="(\/\?[^"]+)"/).map { String($0.1) }
    #expect(
      ways == [1: ["/?search=a%20b&amp;page=2"], 2: ["/?search=a%20b", "/?search=a%20b&amp;page=3"]][number]
        ?? ["/?search=a%20b&amp;page=2"])
    #expect(page.html.text.contains("Page \(number) of 3"))
  }

  @Test(arguments: [(12, false), (13, true)])
  func `the field to search comes with the thirteenth quiz`(listed: Int, isThere: Bool) {
    let page = FrontPage(frame: Samples.frame(at: "/"), listed: listed, found: listed, cards: [Samples.card()])
    #expect(page.html.text.contains("role=\"search\"") == isThere)
  }

  @Test func `an unlisted quiz keeps robots off every page of its own`() {
    var quiz = Samples.quiz
    quiz.isUnlisted = true
    let shown = Samples.shown(quiz)
    let play = Play(quiz: quiz, seed: 1)
    let undecided = PlayResult(tally: Tally(outcomes: 2), outcome: nil, leaders: [], decision: .undecided)
    for html in [
      IntroductionPage(shown: shown, open: nil).html,
      QuestionPage(shown: shown, key: Samples.key, play: play, position: 0).html,
      ResultPage(shown: shown, play: play, result: undecided).html,
    ] { #expect(html.text.contains("<meta name=\"robots\" content=\"noindex\">")) }
    #expect(!IntroductionPage(shown: Samples.shown(), open: nil).html.text.contains("noindex"))
  }

  @Test func `the introduction, fresh and with an open play`() throws {
    let open = IntroductionPage.OpenPlay(key: Samples.key, next: 2, count: 4)
    try expectGolden(IntroductionPage(shown: Samples.shown(), open: nil).html.text, named: "introduction.html")
    try expectGolden(IntroductionPage(shown: Samples.shown(), open: open).html.text, named: "introduction-open.html")
  }

  @Test(arguments: [(0, "press"), (1, "submit"), (2, "multiple"), (3, "ranged")])
  func `a fresh question of each kind`(position: Int, name: String) throws {
    let play = Samples.play(Array([.single(0), .single(1), .multiple([0])].prefix(position)))
    let page = QuestionPage(shown: Samples.shown(), key: Samples.key, play: play, position: position)
    try expectGolden(page.html.text, named: "question-\(name).html")
  }

  @Test(arguments: [(0, "press"), (1, "submit"), (2, "multiple")])
  func `an answered question shows what was chosen`(position: Int, name: String) throws {
    let play = Samples.play([.single(1), .single(0), .multiple([0, 1])])
    let page = QuestionPage(shown: Samples.shown(), key: Samples.key, play: play, position: position)
    try expectGolden(page.html.text, named: "question-\(name)-answered.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a question in each of the site's languages, where the quiz has only one`(language: Language) throws {
    let texts = try #require(Texts[language])
    let page = QuestionPage(
      shown: Samples.shown(Samples.quiz, texts), key: Samples.key, play: Samples.play([.single(0), .single(0)]),
      position: 2)
    try expectGolden(page.html.text, named: "question-\(language.tag).html")
  }

  @Test func `the result, decided by score and by chance`() throws {
    let clear = Samples.play([.single(1), .single(1), .multiple([]), .ranged(1000)])
    let tied = Samples.play([.single(0), .single(1), .multiple([1]), .ranged(0)])
    for (play, name) in [(clear, "result.html"), (tied, "result-tie.html")] {
      let result = try #require(play.result)
      try expectGolden(ResultPage(shown: Samples.shown(), play: play, result: result).html.text, named: name)
    }
  }

  @Test func `the result with what everyone got`() throws {
    let play = Samples.play([.single(1), .single(1), .multiple([1]), .ranged(1000)])
    let result = try #require(play.result)
    let everyone = ResultPage.Everyone(plays: [26, 12], undecided: 2, odds: Odds(of: Samples.quiz))
    let page = ResultPage(shown: Samples.shown(), play: play, result: result, everyone: everyone)
    try expectGolden(page.html.text, named: "result-everyone.html")
  }

  @Test(arguments: Texts.all.map(\.language))
  func `an outcome as anybody may see it, in each of the site's languages`(language: Language) throws {
    let texts = try #require(Texts[language])
    let page = SharePage(shown: Samples.shown(Samples.quiz, texts), outcome: Samples.quiz.outcomes[1])
    try expectGolden(page.html.text, named: "share-\(language.tag).html")
  }

  @Test func `an undecided result, in the quiz's words and in ours`() throws {
    let play = Samples.play([.single(0), .single(0), .multiple([]), .ranged(0)])
    let result = PlayResult(tally: Tally(outcomes: 2), outcome: nil, leaders: [], decision: .undecided)
    try expectGolden(
      ResultPage(shown: Samples.shown(), play: play, result: result).html.text, named: "result-undecided.html")
    var quiz = Samples.quiz
    quiz.undecided = Undecided(title: Samples.text("Fog"), description: Samples.text("Nobody knows."))
    try expectGolden(
      ResultPage(shown: Samples.shown(quiz), play: play, result: result).html.text, named: "result-undecided-own.html")
  }

  @Test func `a message with its ways on`() throws {
    let page = MessagePage(
      frame: Samples.frame(), message: Texts.english.messages.finished,
      ways: [.init(label: "See the result", address: "/p/x"), .init(label: "All quizzes", address: "/")])
    try expectGolden(page.html.text, named: "message.html")
  }

  @Test func `pictures stand where emoji would`() throws {
    var quiz = Samples.quiz
    quiz.picture = Picture(file: "cover.png", alt: Samples.text("A sky"))
    quiz.outcomes[0].picture = Picture(file: "sun.svg")
    quiz.questions[0].answers[0].picture = Picture(file: "walk.png")
    quiz.questions[0].picture = Picture(file: "missing.png")
    quiz.questions[1].answers[0].picture = Picture(file: "walk.png")
    quiz.questions[1].answers[1].picture = Picture(file: "sun.svg")
    let pictures = PictureBook([
      .init(name: "cover.png", address: "/pictures/a.png", width: 640, height: 480),
      .init(name: "sun.svg", address: "/pictures/b.svg", width: 10, height: 10),
      .init(name: "walk.png", address: "/pictures/c.png", width: 100, height: 100),
    ])
    let shown = Samples.shown(quiz, pictures: pictures)
    try expectGolden(IntroductionPage(shown: shown, open: nil).html.text, named: "introduction-pictures.html")
    let play = Play(quiz: quiz, seed: 1, responses: [.single(0)])
    for (position, name) in ["question-pictures.html", "question-pictured.html"].enumerated() {
      let page = QuestionPage(shown: shown, key: Samples.key, play: play, position: position)
      try expectGolden(page.html.text, named: name)
    }
  }

  @Test func `more outcomes than a few rows of faces are a list below the button`() throws {
    var quiz = Samples.quiz
    quiz.outcomes = (1...13).map { number in
      Outcome(
        id: OutcomeID("o\(number)"), name: Samples.text("number \(number)"),
        emoji: number.isMultiple(of: 2) ? "☀️" : nil,
        description: Samples.text("One of many."))
    }
    try expectGolden(
      IntroductionPage(shown: Samples.shown(quiz), open: nil).html.text, named: "introduction-crowd.html")
    quiz.outcomes.removeLast()
    #expect(!IntroductionPage(shown: Samples.shown(quiz), open: nil).html.text.contains("crowd"))
  }

  @Test func `long texts are marked as such`() {
    var quiz = Samples.quiz
    quiz.title = Samples.text(String(repeating: "長", count: 31))
    quiz.description = Samples.text(String(repeating: "word ", count: 81) + "\nShort.")
    quiz.questions[0].text = Samples.text(String(repeating: "w", count: 161))
    let shown = Samples.shown(quiz)
    let introduction = IntroductionPage(shown: shown, open: nil).html.text
    #expect(introduction.contains("<h1 class=\"long\"") && introduction.contains("<p class=\"long\""))
    #expect(introduction.contains("<p dir=\"auto\">Short."))
    let question = QuestionPage(shown: shown, key: Samples.key, play: Play(quiz: quiz, seed: 1), position: 0)
    #expect(question.html.text.contains("<h2 class=\"asked long\""))
  }

  @Test(arguments: [("", 1, false), ("abc", 3, false), ("abcd", 3, true), ("жжжж", 4, false), ("長長", 3, true)])
  func `a text's length is counted in columns`(text: String, columns: Int, isLonger: Bool) {
    #expect(text.isLonger(than: columns) == isLonger)
  }
}
