import Foundation
import Testing

/// docs/diagnostics.md is generated from the rules' doc comments and the goldens.
@Suite struct ManualTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  struct Entry {
    let id: String
    /// The name of the type that is the rule.
    let type: String
    let isWarning: Bool
    let prose: String
  }

  private func entries() throws -> [Entry] {
    let folder = Self.root.appending(path: "Sources/QuizFormats/Rules")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try files.map { name in
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      let beforeType = lines.prefix { !$0.hasPrefix("struct ") }
      let comment = beforeType.filter { $0.hasPrefix("///") }.map { $0.dropFirst(3) }
      #expect(!comment.isEmpty, "\(name) has no doc comment")
      let id = try #require(
        source.split(separator: "static let id = \"").dropFirst().first?.prefix { $0 != "\"" }, "\(name)")
      let type = source.split(separator: "\nstruct ").dropFirst().first?.prefix { $0 != ":" }
      return Entry(
        id: String(id), type: String(try #require(type, "\(name)")),
        isWarning: ["severity = Diagnostic.Severity.warning", ": BankRule {", ": QuestionRule {"]
          .contains(where: source.contains),
        prose: comment.map { $0.hasPrefix(" ") ? $0.dropFirst() : $0 }.joined(separator: "\n"))
    }.sorted { $0.id < $1.id }
  }

  /// The first diagnostic of this kind in the goldens. The golden of the same name takes precedence.
  private func example(of id: String) throws -> String? {
    let goldens = try [BrokenQuizzes.folder, BeginnerMistake.folder, BankExamples.broken, WeakBanks.folder].flatMap {
      folder in
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().filter { $0.hasSuffix(".txt") }
        .map { folder.appending(path: $0) }
    }
    func named(_ test: (String) -> Bool) -> [URL] { goldens.filter { test($0.lastPathComponent) } }
    for golden in named({ $0 == id + ".txt" }) + named({ $0.hasPrefix(id) }) + goldens {
      let text = try String(contentsOf: golden, encoding: .utf8)
      let found = text.components(separatedBy: "\n\n").first { part in
        part.prefix { $0 != "\n" }.hasSuffix(" \(id)")
      }
      if let found { return found }
    }
    return nil
  }

  private func manual() throws -> String {
    var text = """
      # What `parlour check` and `parlour bank check` say

      Each diagnostic says what is wrong, why it matters and how to fix it. A quiz file or a trivia question with an error
      can't be used; with a warning it can. A file can accept warnings, with reasons: docs/quiz-files.md and
      docs/question-bank.md. This page consists of the rules' doc comments and examples from the tests' goldens:
      `RECORD_GOLDENS=1 swift test --filter ManualTests` writes it again.

      """
    for entry in try entries() {
      let example = try #require(try example(of: entry.id), "no golden shows \(entry.id)")
      text +=
        "\n## \(entry.id)\n\n*\(entry.isWarning ? "Warning" : "Error").* \(entry.prose)\n\n```text\n\(example)\n```\n"
    }
    return text
  }

  @Test func `every rule is in the manual, with an example from the goldens`() throws {
    let file = Self.root.appending(path: "docs/diagnostics.md")
    let manual = try manual()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try manual.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == manual, "docs/diagnostics.md is out of date")
  }

  @Test func `a rule's id is the name of its type`() throws {
    for entry in try entries() {
      #expect(entry.id == Self.kebabCase(entry.type), "\(entry.type)")
    }
  }

  /// `NotUTF8` → `not-utf8`, `InvalidXMLRoot` → `invalid-xml-root`.
  private static func kebabCase(_ name: String) -> String {
    name.replacing(/([a-z0-9])([A-Z])/) { "\($0.1)-\($0.2)" }.replacing(/([A-Z])([A-Z][a-z])/) { "\($0.1)-\($0.2)" }
      .lowercased()
  }

  @Test func `every rule has its own id`() throws {
    let ids = try entries().map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.count >= 45)
  }
}
