import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct PreparedRoundPageTests {
  private static let markers = PageMarkers(
    publicID: "iloiulouil", csrfToken: "ouiliuolui", navigation: "luiooiliul", sectionPrefix: "uilouliiol")

  /// What differs between players and questions.
  private struct Visit {
    let roundID: String
    let csrfToken: String
    let navigation: NavigationState
    let marks: DayMarks
    let question: TriviaQuestion
    let options: [String]
    let watch: TimeSpan
    let elapsed: TimeSpan
    /// Nil if the round ended without an answer; such a round can be voided, too.
    let chosen: Int?
    let topic: RoundTopic
    let isToday: Bool
    let isPersonalBest: Bool
    let streak: Int
    let statistics: AnswerStatistics

    func context(_ texts: Texts, _ scheme: ColorScheme) -> PlayerPageContext {
      let stylesheets = PageContext.Stylesheets(
        scheme: scheme, site: "/\(scheme)/site.css", front: "/\(scheme)/front.css", game: "/\(scheme)/game.css",
        studio: "/\(scheme)/studio.css")
      let assets = PageContext.Assets(
        stylesheets: stylesheets, script: "/site.js", icon: "/icon.svg", accountScript: "/account.js",
        dailyScript: "/daily.js", slides: [])
      return PlayerPageContext(
        page: PageContext(
          texts: texts, assets: assets, path: SitePath.round(roundID), csrfToken: csrfToken, navigation: navigation))
    }
  }

  private static func visits(in language: Language) -> [Visit] {
    [
      Visit(
        roundID: PageSamples.publicID, csrfToken: "proof", navigation: NavigationState(account: .guest),
        marks: DailySamples.mixed, question: DailySamples.question(), options: DailySamples.options,
        watch: .seconds(83), elapsed: .seconds(100), chosen: 0, topic: topics[0], isToday: true, isPersonalBest: true,
        streak: 12,
        statistics: AnswerStatistics(correctPercent: 62, standing: Standing(rank: 14, playerCount: 240))),
      Visit(
        roundID: "another", csrfToken: "a & <b>",
        navigation: NavigationState(account: .named("A & <B>"), isOperator: true, streak: 3), marks: DailySamples.done,
        question: TriviaQuestion(
          language: language, category: .arts, difficulty: .medium, text: "<i>?", correctAnswer: "\"1\"",
          distractors: ["&", "ouilu"], explanation: "", source: "", licence: ""),
        options: ["&", "\"1\"", "ouilu"], watch: .seconds(9), elapsed: .seconds(9), chosen: nil, topic: topics[5],
        isToday: false, isPersonalBest: false, streak: 0, statistics: AnswerStatistics()),
    ]
  }

  private static let topics = Difficulty.allCases.flatMap { difficulty in
    [nil, .arts, .history].map { RoundTopic(difficulty: difficulty, category: $0) }
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a prepared page of a round has the same bytes as the page itself`(language: Language) throws {
    let texts = try #require(Texts[language])
    var prepared: [RoundPageKey: PreparedRoundPage] = [:]
    var pages: Set<HTML> = []
    for visit in Self.visits(in: language) {
      for scheme in ColorScheme.allCases {
        for topic in Self.topics {
          for (questionLanguage, hasWatch, isLate) in [
            (language, true, false), (language, false, false), (Language("de"), true, false), (language, true, true),
            (language, false, true),
          ] {
            let page = RoundPage(
              context: visit.context(texts, scheme), roundID: visit.roundID, topic: topic, marks: visit.marks,
              language: questionLanguage, watch: hasWatch ? visit.watch : nil,
              phase: .running(question: visit.question.text, options: visit.options, isLate: isLate))
            let key = try #require(RoundPageKey(page))
            let shared = prepared[key] ?? PreparedRoundPage(of: page, key: key, markers: Self.markers)
            prepared[key] = shared
            #expect(shared.html(of: page) == page.html)
            pages.insert(page.html)
          }
        }
      }
    }
    // Both visits share each page, and all of them differ.
    #expect(prepared.count == ColorScheme.allCases.count * Self.topics.count * 5)
    #expect(pages.count == prepared.count * 2)
  }

  @Test func `a paused round isn't prepared`() {
    let page = DailySamples.round(.english, .paused(until: DailySamples.next, elapsed: .seconds(90)))
    #expect(RoundPageKey(page) == nil)
  }

  @Test(arguments: Texts.all.map(\.language))
  func `a prepared page of a verdict has the same bytes as the page itself`(language: Language) throws {
    let texts = try #require(Texts[language])
    var prepared: [VerdictPageKey: PreparedVerdictPage] = [:]
    var pages: Set<HTML> = []
    let verdicts: [ShownVerdict] = [.correct, .wrong, .timedOut, .expired, .void]
    for visit in Self.visits(in: language) {
      for scheme in ColorScheme.allCases {
        for verdict in verdicts {
          for (isNew, isWithheld) in [(false, false), (true, false), (false, true), (true, true)] {
            let page = VerdictPage(
              context: visit.context(texts, scheme), roundID: visit.roundID, topic: visit.topic, verdict: verdict,
              isNew: isNew, isPersonalBest: visit.isPersonalBest,
              answered: VerdictPage.Answered(
                question: visit.question, options: visit.options, correctIndex: 1,
                chosen: Self.chosen(in: visit, verdict)),
              watchTime: visit.watch, elapsed: Self.chosen(in: visit, verdict).map { _ in visit.elapsed },
              marks: visit.marks,
              isToday: visit.isToday, streak: visit.streak, statistics: visit.statistics, isWithheld: isWithheld)
            let key = try #require(VerdictPageKey(page))
            let shared = prepared[key] ?? PreparedVerdictPage(of: page, markers: Self.markers)
            prepared[key] = shared
            #expect(shared.html(of: page) == page.html)
            pages.insert(page.html)
          }
        }
      }
    }
    // Both visits share each page, and all of them differ.
    #expect(prepared.count == ColorScheme.allCases.count * verdicts.count * 4)
    #expect(pages.count == prepared.count * 2)
  }

  /// An option whose choice has the verdict. The second option is the correct one.
  private static func chosen(in visit: Visit, _ verdict: ShownVerdict) -> Int? {
    switch verdict {
    case .correct: 1
    case .wrong: visit.chosen ?? 2
    case .void: visit.chosen
    case .timedOut, .expired: nil
    }
  }

  @Test(arguments: [VerdictPage.ReportState.sent, .invalid(text: "", isTooLong: false)])
  func `a verdict after a report isn't prepared`(report: VerdictPage.ReportState) {
    #expect(VerdictPageKey(DailySamples.verdict(.correct, report: report)) == nil)
  }
}
