/// Finds the names of variables, arguments, attributes, functions and classes that Python declares.
struct PythonNameScanner {
  let tokens: [ScriptToken]
  private var names: [(name: String, line: Int)] = []

  init(tokens: [ScriptToken]) { self.tokens = tokens }

  mutating func scan() -> [(name: String, line: Int)] {
    var start = 0
    for index in tokens.indices where [ScriptToken.newline, ";"].contains(tokens[index].text) {
      readStatement(start..<index)
      start = index + 1
    }
    readStatement(start..<tokens.count)
    return names
  }

  /// Statements with a colon, after which another may stand on the same line.
  private static let compounds: Set = [
    "if", "elif", "else", "while", "for", "with", "try", "except", "finally",
  ]

  private func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

  private mutating func add(_ index: Int) {
    if tokens.indices.contains(index), tokens[index].isWord { names.append((tokens[index].text, tokens[index].line)) }
  }

  private func closing(_ open: Int) -> Int {
    var depth = 0
    for index in open..<tokens.count {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index }
    }
    return tokens.count
  }

  /// The index of the first such token outside of brackets.
  private func first(_ symbol: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].text {
      case symbol: return index
      case "(", "[", "{": index = closing(index) + 1
      default: index += 1
      }
    }
    return nil
  }

  /// The parts between commas outside of brackets.
  private func parts(of range: Range<Int>) -> [Range<Int>] {
    guard let comma = first(",", in: range) else { return range.isEmpty ? [] : [range] }
    return [range.lowerBound..<comma] + parts(of: comma + 1..<range.upperBound)
  }

  private mutating func readStatement(_ range: Range<Int>) {
    guard let start = range.first else { return }
    switch text(at: start) {
    case "async": readStatement(start + 1..<range.upperBound)
    case "def", "class":
      add(start + 1)
      let open = first("(", in: range)
      let end = open.map(closing) ?? start
      if let open, text(at: start) == "def" { readParameters(open + 1..<end) }
      if let colon = first(":", in: min(end + 1, range.upperBound)..<range.upperBound) {
        readStatement(colon + 1..<range.upperBound)
      }
    case let word where Self.compounds.contains(word):
      let colon = compoundColon(range) ?? range.upperBound
      readExpressions(range.lowerBound..<colon)
      if colon < range.upperBound { readStatement(colon + 1..<range.upperBound) }
    default:
      readExpressions(range)
      readAssignment(range)
    }
  }

  /// The colon that ends the head of a compound statement; `:=` and the one of a lambda don't.
  private func compoundColon(_ range: Range<Int>) -> Int? {
    var (start, lambdas) = (range.lowerBound, 0)
    while let colon = first(":", in: start..<range.upperBound) {
      lambdas += tokens[start..<colon].count { $0.text == "lambda" }
      if text(at: colon + 1) != "=" {
        if lambdas == 0 { return colon }
        lambdas -= 1
      }
      start = colon + 1
    }
    return nil
  }

  /// The names that are declared inside of expressions: `for name in`, `lambda name:`, `as name`, `name :=`.
  private mutating func readExpressions(_ range: Range<Int>) {
    for index in range {
      switch text(at: index) {
      case "for":
        if let end = tokens[index..<range.upperBound].firstIndex(where: { $0.text == "in" }) {
          readTargets(index + 1..<end)
        }
      case "lambda":
        if let colon = first(":", in: index..<range.upperBound) { readParameters(index + 1..<colon, isLambda: true) }
      case "as":
        if text(at: index + 1) == "(" { readTargets(index + 2..<closing(index + 1)) } else { add(index + 1) }
      case ":" where text(at: index + 1) == "=": add(index - 1)
      default: break
      }
    }
  }

  /// The names of arguments. The expressions of a lambda's defaults are read with the expression around it.
  private mutating func readParameters(_ range: Range<Int>, isLambda: Bool = false) {
    for part in parts(of: range) {
      guard let name = part.first(where: { !["*", "/"].contains(text(at: $0)) }) else { continue }
      add(name)
      if !isLambda { readExpressions(name + 1..<part.upperBound) }
    }
  }

  /// `name = value`, `one, other.name = other = value` and `name: Type`.
  private mutating func readAssignment(_ range: Range<Int>) {
    var (start, search) = (range.lowerBound, range.lowerBound)
    let end = tokens[range].firstIndex { $0.text == "lambda" } ?? range.upperBound
    let colon = first(":", in: range.lowerBound..<end)
    while search < end, let equals = first("=", in: search..<end) {
      search = equals + 1
      guard !["=", "<", ">", "!", ":"].contains(text(at: equals - 1)), text(at: equals + 1) != "=" else { continue }
      readTargets(start..<(colon.map { $0 > start ? min($0, equals) : equals } ?? equals))
      start = search
    }
    if start == range.lowerBound, let colon,
      tokens[start..<colon].enumerated().allSatisfy({ offset, token in
        offset % 2 == 0 ? token.isWord : token.text == "."
      })
    {
      readTargets(start..<colon)
    }
  }

  /// Names, `(names)` and `object.name`; an item of a list declares nothing.
  private mutating func readTargets(_ range: Range<Int>) {
    for part in parts(of: range) {
      guard let start = part.first(where: { text(at: $0) != "*" }) else { continue }
      if ["(", "["].contains(text(at: start)), closing(start) == part.upperBound - 1 {
        readTargets(start + 1..<part.upperBound - 1)
      } else {
        add(part.upperBound - 1)
      }
    }
  }
}
