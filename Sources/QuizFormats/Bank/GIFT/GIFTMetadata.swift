internal import QuizEngine

/// The metadata in the comments above a GIFT question.
///
/// Moodle writes `[id:…]` and `[tag:…]`. Other keys are Parlour's: `// source: …`.
struct GIFTMetadata {
  private let defaults: BankDefaults
  private(set) var id = ""
  private(set) var difficulty: Difficulty?
  private(set) var category: TriviaCategory?
  private(set) var language = ""
  private(set) var source = ""
  private(set) var licence = ""

  /// - Parameter defaults: may define names of categories.
  init(_ defaults: BankDefaults) { self.defaults = defaults }

  /// - Parameter line: the comment, including its slashes.
  mutating func add(_ line: String) {
    let content = String(line.drop { $0 == "/" }).trimmed
    if content.hasPrefix("[") { return Self.brackets(content).forEach { addBracket($0.key, $0.value) } }
    guard let colon = content.firstIndex(of: ":") else { return }
    let value = GIFTText(String(content[content.index(after: colon)...]), at: 0).string
    switch content[..<colon].lowercased() {
    case "language": language = value
    case "source": source = value
    case "licence", "license": licence = value
    default: break
    }
  }

  private mutating func addBracket(_ key: String, _ value: String) {
    if key == "id" { id = value }
    guard key == "tag" else { return }
    difficulty = Difficulty(parsing: value) ?? difficulty
    category = defaults.category(named: value) ?? category
  }

  /// Finds each `[key:value]`; in a value, `\]` is a bracket.
  private static func brackets(_ text: String) -> [(key: String, value: String)] {
    var found: [(String, String)] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      rest = rest[rest.index(after: open)...]
      let key = rest.prefix { $0.isLetter }
      guard rest[key.endIndex...].first == ":" else { continue }
      var value = ""
      var isEscape = false
      var end: String.Index?
      for index in rest[key.endIndex...].dropFirst().indices {
        let character = rest[index]
        if !isEscape, character == "]" {
          end = index
          break
        }
        isEscape = !isEscape && character == "\\"
        value.append(character)
      }
      guard let end else { return found }
      found.append((key.lowercased(), GIFTText(value.replacing("\\]", with: "]"), at: 0).string))
      rest = rest[rest.index(after: end)...]
    }
    return found
  }
}
