import QuizEngine
import QuizFormats
import Testing

@testable import parlour

@Suite struct PlayTextTests {
  @Test(
    arguments: [
      ("one two three", 7, ["one two", "three"]), ("", 7, []), ("  a  b ", 7, ["a b"]),
      ("abcdefghij", 4, ["abcd", "efgh", "ij"]), ("你好，世界。", 6, ["你好，", "世界。"]), ("你好。", 4, ["你", "好。"]),
      ("你好嗎", 4, ["你好", "嗎"]),
      ("「你好」", 6, ["「你", "好」"]), ("👨‍👩‍👧‍👦🇩🇪👍🏽", 10, ["👨‍👩‍👧‍👦🇩🇪", "👍🏽"]),
      ("👨‍👩‍👧‍👦🇩🇪👍🏽", 4, ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽"]),
    ] as [(String, Int, [String])])
  func `lines break at the right places`(text: String, width: Int, lines: [String]) {
    #expect(text.wrapped(of: width) == lines)
  }

  @Test(arguments: [
    ("a\u{1B}[31mb", "a [31mb"), ("a\u{202E}b\u{AD}c", "abc"), ("👨‍👩‍👧", "👨‍👩‍👧"), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"),
    ("a\nb\u{9B}c\u{2028}", "a b c "),
  ])
  func `control characters are removed`(text: String, printed: String) {
    #expect(text.terminalSafe == printed)
  }

  @Test(
    arguments: [
      ("zh_TW.UTF-8", "zh-Hant"), ("ru_RU", "ru"), ("en_GB.UTF-8@euro", "en"), ("RU", "ru"), ("zh-hant", "zh-Hant"),
      ("C", nil), ("de_DE", nil), ("", nil),
    ] as [(String, String?)])
  func `a locale selects one of the quiz's languages`(name: String, tag: String?) {
    let languages = ["en", "ru", "zh-Hant"].map { Language($0) }
    #expect(Language.parsed(name).flatMap { Language.bestMatch(by: $0.tag, among: languages) }?.tag == tag)
  }

  @Test func `the locale variable with the highest precedence counts`() {
    #expect(Language.preferred(["LC_ALL": "", "LC_MESSAGES": "ru_RU", "LANG": "en"])?.tag == "ru-RU")
    #expect(Language.preferred(["LC_ALL": "C", "LANG": "ru"]) == nil)
    #expect(Language.preferred([:]) == nil)
  }

  private func notation(_ kind: Question.Kind) -> AnswerSyntax {
    let answers = (0..<4).map { Answer(text: LocalizedText("\($0)", Language("en")), outcomePoints: []) }
    let question = Question(id: QuestionID("q"), text: LocalizedText("?", Language("en")), kind: kind, answers: answers)
    return AnswerSyntax(question: question, order: [2, 0, 3, 1])
  }

  @Test(
    arguments: [
      (.single(.press), " 1 ", .single(2)), (.single(.submit), "4", .single(1)), (.single(.press), "0", nil),
      (.single(.press), "5", nil), (.single(.press), "", nil), (.single(.press), "1 2", nil),
      (.single(.press), "99999999999999999999", nil), (.single(.press), "-9223372036854775808", nil),
      (.multiple, "1 -9223372036854775808", nil), (.multiple, "9223372036854775807", nil),
      (.ranged(.equal), "-9223372036854775808", nil), (.multiple, "", .multiple([])),
      (.multiple, "3,1", .multiple([2, 3])),
      (.multiple, "1 2, 4", .multiple([0, 1, 2])), (.multiple, "1 1", nil), (.multiple, "1 x", nil),
      (.ranged(.equal), "0", .ranged(0)), (.ranged(.rounded), "100", .ranged(1000)),
      (.ranged(.equal), "37", .ranged(370)),
      (.ranged(.equal), "101", nil), (.ranged(.equal), "-1", nil), (.ranged(.equal), "0.5", nil),
    ] as [(Question.Kind, String, QuestionResponse?)])
  func `typed answers are numbered as shown`(kind: Question.Kind, line: String, response: QuestionResponse?) {
    #expect((try? notation(kind).parse(line)) == response)
  }
}
