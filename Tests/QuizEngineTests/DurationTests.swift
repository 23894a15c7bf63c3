import Testing

@testable import QuizEngine

struct DurationTests {
  /// 184 words or 255 characters take a minute.
  @Test(arguments: [
    ("", 0, 0), (" \n\t ", 0, 0), ("one", 1, 0), ("one two\nthree\u{A0}four", 4, 0), ("don’t", 1, 0),
    ("well-known", 1, 0),
    ("Yes — perhaps …", 2, 0), ("“Who?” – «я»", 2, 0), ("3 of 7", 3, 0), ("🐶", 1, 0), ("你是哪種動物？", 0, 6),
    ("「貓」、狗。", 0, 2),
    ("喝 tea 嗎", 1, 2), ("ネコ", 0, 2), ("ＡＢＣ ｄ！", 2, 0), ("고양이 한 마리", 3, 0), ("𠮷", 0, 1),
  ])
  func `reading time is the sum over words and characters`(text: String, words: Int, characters: Int) {
    let expected = Double(words) * 60 / 184 + Double(characters) * 60 / 255
    #expect(abs(ReadingTime.seconds(of: text) - expected) < 1e-9)
  }

  /// A question with 2 answers, each with this number of words. It takes 3 s + 3 × 60 × words ÷ 184.
  private func question(words: Int, tag: String? = nil) -> Question {
    let text = LocalizedText(Array(repeating: "word", count: words).joined(separator: " "), Language("en"))
    let answer = Answer(text: text, outcomePoints: [])
    return Question(id: QuestionID("q"), text: text, kind: .single(.press), tag: tag, answers: [answer, answer])
  }

  /// Three texts with 184 words each take 3 minutes 3 seconds.
  @Test(arguments: [(1, 1), (20, 1), (58, 1), (59, 2), (181, 4), (184, 4)])
  func `estimated minutes are rounded up`(words: Int, minutes: Int) {
    #expect(Quiz.sample(outcomes: 2, [question(words: words)]).estimatedMinutes(in: Language("en")) == minutes)
  }

  @Test func `a draw takes the mean over the pool by quota, plus the tie-break question`() {
    let pool = [
      question(words: 184, tag: "long"), question(words: 184, tag: "long"), question(words: 0), question(words: 0),
    ]
    func minutes(_ draw: Int?, _ quotas: [QuestionSelection.Quota] = [], _ ties: TieRule = .random) -> Int {
      Quiz.sample(outcomes: 2, pool, draw: draw, quotas: quotas, ties: ties).estimatedMinutes(in: Language("en"))
    }
    #expect(minutes(nil) == 7)  // 6 min 12 s
    #expect(minutes(2) == 4)  // 3 min 6 s
    #expect(minutes(2, [.init(tag: "long", count: 2)]) == 7)  // 6 min 6 s
    #expect(minutes(2, [.init(tag: "long", count: 0)]) == 1)  // 6 s
    #expect(minutes(2, [], .question(question(words: 184))) == 7)  // 6 min 9 s
  }

  @Test func `each language has its own reading time`() {
    let translations = [
      LocalizedText.Translation(language: Language("en"), text: "word"),
      LocalizedText.Translation(language: Language("zh-Hant"), text: String(repeating: "字", count: 255)),
    ]
    var question = question(words: 1)
    question.text = LocalizedText(translations)
    let quiz = Quiz.sample(outcomes: 2, [question])
    #expect(quiz.estimatedMinutes(in: Language("en")) == 1)
    #expect(quiz.estimatedMinutes(in: Language("zh-Hant")) == 2)
  }

  @Test func `a very long quiz has an estimate, too`() {
    let text = LocalizedText(String(repeating: "字", count: 20_000), Language("en"))
    let question = Question(
      id: QuestionID("q"), text: text, kind: .multiple,
      answers: Array(repeating: Answer(text: text, outcomePoints: []), count: 9))
    #expect(Quiz.sample(outcomes: 2, [question]).estimatedMinutes(in: Language("en")) == 785)
  }
}
