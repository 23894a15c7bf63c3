import Foundation

/// One `import` in a source file, whatever stands before it: `public`, `@testable`, `struct`, spaces of an `#if`.
struct ImportStatement: Hashable {
  var module: String
  var file: String
  var line: Int

  /// All imports in a file's text.
  static func all(in text: String, file: String) -> [ImportStatement] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
      guard let found = line.prefixMatch(of: statement) else { return nil }
      return ImportStatement(module: String(found.module), file: file, line: number + 1)
    }
  }

  // Regex isn't Sendable, so it is made anew.
  private static var statement: Regex<(Substring, module: Substring)> {
    /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?<module>\w+)/
  }
}
