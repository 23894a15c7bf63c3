import Goldens
import HTML
import QuizDrafts
import Testing

@testable import QuizEngine
@testable import QuizPages

@Suite struct OddsPanelTests {
  typealias Samples = StudioSamples

  static func odds(_ method: Odds.Method, shares: [Double] = [0.61, 0.33, 0.06]) -> Odds {
    func estimate(_ share: Double) -> Odds.Estimate { Odds.Estimate(probability: share, low: share, high: share) }
    return Odds(
      method: method, influenceMethod: .simulated(plays: 20_000),
      outcomes: shares.map {
        Odds.OutcomeOdds(result: estimate($0), withoutTie: estimate($0), reachability: .reachable)
      },
      tie: estimate(0.125), undecided: estimate(0),
      questions: [0.4, 0, 0.25].map {
        Odds.QuestionOdds(influence: estimate($0), idleAnswers: [], isIdle: $0 == 0, defaultAnswer: nil)
      })
  }

  @Test(arguments: Texts.all.map(\.language)) func `the odds match their goldens`(language: Language) throws {
    let texts = try #require(Texts[language])
    let panel = OddsPanel(context: Samples.player(texts), draft: try Samples.weather(), odds: Self.odds(.exact))
    try expectGolden(panel.html.text, named: "studio-odds-\(language.tag).html")
  }

  @Test func `an estimate is marked as one, and odds of another number of outcomes aren’t shown`() throws {
    let draft = try Samples.weather()
    func panel(_ odds: Odds?) -> String { OddsPanel(context: Samples.player(), draft: draft, odds: odds).html.text }
    #expect(panel(Self.odds(.simulated(plays: 20_000))).contains("<span class=\"percent\">about 61.0%</span>"))
    #expect(panel(Self.odds(.exact)).contains("<span class=\"percent\">61.0%</span>"))
    let none = panel(nil)
    #expect(!none.contains("percent") && panel(Self.odds(.exact, shares: [0.5, 0.5])) == none)
  }

  @Test func `the question that breaks ties has the last influence`() throws {
    let draft = try Samples.weather()
    let panel = OddsPanel(context: Samples.player(), draft: draft, odds: Self.odds(.exact)).html.text
    #expect(panel.contains("A hat?</span></th><td>about 25.0%</td>"))
    #expect(panel.contains("Question without text</span></th><td>none</td>"))
  }
}
