import HTML
import QuizEngine
import Testing

@testable import QuizPages

@Suite struct LabelTests {
  @Test(arguments: [("en", ": "), ("ru", ": "), ("zh-Hant", "：")])
  func `a label is followed by the colon of its language`(tag: String, colon: String) throws {
    let texts = try #require(Texts[Language(tag)])
    let verdict = DailySamples.verdict(.correct, texts).html.text
    #expect(verdict.contains("\(texts.round.verdict.source)\(colon)<cite"))
    #expect(verdict.contains("\(texts.game.difficulties.easy)\(colon)\(texts.daily.results.wrong)</span>"))
    let log = AdminAuditLogPage(context: DailySamples.player(texts), entries: [AdminSamples.logEntry()]).html.text
    #expect(log.contains("</strong>\(colon)<a "))
  }
}
