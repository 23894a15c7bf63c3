internal import QuizEngine

/// A cell's number format: a code such as `0.00%` or `d. mmmm yyyy` (ECMA-376, part 1, 18.8.30 and 18.8.31).
struct NumberFormat {
  let code: String
  private let sections: [NumberFormatSection]?

  init(_ code: String) {
    self.code = code
    sections = code.utf8.count > 255 ? nil : NumberFormatSection.sections(of: code)
  }

  /// The built-in formats, except those that differ in East Asian versions of Excel. Dates that depend on the reader's
  /// settings use ISO 8601.
  static let builtIn: [Int: String] = [
    0: "General", 1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 12: "# ?/?",
    13: "# ??/??", 14: "yyyy-mm-dd", 15: "d-mmm-yy", 16: "d-mmm", 17: "mmm-yy", 18: "h:mm AM/PM", 19: "h:mm:ss AM/PM",
    20: "h:mm", 21: "h:mm:ss", 22: "yyyy-mm-dd h:mm", 37: "#,##0 ;(#,##0)", 38: "#,##0 ;(#,##0)",
    39: "#,##0.00;(#,##0.00)",
    40: "#,##0.00;(#,##0.00)", 45: "mm:ss", 46: "[h]:mm:ss", 47: "mm:ss.0", 48: "##0.0E+0", 49: "@",
  ]

  /// - Returns: nil if the format has an unknown part or can't show this number.
  func text(_ value: Double, _ words: SpreadsheetLocale, is1904: Bool) -> String? {
    guard let sections, let (section, isNegated) = section(for: value, sections) else { return nil }
    let words = section.language.map(SpreadsheetLocale.init) ?? words
    let shown = isNegated ? value.magnitude : value
    guard
      let text = section.isDate
        ? section.formattedDate(shown, words, is1904: is1904) : section.formattedNumber(shown, words)
    else {
      return nil
    }
    return text.replacing("\u{A0}", with: " ").trimmed
  }

  /// Formats a text.
  func text(_ text: String) -> String {
    guard let section = sections?.last(where: { $0.hasText }), sections?.count == 4 || sections?.count == 1 else {
      return text
    }
    return section.text(text)
  }

  /// The section for a number, and whether it shows the number without its sign.
  private func section(for value: Double, _ sections: [NumberFormatSection]) -> (NumberFormatSection, Bool)? {
    let numeric = Array(sections.prefix(3))
    if numeric.contains(where: { $0.condition != nil }) {
      guard let found = numeric.first(where: { $0.condition?.holds(for: value) ?? true }) else { return nil }
      return (found, false)
    }
    if value < 0, numeric.count > 1 { return (numeric[1], true) }
    if value == 0, numeric.count > 2 { return (numeric[2], false) }
    return numeric.first.map { ($0, false) }
  }
}

/// A part of a format between semicolons.
struct NumberFormatSection {
  enum Part: Equatable {
    case literal(String)
    /// `0`, `#` or `?`.
    case digit(Character)
    case decimalPoint, comma, percent, slash, general, text
    /// The minimal number of digits, and whether a plus sign is shown.
    case exponent(digits: Int, showsPlus: Bool)
    /// `y`, `m`, `d`, `h`, `s`, or `n` for minutes, with the number of letters.
    case dateTimeField(Character, Int)
    /// The total hours, minutes or seconds, with the minimal number of digits.
    case elapsed(Character, Int)
    /// Fractions of a second, with the number of digits.
    case fractionalSeconds(Int)
    case amPM(isShort: Bool)
  }

  struct Condition {
    let comparison: String
    let bound: Double

    func holds(for value: Double) -> Bool {
      switch comparison {
      case "<": value < bound
      case ">": value > bound
      case "<=": value <= bound
      case ">=": value >= bound
      case "=": value == bound
      default: value != bound
      }
    }
  }

  private(set) var parts: [Part] = []
  private(set) var condition: Condition?
  private(set) var language: Language?

  var hasText: Bool { parts.contains(.text) }

  var isDate: Bool {
    parts.contains { part in
      switch part {
      case .dateTimeField, .elapsed, .amPM: true
      default: false
      }
    }
  }

  /// - Returns: nil if the code has an unknown part.
  static func sections(of code: String) -> [NumberFormatSection]? {
    var sections = [NumberFormatSection()]
    var rest = code[...]
    while let character = rest.first {
      if character == ";" {
        rest = rest.dropFirst()
        sections.append(NumberFormatSection())
      } else if !sections[sections.count - 1].parsePart(&rest) {
        return nil
      }
    }
    guard sections.count <= 4 else { return nil }
    for index in sections.indices { sections[index].resolveAmbiguities() }
    return sections
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
    let word = content.lowercased()
    if word.hasPrefix("$") { return parseCurrency(content.dropFirst()) }
    if let letter = word.first, "hms".contains(letter), word.allSatisfy({ $0 == letter }) {
      parts.append(.elapsed(letter, word.count))
      return true
    }
    let sign = content.prefix { "<>=".contains($0) }
    if !sign.isEmpty {
      guard let bound = Double(content[sign.endIndex...].trimmingPrefix(" ")), bound.isFinite else { return false }
      condition = Condition(comparison: String(sign), bound: bound)
      return true
    }
    let colours = ["black", "blue", "cyan", "green", "magenta", "red", "white", "yellow"]
    return colours.contains(word) || word.hasPrefix("color")
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

  /// Distinguishes minutes from months, and fractions of a second from digits.
  private mutating func resolveAmbiguities() {
    let places = parts.indices.filter { index in
      switch parts[index] {
      case .dateTimeField, .elapsed: true
      default: false
      }
    }
    for (order, place) in places.enumerated() {
      guard case .dateTimeField("m", let count) = parts[place], count <= 2 else { continue }
      let before = order > 0 ? Self.letter(parts[places[order - 1]]) : nil
      let after = order + 1 < places.count ? Self.letter(parts[places[order + 1]]) : nil
      if before == "h" || after == "s" { parts[place] = .dateTimeField("n", count) }
    }
    guard isDate else { return }
    var settled: [Part] = []
    var index = 0
    while index < parts.count {
      let digits = parts[(index + 1)...].prefix { $0 == .digit("0") }.count
      if parts[index] == .decimalPoint, digits > 0, settled.last.flatMap(Self.letter) == "s" {
        settled.append(.fractionalSeconds(digits))
        index += digits + 1
      } else {
        settled.append(parts[index])
        index += 1
      }
    }
    parts = settled
  }

  private static func letter(_ part: Part) -> Character? {
    switch part {
    case .dateTimeField(let letter, _), .elapsed(let letter, _): letter
    default: nil
    }
  }

  func text(_ text: String) -> String {
    parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .text: text
      default: ""
      }
    }.joined().trimmed
  }
}
