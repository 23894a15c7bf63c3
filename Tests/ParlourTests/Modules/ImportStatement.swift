/// An `import` in a source file, with any prefix: `public`, `@testable`, `struct`, spaces inside an `#if`.
struct ImportStatement: Hashable {
  var module: String
  var file: String
  var line: Int

  /// All imports in a file's text.
  static func all(in text: String, file: String) -> [ImportStatement] {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { number, line in
      module(importedBy: line).map { ImportStatement(module: $0, file: file, line: number + 1) }
    }
  }

  private static let access: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]

  private static func module(importedBy line: Substring.UTF8View) -> String? {
    var words = SwiftTokenizer(line)
    while words.skipAttribute() {}
    var word = words.next()
    if let modifier = word, access.contains(modifier) { word = words.next() }
    guard word == "import", let name = words.next() else { return nil }
    return kinds.contains(name) ? words.next() ?? name : name
  }
}
