import Foundation

/// Where a variable, a parameter, an argument label, a function or an enum case is declared in a Swift file.
struct NameDeclaration: Equatable {
  let name: String
  let file: String
  let line: Int

  static func all(under folder: String) throws -> [NameDeclaration] {
    try SourceTree.files(under: folder).flatMap { file in
      inSwift(file.text).map { NameDeclaration(name: $0.name, file: file.path, line: $0.line) }
    }
  }

  /// The names that a text declares, in order, with their lines from 1.
  static func inSwift(_ text: String) -> [(name: String, line: Int)] {
    var scanner = NameScanner(tokens: SwiftToken.all(in: text))
    return scanner.scan()
  }
}

/// Finds declared names among the tokens of a Swift file. It knows no types, so it can mistake a pattern for a
/// declaration; the names of both follow the same rule.
private struct NameScanner {
  let tokens: [SwiftToken]
  private var index = 0
  private var names: [(name: String, line: Int)] = []

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  mutating func scan() -> [(name: String, line: Int)] {
    while index < tokens.count {
      let (token, previous) = (tokens[index].text, index > 0 ? tokens[index - 1].text : "")
      index += 1
      switch token {
      case "let", "var", "for": readPattern()
      case "case": readCases()
      case "func":
        readName()
        readParameters()
      case "init", "subscript": if previous != "." { readParameters() }
      case "{": readClosureParameters()
      default: break
      }
    }
    return names
  }

  private static let patternKeywords: Set = ["let", "var", "case", "await", "try", "is", "_"]

  private func text(at index: Int) -> String { index < tokens.count ? tokens[index].text : "" }

  private mutating func readName() {
    guard index < tokens.count, tokens[index].isWord else { return }
    add(index)
    index += 1
  }

  private mutating func add(_ index: Int) {
    if !Self.patternKeywords.contains(tokens[index].text) { names.append((tokens[index].text, tokens[index].line)) }
  }

  /// A name, or several in parentheses.
  private mutating func readPattern() {
    guard index < tokens.count, !Self.patternKeywords.contains(tokens[index].text) else { return }
    if text(at: index) == "(" {
      var next = index + 1
      while next < tokens.count, tokens[next].text != ")" {
        if tokens[next].isWord, [",", ")"].contains(text(at: next + 1)) { add(next) }
        next += 1
      }
    } else {
      readName()
    }
  }

  /// The cases of an enum with their labels: `case one(first: Int), other`. The patterns of a switch begin with a full
  /// stop or a keyword, and aren't names.
  private mutating func readCases() {
    while index < tokens.count, tokens[index].isWord, !Self.patternKeywords.contains(tokens[index].text) {
      readName()
      readParameters()
      guard text(at: index) == "," else { return }
      index += 1
    }
  }

  /// The labels and names in parentheses, after generic parameters and a question mark if there are any.
  private mutating func readParameters() {
    if text(at: index) == "?" || text(at: index) == "!" { index += 1 }
    if text(at: index) == "<" {
      while index < tokens.count, tokens[index].text != ">" { index += 1 }
      index += 1
    }
    guard text(at: index) == "(" else { return }
    var (next, depth, isName) = (index + 1, 1, true)
    while next < tokens.count, depth > 0 {
      switch tokens[next].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 1: isName = false
      case "," where depth == 1: isName = true
      case "@": next += 1
      default: if depth == 1, isName, tokens[next].isWord { add(next) }
      }
      next += 1
    }
    index = next
  }

  /// `{ one, other in`.
  private mutating func readClosureParameters() {
    var (next, found): (Int, [Int]) = (index, [])
    if text(at: next) == "(" { next += 1 }
    while next < tokens.count, tokens[next].isWord, tokens[next].text != "in" {
      found.append(next)
      next += 1
      if text(at: next) == "," { next += 1 } else { break }
    }
    if text(at: next) == ")" { next += 1 }
    if text(at: next) == "in" { for parameter in found { add(parameter) } }
  }
}
