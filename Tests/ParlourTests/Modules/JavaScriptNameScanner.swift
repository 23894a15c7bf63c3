/// Finds the names of variables, parameters, properties, functions, methods and classes that JavaScript declares.
///
/// A property that is assigned or has a value in a literal counts as a declaration too.
struct JavaScriptNameScanner {
  let tokens: [ScriptToken]
  private var names: [(name: String, line: Int)] = []

  init(tokens: [ScriptToken]) { self.tokens = tokens }

  mutating func scan() -> [(name: String, line: Int)] {
    scan(0..<tokens.count)
    return names
  }

  /// Words before a parenthesis that are no methods.
  private static let keywords: Set = [
    "if", "for", "while", "switch", "catch", "with", "return", "await", "typeof", "super", "of", "in", "do", "else",
  ]

  private func text(at index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }
  private func isWord(at index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].isWord }

  private mutating func add(_ index: Int) {
    if isWord(at: index) { names.append((tokens[index].text, tokens[index].line)) }
  }

  /// The index of the bracket that closes this one.
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

  private func isArrow(at index: Int) -> Bool { text(at: index) == "=" && text(at: index + 1) == ">" }

  private mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound { index = readToken(index) }
  }

  /// Returns the index after what was read.
  private mutating func readToken(_ index: Int) -> Int {
    let (token, previous, next) = (tokens[index], text(at: index - 1), text(at: index + 1))
    if token.text == "(", isArrow(at: closing(index) + 1) { return readParameters(index) }
    guard token.isWord else { return index + 1 }
    switch token.text {
    case "let", "const", "var": return readDeclarators(index + 1)
    case "function":
      let name = next == "*" ? index + 2 : index + 1
      add(name)
      return readParameters(isWord(at: name) ? name + 1 : name)
    case "class":
      if next != "extends" { add(index + 1) }
      return index + 2
    case "catch" where next == "(": return readParameters(index + 1)
    case let word where Self.keywords.contains(word): return index + 1
    default: break
    }
    if isArrow(at: index + 1) {
      add(index)
    } else if next == "(", ![".", "new"].contains(previous), text(at: closing(index + 1) + 1) == "{" {
      add(index)
      return readParameters(index + 1)
    } else if next == "=", text(at: index + 2) != "=" {
      add(index)
    } else if next == ":", previous == "{" || previous == "," {
      add(index)
    }
    return index + 1
  }

  /// The patterns in parentheses.
  private mutating func readParameters(_ open: Int) -> Int {
    guard text(at: open) == "(" else { return open }
    let close = closing(open)
    readPatterns(open + 1..<close, isObject: false)
    return close + 1
  }

  /// `one = value, { other } = value`. Returns the index of the first value.
  private mutating func readDeclarators(_ start: Int) -> Int {
    let end = readPattern(start)
    var index = end
    while index < tokens.count {
      switch text(at: index) {
      case "(", "[", "{": index = closing(index) + 1
      case ")", "]", "}", ";", "of", "in": return end
      // A name with a value is found with its value.
      case ",": index = text(at: index + 2) == "=" ? index + 3 : readPattern(index + 1)
      default:
        if index > end, startsStatement(index) { return end }
        index += 1
      }
    }
    return end
  }

  /// Whether a word on a new line begins a statement, where the one before has no semicolon.
  private func startsStatement(_ index: Int) -> Bool {
    let previous = tokens[index - 1]
    return tokens[index].isWord && tokens[index].line > previous.line
      && (previous.isWord || [")", "]", "}", ScriptToken.literal].contains(previous.text))
  }

  private mutating func readPatterns(_ range: Range<Int>, isObject: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      if text(at: index) == "," {
        index += 1
        continue
      }
      if isObject, text(at: index + 1) == ":" { index += 2 }
      index = readPattern(index)
      let end = comma(in: index..<max(index, range.upperBound))
      scan(index..<end)
      index = end
    }
  }

  /// A name, or names in braces or brackets. Returns the index after it.
  private mutating func readPattern(_ start: Int) -> Int {
    var index = start
    while text(at: index) == "." { index += 1 }
    guard ["{", "["].contains(text(at: index)) else {
      add(index)
      return index + 1
    }
    let close = closing(index)
    readPatterns(index + 1..<close, isObject: text(at: index) == "{")
    return close + 1
  }

  /// The index of the next comma outside of brackets.
  private func comma(in range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      switch text(at: index) {
      case ",": return index
      case "(", "[", "{": index = closing(index) + 1
      default: index += 1
      }
    }
    return range.upperBound
  }
}
