internal import QuizEngine

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

  /// In the order of the code.
  let parts: [Part]
  /// Which numbers the section is for; nil if its position in the format decides.
  let condition: Condition?
  /// The language of month names and separators; nil for the reader's own.
  let language: Language?

  var hasText: Bool { parts.contains(.text) }

  var isDate: Bool { parts.contains(where: \.isDateOrTime) }

  /// Formats a text: the literals, with the text in place of each `@`.
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

extension NumberFormatSection.Part {
  var isDateOrTime: Bool {
    switch self {
    case .dateTimeField, .elapsed, .amPM: true
    default: false
    }
  }
}
