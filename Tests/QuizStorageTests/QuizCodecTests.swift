import Foundation
import QuizEngine
import QuizFormats
import QuizSamples
import QuizStorage
import Testing

/// Texts of revisions as Parlour 0.6 wrote them to its databases. They are never recorded again.
enum StoredRevisions {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Revisions")

  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted()
  }()

  static func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }
}

@Suite struct QuizCodecTests {
  @Test func `there are revisions of 0.6 to read`() { #expect(StoredRevisions.names.count >= 15) }

  @Test(arguments: StoredRevisions.names) func `a revision of 0.6 is read, and written byte for byte`(name: String)
    throws
  {
    let text = try StoredRevisions.text(name)
    let quiz = try QuizCodec.decode(text)
    #expect(Array(QuizCodec.encode(quiz).utf8) == Array(text.utf8))
  }

  @Test(arguments: 0..<12) func `a revision of 0.6 holds the quiz that was published`(seed: Int) throws {
    var random = RandomQuiz(seed: UInt64(seed))
    let quiz = random.quiz()
    let stored = try StoredRevisions.text("random-\(seed).json")
    #expect(try QuizCodec.decode(stored) == quiz)
  }

  @Test func `random quizzes come back equal, byte for byte`() throws {
    for seed in 1_000..<1_300 {
      var random = RandomQuiz(seed: UInt64(seed))
      let quiz = random.quiz()
      let text = QuizCodec.encode(quiz)
      let back = try QuizCodec.decode(text)
      // Equal strings may differ in bytes (é and e´); their stored forms then do too.
      #expect(back == quiz && Array(QuizCodec.encode(back).utf8) == Array(text.utf8), "seed \(seed)")
    }
  }

  @Test func `the quizzes that ship come back equal`() throws {
    let root = StoredRevisions.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in ["which-animal/quiz.yaml", "next-country/quiz.yaml", "sorting-into-a-house/quiz.yaml"] {
      let quiz = try #require(QuizFile.read(at: root.appending(path: "Quizzes/\(name)").path).quiz, "\(name)")
      #expect(try QuizCodec.decode(QuizCodec.encode(quiz)) == quiz, "\(name)")
    }
  }

  @Test func `rules for authors don't apply to what is stored`() throws {
    let en = Language("not a tag")
    let answers = (0..<150).map { Answer(text: LocalizedText("\($0)\u{0}", en), outcomePoints: []) }
    let quiz = Quiz(
      id: QuizID("Not an ID!"), languages: [en], title: LocalizedText(String(repeating: "long ", count: 10_000), en),
      description: LocalizedText("", en), picture: Picture(file: "../outside.exe"),
      outcomes: ["A B", "Ö"].map {
        Outcome(
          id: OutcomeID($0), name: LocalizedText("", en), emoji: String(repeating: "no emoji", count: 100),
          description: LocalizedText(" ", en))
      },
      questions: (0..<1_200).map {
        Question(id: QuestionID("Q \($0)"), text: LocalizedText("", en), kind: .multiple, answers: answers)
      })
    #expect(QuizFile.read(Array(QuizJSON.encode(quiz).utf8), name: "a.json").quiz == nil)
    #expect(try QuizCodec.decode(QuizCodec.encode(quiz)) == quiz)
  }

  @Test func `version 1 is not written, and may be named`() throws {
    let text = try StoredRevisions.text("random-0.json")
    #expect(QuizCodec.version == 1 && !text.contains("\"version\""))
    let named = "{\n  \"version\": 1," + text.dropFirst()
    let quiz = try QuizCodec.decode(text)
    #expect(try QuizCodec.decode(named) == quiz)
  }
}
