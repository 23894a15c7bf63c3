import Foundation
import QuizEngine
import QuizSamples
import Testing

@testable import QuizFormats

@Suite struct SchemaTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(text: QuizJSONSchema.text) }

  private func tree(_ bytes: [UInt8], _ name: String) -> DocumentNode? {
    var diagnostics = Diagnostics(source: SourceText(name: name, text: String(decoding: bytes, as: UTF8.self)))
    return name.hasSuffix(".json") ? JSONParser.parse(&diagnostics) : YAMLParser.parse(&diagnostics)
  }

  /// The rules that a schema can check: the form of each value, but not how values fit together.
  private static let structural: Set = [
    "unknown-key", "missing-key", "wrong-type", "empty-value", "text-too-long", "invalid-id", "invalid-language-tag",
    "invalid-accent",
    "number-out-of-range", "not-an-integer", "not-true-or-false", "unknown-choice", "too-few-entries",
    "too-many-entries", "mutually-exclusive-keys",
    "not-a-quiz",
  ]

  @Test(arguments: BrokenQuizzes.names) func `the schema refuses a file exactly if the reader refuses its structure`(
    name: String
  ) throws {
    let reading = try BrokenQuizzes.read(name)
    guard let tree = tree(try BrokenQuizzes.bytes(name), name) else { return }
    let isFormWrong = reading.diagnostics.contains { Self.structural.contains($0.ruleID) && $0.file == name }
    // An id from the file's name, a path and control characters are outside the schema's grammar, or at its limits.
    let undecided = [
      "emoji-too-long", "empty-text", "picture-outside-folder", "backslash-in-picture-path", "control-character",
      "merge-key",
      "unsupported-yaml-tag",
    ]
    if reading.diagnostics.contains(where: { undecided.contains($0.ruleID) }) || name.hasPrefix("Bad ID") { return }
    #expect(schema.accepts(tree) == !isFormWrong, "\(reading.diagnostics.map(\.ruleID))")
  }

  @Test func `the schema accepts random quizzes, as YAML and as JSON`() throws {
    for seed in 200..<220 {
      var random = RandomQuiz(seed: UInt64(seed))
      let quiz = random.quiz()
      let yaml = tree(Array(QuizYAML.encode(quiz).utf8), "a.yaml")
      let json = tree(Array(QuizJSON.encode(quiz).utf8), "a.json")
      #expect([yaml, json].allSatisfy { $0.map(schema.accepts) == true }, "seed \(seed): \(QuizYAML.encode(quiz))")
    }
  }

  @Test func `the schema is JSON and names every key of the reader`() throws {
    var diagnostics = Diagnostics(source: SourceText(name: "schema.json", text: QuizJSONSchema.text))
    let tree = try #require(JSONParser.parse(&diagnostics))
    #expect(Set(tree["properties"]?.entries.map(\.key) ?? []) == Set(ObjectSchema.quiz.fields.map(\.key)))
    #expect(tree["additionalProperties"]?.boolean == false)
  }

  @Test(arguments: [
    ("a-1", ScalarFormat.id), ("A", .id), ("", .id), ("zh-Hant", .language), ("zh_Hant", .language), ("e", .language),
    ("#b4532a", .accent), ("#b4532", .accent), ("b4532a", .accent), ("home", .tag),
  ])
  func `a scalar's pattern and its check agree`(text: String, word: ScalarFormat) throws {
    let matches = try Regex(word.pattern).firstMatch(in: text) != nil
    #expect(matches == word.matches(text))
  }

  @Test(arguments: [
    ("dog.svg", true), ("a/b.svg", true), ("a..b/c.svg", true), ("../dog.svg", false), ("a/../dog.svg", false),
    ("/dog.svg", false),
    ("a\\b.svg", false), ("..", false),
  ])
  func `the pattern of picture paths and the reader agree`(path: String, isInside: Bool) throws {
    #expect(QuizBuilder.isRelativePathInside(path) == isInside)
    let matches = try Regex(ScalarFormat.path.pattern).firstMatch(in: path) != nil
    #expect(matches == isInside)
  }
}
