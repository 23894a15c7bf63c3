import ArgumentParser
import Foundation
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

/// Tests the statements of the documents.
@Suite struct DocumentTests {
  private static let root = SourceTree.root

  /// README.md and the pages of docs/.
  private static let pages: [String] = {
    let docs = FileManager.default.enumerator(atPath: root.appending(path: "docs").path)
    let names = docs?.compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }.sorted() ?? []
    return ["README.md"] + names.map { "docs/" + $0 }
  }()

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appending(path: page), encoding: .utf8)
  }

  /// The command lines of a page's shell examples that run the program, without comments.
  private static func commands(_ page: String) throws -> [[String]] {
    let blocks = try text(page).components(separatedBy: "```sh\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    return blocks.flatMap { $0.split(separator: "\n") }.compactMap { line in
      let alone = String(line).components(separatedBy: "  #")[0].components(separatedBy: " && ")[0]
      let command = alone.replacing(" &&", with: "").replacing("$(date +%F)", with: "today").replacing(
        "sudo -u parlour parlour ", with: "parlour ")
      guard command.hasPrefix("parlour ") else { return nil }
      return words(command.components(separatedBy: " # ")[0]).dropFirst().map(\.self)
    }
  }

  /// Splits a command into words roughly as a shell does: text in double quotation marks stays together.
  private static func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  @Test(arguments: pages) func `every command in a document is valid`(page: String) throws {
    for command in try Self.commands(page) {
      #expect(throws: Never.self, "\(page): parlour \(command.joined(separator: " "))") {
        try Parlour.parseAsRoot(command)
      }
    }
  }

  @Test func `the documents contain commands`() throws {
    #expect(try Self.pages.reduce(0) { try $0 + Self.commands($1).count } >= 30)
  }

  @Test func `the documents state the right number of shipped questions`() throws {
    let files = BankFile.files(in: Self.root.appending(path: "Bank").path)
    let questions = files.flatMap { BankFile.read(at: $0).entries.map(\.question) }
    let readme = try Self.text("README.md")
    #expect(readme.components(separatedBy: "\(questions.count.grouped) ").count == 3)
    for difficulty in Difficulty.allCases {
      let count = questions.count { $0.difficulty == difficulty }
      #expect(readme.contains("\(count) \(difficulty.rawValue)"))
    }
    let languages = [Language("en"), Language("ru"), Language("zh-Hant")]
    #expect(questions.allSatisfy { $0.languages == languages } && readme.contains("each in all three languages"))
    for page in ["docs/operators.md", "packaging/control"] {
      #expect(try Self.text(page).contains(questions.count.grouped), "\(page)")
    }
  }

  @Test func `the table in the README can be imported`() throws {
    let readme = try Self.text("README.md")
    let table = try #require(
      readme.components(separatedBy: "```csv\n").dropFirst().first?.components(separatedBy: "```")[0])
    let defaults = BankDefaults(category: .geography, difficulty: .medium)
    let reading = BankFile.read(Array(table.utf8), name: "questions.csv", defaults: defaults)
    #expect(reading.errors.isEmpty && reading.entries.map(\.question.correctAnswer) == ["Lima"])
  }

  @Test func `the quiz in the documents is valid`() throws {
    let page = try Self.text("docs/quiz-files.md")
    let quiz = try #require(
      page.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```")[0])
    #expect(QuizFile.read(Array(quiz.utf8), name: "tea.yaml").errors.isEmpty)
  }
}
