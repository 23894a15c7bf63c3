import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct DailySecrecyTests {
  @Test func `the page of a paused round contains neither question nor answers`() {
    let page = DailySamples.round(.english, .paused(until: DailySamples.next, elapsed: .seconds(95))).html.text
    for secret in [DailySamples.question().text] + DailySamples.options { #expect(!page.contains(secret)) }
  }

  @Test func `texts from the bank, from players and in names are escaped`() throws {
    let hostile = HostileTextTests.hostile
    let question = TriviaQuestion(
      language: Language("en"), category: .arts, difficulty: .easy, text: hostile, correctAnswer: hostile,
      distractors: [hostile + "2"], explanation: hostile, source: hostile, licence: hostile)
    let item = try #require(TriviaItem(question: question, options: [hostile, hostile + "2"], correctIndex: 0))
    let player = DailySamples.player(name: hostile)
    let verdict = VerdictPage(
      context: player, roundID: PageSamples.publicID, topic: DailySamples.topic, verdict: .wrong,
      answered: VerdictPage.Answered(question: question, options: item.options, correctIndex: 1, chosen: 0),
      watchTime: .zero,
      elapsed: .zero, marks: DailySamples.mixed, isToday: true, report: .invalid(text: hostile, isTooLong: true))
    let round = RoundPage(
      context: player, roundID: PageSamples.publicID, topic: DailySamples.topic, marks: DailySamples.mixed,
      language: Language("en"), watch: .zero, phase: .running(question: hostile, options: item.options, isLate: false))
    let asked = PracticePage.PresentedQuestion(number: 1, seed: 1, item: item)
    let pages = [
      verdict.html, round.html,
      PracticePage(context: player, filter: PracticeFilter(), stage: .question(asked)).html,
      PracticePage(context: player, filter: PracticeFilter(), stage: .verdict(asked, chosen: 0)).html,
    ]
    for page in pages {
      #expect(!page.text.utf8Contains("<script>alert") && !page.text.utf8Contains("<img src=x"))
      #expect(page.text.utf8Contains("&lt;script&gt;alert(1)"))
    }
  }
}
