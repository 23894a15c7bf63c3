internal import QuizEngine

/// Parses one section of a number format's code.
struct NumberFormatParser {
  private typealias Part = NumberFormatSection.Part

  private var parts: [Part] = []
  private var condition: NumberFormatSection.Condition?
  private var language: Language?

  /// The sections of a code, which semicolons separate.
  ///
  /// - Returns: nil if the code has an unknown part or more than four sections.
  static func sections(of code: String) -> [NumberFormatSection]? {
    var parsers = [NumberFormatParser()]
    var rest = code[...]
    while let character = rest.first {
      if character == ";" {
        rest = rest.dropFirst()
        parsers.append(NumberFormatParser())
      } else if !parsers[parsers.count - 1].parsePart(&rest) {
        return nil
      }
    }
    return parsers.count <= 4 ? parsers.map(\.section) : nil
  }

  private var section: NumberFormatSection {
    NumberFormatSection(
      parts: NumberFormatSection.resolvingAmbiguities(parts), condition: condition, language: language)
  }

  /// Parses the part at the beginning of the rest.
  private mutating func parsePart(_ rest: inout Substring) -> Bool {
    guard let character = rest.first else { return false }
    if let run = dateTimeFieldLength(rest) {
      rest = rest.dropFirst(run)
      parts.append(.dateTimeField(Character(character.lowercased()), run))
      return true
    }
    switch character {
    case "\"":
      let text = rest.dropFirst().prefix { $0 != "\"" }
      parts.append(.literal(String(text)))
      rest = rest[text.endIndex...].dropFirst()
      return true
    case "\\":
      parts.append(.literal(String(rest.dropFirst().prefix(1))))
      rest = rest.dropFirst(2)
      return true
    case "_", "*":
      if character == "_" { parts.append(.literal(" ")) }
      rest = rest.dropFirst(2)
      return true
    case "[": return parseBracket(&rest)
    case "E", "e": return parseExponent(&rest)
    case "G", "g":
      guard rest.prefix(7).lowercased() == "general" else { return false }
      parts.append(.general)
      rest = rest.dropFirst(7)
      return true
    case "A", "a":
      let isLong = rest.prefix(5).lowercased() == "am/pm"
      guard isLong || rest.prefix(3).lowercased() == "a/p" else { return false }
      parts.append(.amPM(isShort: !isLong))
      rest = rest.dropFirst(isLong ? 5 : 3)
      return true
    default:
      guard let part = Self.single(character) else { return false }
      parts.append(part)
      rest = rest.dropFirst()
      return true
    }
  }

  private func dateTimeFieldLength(_ rest: Substring) -> Int? {
    guard let first = rest.first, "yYmMdDhHsS".contains(first) else { return nil }
    let letter = first.lowercased()
    return rest.prefix { $0.lowercased() == letter }.count
  }

  private static func single(_ character: Character) -> Part? {
    switch character {
    case "0", "#", "?": .digit(character)
    case ".": .decimalPoint
    case ",": .comma
    case "%": .percent
    case "/": .slash
    case "@": .text
    default: character.isASCII && character.isLetter ? nil : .literal(String(character))
    }
  }

  private mutating func parseExponent(_ rest: inout Substring) -> Bool {
    let sign = rest.dropFirst().first
    guard sign == "+" || sign == "-" else { return false }
    let digits = rest.dropFirst(2).prefix { $0 == "0" || $0 == "#" || $0 == "?" }
    parts.append(.exponent(digits: digits.count { $0 == "0" }, showsPlus: sign == "+"))
    rest = rest[digits.endIndex...]
    return true
  }

  /// Parses a colour, a condition, a currency with a language, or elapsed time.
  private mutating func parseBracket(_ rest: inout Substring) -> Bool {
    let content = rest.dropFirst().prefix { $0 != "]" }
    guard content.endIndex < rest.endIndex else { return false }
    rest = rest[content.endIndex...].dropFirst()
    let code = content.lowercased()
    if code.hasPrefix("$") { return parseCurrency(content.dropFirst()) }
    if let letter = code.first, "hms".contains(letter), code.allSatisfy({ $0 == letter }) {
      parts.append(.elapsed(letter, code.count))
      return true
    }
    let sign = content.prefix { "<>=".contains($0) }
    if !sign.isEmpty {
      guard let bound = Double(content[sign.endIndex...].trimmingPrefix(" ")), bound.isFinite else { return false }
      condition = NumberFormatSection.Condition(comparison: String(sign), bound: bound)
      return true
    }
    let colours = ["black", "blue", "cyan", "green", "magenta", "red", "white", "yellow"]
    return colours.contains(code) || code.hasPrefix("color")
  }

  private mutating func parseCurrency(_ content: Substring) -> Bool {
    let symbol = content.prefix { $0 != "-" }
    if !symbol.isEmpty { parts.append(.literal(String(symbol))) }
    let number = content[symbol.endIndex...].dropFirst().prefix { $0 != "," }
    if number.isEmpty || number.lowercased().hasPrefix("x-sys") { return true }
    if let code = Int(number, radix: 16), number.count <= 8 {
      // These codes mean the reader's own language; the upper half means other digits or another calendar.
      if code == 0xF800 || code == 0xF400 { return true }
      guard code <= 0xFFFF else { return false }
      language = SpreadsheetLocale.language(ofLCID: code < 0x400 ? code + 0x400 : code)
    }
    if language == nil, number.count >= 2 { language = Language(validating: String(number)) }
    return language != nil || !symbol.isEmpty
  }
}
