import Foundation
import QuizService
import Testing

/// Compares docs/security.md with the code and the tests.
struct SecurityManualTests {
  private var manual: String {
    get throws { try String(contentsOf: SourceTree.root.appending(path: "docs/security.md"), encoding: .utf8) }
  }

  /// The cells of the table about ASVS, by row.
  private func rows() throws -> [[String]] {
    let table = try #require(try manual.split(separator: "## ASVS 5.0, level 2").last)
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The names of all tests in Swift and Python.
  private func names() throws -> Set<String> {
    let tests = SourceTree.root.appending(path: "Tests")
    let files = try #require(FileManager.default.enumerator(atPath: tests.path))
    var names: Set<String> = []
    while let name = files.nextObject() as? String {
      guard name.hasSuffix(".swift") || name.hasSuffix(".py") else { continue }
      let text = try String(contentsOf: tests.appending(path: name), encoding: .utf8)
      names.formUnion(text.matches(of: /func `([^`]+)`\(/).map { String($0.1) })
      names.formUnion(text.matches(of: /StoreCase\(\s*"([^"]+)"/).map { String($0.1) })
      names.formUnion(text.matches(of: /@case\(\s*"([^"]+)"/).map { String($0.1) })
    }
    return names
  }

  @Test func `every test in the table of ASVS exists`() throws {
    let names = try names()
    #expect(names.count > 500)
    var named = 0
    for row in try rows() {
      for test in row.last?.matches(of: /`([^`]+)`/) ?? [] where row.count == 3 {
        named += 1
        #expect(names.contains(String(test.1)), "\(test.1)")
      }
    }
    #expect(named > 60)
  }

  @Test func `the table of ASVS has a row for each chapter, and each row has a test or a reason`() throws {
    let rows = try rows()
    for number in 1...17 { #expect(rows.contains { $0.first?.hasPrefix("**V\(number)**") == true }, "V\(number)") }
    for row in rows where row.first?.hasPrefix("---") == false {
      #expect(row.count == 3 || row.count == 2, "\(row)")
      #expect(row.dropFirst().first?.isEmpty == false, "\(row)")
    }
  }

  @Test func `the manual lists every site word and every counter of the security log`() throws {
    let manual = try manual
    for word in SiteWords.standard { #expect(manual.contains(word), "\(word)") }
    for count in SecurityCounter.allCases { #expect(manual.contains("`\(count.rawValue)`"), "\(count)") }
  }
}
