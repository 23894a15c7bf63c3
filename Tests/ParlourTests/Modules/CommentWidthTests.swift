import Testing

/// `swift format` lays out code, but breaks no comment. So a comment's width has a test.
struct CommentWidthTests {
  static let columns = 120

  @Test(arguments: ["Sources", "Tests", "Benchmarks"])
  func `comments keep to the width of the code`(folder: String) throws {
    let files = try SourceTree.files(under: folder)
    #expect(!files.isEmpty)
    for file in files {
      let lines = file.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, bytes) in lines.enumerated() where bytes.count > Self.columns {
        let line = String(decoding: bytes, as: UTF8.self)
        if Self.isTooWide(line) {
          Issue.record("\(file.path):\(index + 1) is a comment of \(line.count) columns")
        }
      }
    }
  }

  @Test func `wide comments are found, and what can't be broken is none`() {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    #expect(Self.isTooWide("  /// \(words)"))
    #expect(Self.isTooWide("// \(words)"))
    #expect(!Self.isTooWide("  /// \(words.prefix(100))"))
    #expect(!Self.isTooWide("  let text = \"\(words)\""))
    #expect(!Self.isTooWide("  /// https://example.org/\(words)"))
    #expect(!Self.isTooWide("  /// | \(words) |"))
  }

  /// A line that is only a comment, and wider than code may be. Addresses and tables can't be broken.
  private static func isTooWide(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("//"), line.count > columns else { return false }
    return !text.contains("://") && !text.contains("/// |")
  }
}
