import QuizEngine

@testable import QuizPages

/// Values for the quiz pages.
enum PageSamples {
  static let english = Language("en")
  static let assets = PageContext.Assets(
    stylesheets: PageContext.Stylesheets(
      scheme: .automatic, site: "/static/site.css", front: "/static/front.css", game: "/static/game.css",
      studio: "/static/studio.css"),
    script: "/static/site.js", icon: "/static/icon.svg",
    accountScript: "/static/account.js", dailyScript: "/static/daily.js",
    slides: (1...4).map { "/static/slide-\($0).svg" })
  static let publicID = "0123456789abcdefghjkmnpqrs"

  static func context(
    _ texts: Texts = .english, at path: String = "/q/weather", entryPoint: EntryPoint = .site,
    origin: String? = "https://quiz.example", navigation: NavigationState = .signedOut
  ) -> PageContext {
    PageContext(
      texts: texts, assets: assets, path: path, csrfToken: "proof", entryPoint: entryPoint, origin: origin,
      navigation: navigation)
  }

  /// - Parameter name: nil for a guest.
  static func playerContext(
    _ texts: Texts, at path: String, name: String?, isOperator: Bool = false
  ) -> PlayerPageContext {
    let navigation = NavigationState(account: name.map { .named($0) } ?? .guest, isOperator: isOperator)
    return PlayerPageContext(page: context(texts, at: path, navigation: navigation))
  }

  static func quizContext(
    _ quiz: Quiz = quiz, _ texts: Texts = .english, pictures: PictureURLs = PictureURLs(), in page: PageContext? = nil
  ) -> QuizPageContext {
    QuizPageContext(page: page ?? context(texts), quiz: quiz, language: english, pictures: pictures)
  }

  static func card(_ texts: Texts = .english, _ lastPlay: LastPlay? = nil) -> FrontPage.Card {
    FrontPage.Card(context: quizContext(quiz, texts), minutes: 2, lastPlay: lastPlay)
  }

  /// A day that ends in 5 h 12 min.
  static func day(_ states: [DayMarks.State]) -> DaySummary {
    let date = DailySamples.date
    return DaySummary(
      date: date, dayNumber: 128, marks: DayMarks(states),
      nextOpening: NextOpening(date: date + 1, time: .zero, timeLeft: .minutes(312)))
  }

  static var more: ResultPage.More {
    ResultPage.More(
      cards: [card(), card()].map { $0.compactHTML() },
      day: day([.over(.correct, elapsed: .seconds(21)), .notStarted(nil), .notStarted(nil)]))
  }

  static func text(_ text: String) -> LocalizedText { LocalizedText(text, english) }

  static let quiz = Quiz(
    id: QuizID("weather"), languages: [english], title: text("Which weather are you?"),
    description: text("Three questions.\nNo umbrella needed."), accent: RGBColor(red: 0x1f, green: 0x6f, blue: 0xb3),
    reveal: text("You are {outcome}!"),
    outcomes: [
      Outcome(id: OutcomeID("sun"), name: text("sunshine"), emoji: "☀️", description: text("Warm.")),
      Outcome(id: OutcomeID("rain"), name: text("rain"), emoji: "🌧️", description: text("Wet.\nUseful.")),
    ],
    questions: [
      Question(
        id: QuestionID("walk"), text: text("A walk?"), kind: .single(.press),
        answers: [answer("Yes", 0), answer("No", 1)]),
      Question(
        id: QuestionID("hat"), text: text("A hat?"), kind: .single(.submit),
        answers: [answer("Yes", 0), answer("No", 1)]
      ),
      Question(
        id: QuestionID("bag"), text: text("In the bag?"), kind: .multiple,
        answers: [answer("Sunscreen", 0), answer("Umbrella", 1)]),
      Question(
        id: QuestionID("clouds"), text: text("How many clouds?"), kind: .ranged(.rounded),
        answers: [answer("None", 0), answer("A few", 0), answer("All", 1)]),
    ])

  static func answer(_ text: String, _ outcome: Int) -> Answer {
    Answer(text: self.text(text), outcomePoints: [OutcomePoints(outcome: outcome)])
  }

  static func play(_ responses: [QuestionResponse?] = []) -> Play { Play(quiz: quiz, seed: 1, responses: responses) }
}
