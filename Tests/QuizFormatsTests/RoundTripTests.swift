import QuizEngine
import QuizFormats
import QuizSamples
import Testing

@Suite struct RoundTripTests {
  @Test func `random quizzes with hostile texts survive a round trip byte for byte`() throws {
    for seed in 0..<60 {
      var random = RandomQuiz(seed: UInt64(seed))
      let quiz = random.quiz()
      for (name, text) in [("a.yaml", QuizYAML.encode(quiz)), ("a.json", QuizJSON.encode(quiz))] {
        let reading = QuizFile.read(Array(text.utf8), name: name)
        #expect(reading.errors.map(\.message) == [], "\(name), seed \(seed)")
        let back = try #require(reading.quiz)
        // Equal strings may have different bytes (é and e´). The canonical forms then differ too.
        let isSame = back == quiz && QuizJSON.encode(back).utf8.elementsEqual(QuizJSON.encode(quiz).utf8)
        #expect(isSame, "\(name), seed \(seed): \(difference(QuizJSON.encode(back), QuizJSON.encode(quiz)))")
      }
    }
  }

  private func difference(_ one: String, _ other: String) -> String {
    let lines = zip(one.split(separator: "\n"), other.split(separator: "\n")).filter { !$0.utf8.elementsEqual($1.utf8) }
    return lines.prefix(1).map { "\($0.debugDescription) ≠ \($1.debugDescription)" }.joined()
  }

  @Test(arguments: RandomQuiz.hostile) func `a hostile title survives a round trip`(text: String) {
    let title = text.allSatisfy(\.isWhitespace) ? "x" + text : text
    let en = Language("en")
    let simple = Answer(text: LocalizedText("a", en), outcomePoints: [])
    let quiz = Quiz(
      id: QuizID("a"), languages: [en], title: LocalizedText(title, en), description: LocalizedText(title + title, en),
      outcomes: ["a", "b"].map {
        Outcome(id: OutcomeID($0), name: LocalizedText($0, en), description: LocalizedText($0, en))
      },
      questions: [
        Question(id: QuestionID("q"), text: LocalizedText(title, en), kind: .multiple, answers: [simple, simple])
      ])
    #expect(QuizFile.read(Array(QuizYAML.encode(quiz).utf8), name: "a.yaml").quiz == quiz)
    #expect(QuizFile.read(Array(QuizJSON.encode(quiz).utf8), name: "a.json").quiz == quiz)
  }

  @Test func `a listed quiz encodes no visibility, so that older revisions stay equal`() throws {
    var random = RandomQuiz(seed: 1)
    var quiz = random.quiz()
    quiz.isUnlisted = false
    #expect(!QuizJSON.encode(quiz).contains("unlisted") && !QuizYAML.encode(quiz).contains("unlisted"))
    quiz.isUnlisted = true
    #expect(
      QuizJSON.encode(quiz).contains("\"unlisted\": true") && QuizYAML.encode(quiz).contains("\nunlisted: true\n"))
  }

  @Test func `a text with NUL is refused`() {
    let reading = QuizFile.read(Array("{\"language\": \"en\", \"title\": \"a\\u0000b\"}".utf8), name: "a.json")
    #expect(reading.diagnostics.contains { $0.ruleID == "control-character" })
  }
}
