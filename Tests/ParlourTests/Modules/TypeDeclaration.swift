import Foundation

/// Where a type is declared: in a Swift file, or a class in one of Python's.
struct TypeDeclaration {
  let name: String
  let file: String
  let line: Int

  static func all(under folder: String) throws -> [TypeDeclaration] {
    try SourceTree.paths(under: folder).flatMap { path -> [TypeDeclaration] in
      guard path.hasSuffix(".swift") || path.hasSuffix(".py") else { return [] }
      let text = try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      let isSwift = path.hasSuffix(".swift")
      let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      return lines.enumerated().compactMap { number, line in
        let name = isSwift ? inSwift(line) : inPython(String(Substring(line)))
        return name.map { TypeDeclaration(name: $0, file: path, line: number + 1) }
      }
    }
  }

  private static let keywords: Set = ["struct", "class", "actor", "enum", "protocol", "typealias", "associatedtype"]
  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "final", "open", "indirect", "nonisolated",
    "distributed",
  ]

  /// The type that a line declares.
  static func inSwift(_ line: Substring.UTF8View) -> String? {
    var words = SwiftTokenizer(line)
    while words.skipAttribute() {}
    while let word = words.next() {
      if keywords.contains(word) {
        // `class func` and `class var` declare no type.
        return words.next().flatMap { $0.first?.isUppercase == true ? $0 : nil }
      }
      guard modifiers.contains(word) else { return nil }
    }
    return nil
  }

  /// The class that a line of Python declares.
  static func inPython(_ line: String) -> String? {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("class ") else { return nil }
    let name = text.dropFirst("class ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
