import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct LabelTests {
  @Test(arguments: [("en", ": "), ("ru", ": "), ("zh-Hant", "：")])
  func `a label is followed by the colon of its language`(tag: String, colon: String) throws {
    let texts = try #require(Texts[Language(tag)])
    let verdict = DailySamples.verdict(.correct, texts).html.text
    #expect(verdict.contains("<span>\(texts.round.verdict.source)\(colon)<cite"))
    let home = DailySamples.home(texts, cards: DailySamples.fresh).html.text
    #expect(home.contains("<span class=\"visually-hidden\">\(colon)\(texts.game.difficulties.easy)</span>"))
    let log = AdminAuditLogPage(player: DailySamples.player(texts), entries: [AdminSamples.logEntry()]).html.text
    #expect(log.contains("</strong>\(colon)<a "))
  }
}
