import Foundation
import QuizEngine
import QuizFormats
import Testing

@Suite struct BrokenQuizzesTests {
  @Test(arguments: BrokenQuizzes.names) func `a broken file is explained`(name: String) throws {
    let reading = try BrokenQuizzes.read(name)
    let diagnostics = BrokenQuizzes.diagnostics(of: reading)
    #expect(!diagnostics.isEmpty)
    #expect((reading.quiz == nil) == diagnostics.contains(where: \.isError))
    let stem = name.split(separator: ".").dropLast().joined(separator: ".")
    try BrokenQuizzes.expectReport(diagnostics.report(), named: stem)
  }

  @Test(arguments: GeneratedFile.all) func `a generated broken file is explained`(file: GeneratedFile) throws {
    let reading = QuizFile.read(file.bytes(), name: file.name, pictures: file.pictures)
    #expect(reading.quiz == nil)
    try BrokenQuizzes.expectReport(reading.diagnostics.report(), named: "generated-" + file.name)
  }

  @Test func `the first hundred of very many errors are reported, some of each kind, and the others are counted`() {
    let file = (1...10_000).map { "key\($0): 1\n" }.joined()
    let reading = QuizFile.read(Array(file.utf8), name: "many-mistakes.yaml")
    #expect((100..<150).contains(reading.diagnostics.count))
    #expect(reading.diagnostics.contains { $0.ruleID == "missing-key" })
    #expect(reading.quiz == nil)
    let more = reading.omittedDiagnostics.first { $0.ruleID == "unknown-key" }
    #expect(more?.count == 10_000 - reading.diagnostics.count { $0.ruleID == "unknown-key" })
    #expect(more?.summary.contains("more errors of unknown-key, in lines 101, 102") == true, "\(more?.summary ?? "")")
  }
}

/// A large or binary broken file, which is generated when it is needed.
struct GeneratedFile: Sendable, CustomTestStringConvertible {
  let name: String
  var pictures = PictureSource.unchecked
  let bytes: @Sendable () -> [UInt8]

  var testDescription: String { name }

  private static func text(_ name: String, _ text: @escaping @Sendable () -> String) -> GeneratedFile {
    GeneratedFile(name: name) { Array(text().utf8) }
  }

  static let all: [GeneratedFile] = [
    GeneratedFile(name: "utf16.yaml") {
      [0xFF, 0xFE] + "title: Tea".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    },
    GeneratedFile(name: "utf16-unmarked.yaml") { "title: Tea".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } },
    GeneratedFile(name: "latin1.yaml") { Array("language: en\ntitle: Caf".utf8) + [0xE9] + Array("\n".utf8) },
    GeneratedFile(name: "nul.yaml") { Array("language: en\ntitle: Tea".utf8) + [0] + Array("\n".utf8) },
    GeneratedFile(name: "random.yaml") {
      var generator = SeededGenerator(seed: 1, stream: .simulation)
      return (0..<2000).map { _ in UInt8(generator.next(upperBound: 256)) }
    },
    text("empty.yaml") { "" },
    text("blank.json") { " \n\t\n" },
    text("large.yaml") { "title: " + String(repeating: "tea ", count: 250_000) },
    text("deep-lists.yaml") { "title: " + String(repeating: "[", count: 10_000) },
    text("deep-mappings.yaml") { "title: " + String(repeating: "{a: ", count: 10_000) },
    text("deep-closed.yaml") { String(repeating: "[", count: 900) + String(repeating: "]", count: 900) },
    text("deep-blocks.yaml") { (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined() },
    text("deep-hyphens.yaml") { String(repeating: "- ", count: 10_000) + "a" },
    text("deep-questions.yaml") { String(repeating: "? ", count: 10_000) + "a" },
    text("deep.json") { String(repeating: "[", count: 10_000) },
    text("deep-mappings.json") { String(repeating: "{\"a\":", count: 10_000) },
    text("alias-bomb.yaml") { bomb(levels: 30, width: 10) },
    text("alias-bomb-as-key.yaml") { bomb(levels: 30, width: 10) + "? *a29\n: tea\n" },
    text("alias-of-long-texts.yaml") {
      "title: &t \"" + String(repeating: "tea ", count: 5_000) + "\"\ntitles: ["
        + Array(repeating: "*t", count: 90_000).joined(separator: ", ") + "]\n"
    },
    text("alias-chain.yaml") {
      "a0: &a0 [tea]\n" + (1..<5_000).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    },
    text("many-values.json") { "[" + String(repeating: "1,", count: 100_000) + "1]" },
    text("too-many-outcomes.yaml") {
      "language: en\ntitle: T\ndescription: D\noutcomes:\n"
        + (1...101).map { "  - {id: o\($0), name: o, description: o}\n" }.joined()
        + "questions:\n  - {text: q, answers: [{text: a, outcome: o1}, {text: b, outcome: o101}]}\n"
    },
    GeneratedFile(
      name: "picture-too-large.yaml",
      pictures: .memory(["cup.png": [UInt8](repeating: 0x89, count: PictureFile.maxByteCount + 1)]),
      bytes: { Array("language: en\ntitle: T\ndescription: D\npicture: cup.png\noutcomes: []\nquestions: []\n".utf8) }),
  ]

  private static func bomb(levels: Int, width: Int) -> String {
    "a0: &a0 [tea]\n"
      + (1..<levels).map { level in
        "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: width).joined(separator: ", ") + "]\n"
      }.joined()
  }
}
