import Foundation
import QuizFormats
import Testing

@Suite struct BeginnerMistakeTests {
  @Test func `the correct quiz has no findings`() {
    #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(BeginnerMistake.quiz.utf8), name: "tea.yaml")).isEmpty)
  }

  @Test(arguments: BeginnerMistake.all) func `a typing error is reported with its cause, its line and its fix`(
    mistake: BeginnerMistake
  )
    throws
  {
    #expect(mistake.text != "", "“\(mistake.from)” doesn't occur in the quiz")
    let reading = QuizFile.read(
      Array(mistake.text.utf8), name: "tea.yaml", pictures: .folder(BrokenQuizzes.folder.path))
    let diagnostics = BrokenQuizzes.diagnostics(of: reading)
    #expect(diagnostics.first?.ruleID == mistake.rule)
    #expect(diagnostics.first?.line == mistake.line)
    #expect((reading.quiz == nil) == diagnostics.contains(where: \.isError))
    try expectGolden(diagnostics.report(), at: BeginnerMistake.folder.appending(path: mistake.name + ".txt"))
  }

  @Test func `each typing error has its own name`() {
    #expect(Set(BeginnerMistake.all.map(\.name)).count == BeginnerMistake.all.count)
    #expect(BeginnerMistake.all.count >= 60)
  }

  @Test(arguments: [
    "title: Tea  # my title", "title: Tea   # of 3", "title: \"Rock #1 hits\"", "title: C#", "title: 'Rock #1'",
    "title: >-\n  Rock #1 hits",
  ])
  func `comments and hashes in quotation marks give no warning`(title: String) {
    let text = BeginnerMistake.quiz.replacing("title: Tea or coffee?", with: title)
    #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(text.utf8), name: "tea.yaml")).isEmpty)
  }

  @Test(arguments: [
    "3 < 5 > 2", "a <3", "AT&T", "R&B; soul", "C#", "F#", "12:30:45", "At 12:30: tea?", "☕ 👩‍🚀 🏳️‍🌈 👨‍👩‍👧", "¡Hola!", "¿Qué?",
    "re:do:it",
    "std::vector::size", "می‌خواهم", "क्‍ष", "a ** b ** c", "2**3", "*", "[sic] (http)", "if a <b and c> d", "<3 & <4;",
    "::name::", "a:b:c", "ภาษา\u{200B}ไทย", "x < y", "<<tea>>", "<tea>", "&tea;", "\u{200F}שלום\u{200E}",
    "auf\u{AD}wachen",
    "5 * 3 * 2", "10:00:00:", ":)", ":-)", ":D :P", "☕︎", "1️⃣",
  ])
  func `a text that only looks like markup gives no warning`(text: String) {
    let quoted = "\"" + text.replacing("\"", with: "\\\"") + "\""
    let quiz = BeginnerMistake.quiz.replacing("title: Tea or coffee?", with: "title: \(quoted)")
      .replacing("text: Once", with: "text: \(quoted)")
    let diagnostics = BrokenQuizzes.diagnostics(of: QuizFile.read(Array(quiz.utf8), name: "tea.yaml"))
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
  }

  @Test func `answers with other pictures or emojis aren't the same`() {
    let pictures = BeginnerMistake.quiz.replacing("text: Once\n", with: "text: This\n        picture: a.png\n")
      .replacing("text: Five times\n", with: "text: This\n        picture: b.png\n")
    let emojis = BeginnerMistake.quiz.replacing("text: Once", with: "text: ☕ This")
      .replacing("text: Five times", with: "text: 🍵 This")
    for text in [pictures, emojis] {
      #expect(BrokenQuizzes.diagnostics(of: QuizFile.read(Array(text.utf8), name: "tea.yaml")).isEmpty)
    }
  }

  @Test(arguments: [
    "html-in-text", "markdown-in-text", "emoji-short-code", "invisible-character-in-text", "same-answer-twice",
  ])
  func `what may be meant can be accepted`(rule: String) throws {
    let mistake = try #require(BeginnerMistake.all.first { $0.rule == rule })
    let text = "accept: {\(rule): It is meant so.}\n" + mistake.text
    let reading = QuizFile.read(Array(text.utf8), name: "tea.yaml")
    #expect(BrokenQuizzes.diagnostics(of: reading).isEmpty && reading.acceptedCount == 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["<a ", "<!-", "[", "**", "&a", ":a", "\u{200B}", "，", "{", "'"])
  func `a long text of signs is read in linear time`(sign: String) {
    ProcessorTime.expectLinear(size: 19_000) { size in
      let long = String(repeating: sign, count: size / sign.utf8.count)
      for text in ["\"\(long)\"", "{en: \(long)}"] {
        let quiz = BeginnerMistake.quiz.replacing(
          "description: A short quiz about mornings.", with: "description: \(text)")
        _ = QuizFile.read(Array(quiz.utf8), name: "tea.yaml").diagnostics
      }
    }
  }

  @Test func `many missing hyphens are reported one by one`() {
    let answers = (1...20).map { "        text: Answer \($0)\n        outcome: tea\n" }.joined()
    let text = BeginnerMistake.quiz.replacing("      - text: A phone\n", with: "      - text: A phone\n" + answers)
    let diagnostics = QuizFile.read(Array(text.utf8), name: "tea.yaml").diagnostics
    #expect(diagnostics.count { $0.ruleID == "missing-hyphen" } == 20, "\(diagnostics.report())")
  }

  private func expectGolden(_ text: String, at file: URL, sourceLocation: SourceLocation = #_sourceLocation) throws {
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    #expect(text == expected, "\(file.lastPathComponent) differs", sourceLocation: sourceLocation)
  }

  /// The first bytes of other programs' files.
  static let documents: [(name: String, bytes: [UInt8])] = [
    ("word", Array("PK\u{3}\u{4}".utf8) + [0x14, 0, 6, 0] + Array("[Content_Types].xml…word/document.xml".utf8)),
    ("workbook", Array("PK\u{3}\u{4}".utf8) + [0x14, 0, 6, 0] + Array("[Content_Types].xml…xl/workbook.xml".utf8)),
    (
      "open-document",
      Array("PK\u{3}\u{4}".utf8) + [0x14, 0] + Array("mimetypeapplication/vnd.oasis.opendocument.text".utf8)
    ),
    ("archive", Array("PK\u{3}\u{4}".utf8) + [0x14, 0] + Array("quiz.yaml".utf8)),
    ("old-word", [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]),
    ("rtf", Array("{\\rtf1\\ansi title: Tea}".utf8)),
    ("pdf", Array("%PDF-1.7\n%".utf8)),
    ("html", Array("\n<!DOCTYPE html>\n<html><body>title: Tea".utf8)),
    ("picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
  ]

  @Test(arguments: documents) func `a document of another program is recognized`(name: String, bytes: [UInt8]) throws {
    let diagnostics = QuizFile.read(bytes, name: "tea.yaml").diagnostics
    #expect(diagnostics.map(\.ruleID) == ["not-a-plain-text-file"])
    try expectGolden(
      diagnostics.report(), at: BeginnerMistake.folder.appending(path: "not-a-plain-text-file-\(name).txt"))
  }
}
