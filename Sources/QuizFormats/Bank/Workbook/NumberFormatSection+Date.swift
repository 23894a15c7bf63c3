extension NumberFormatSection {
  /// A date or a time of day; nil if it can't be shown.
  func formattedDate(_ value: Double, locale: SpreadsheetLocale, is1904: Bool) -> String? {
    guard let date = SerialDate(rounded(value), is1904: is1904) else { return nil }
    // Excel shows day 0 as 0 January 1900.
    if date.serialDay == 0, !is1904, parts.contains(where: { $0.isCalendarField }) { return nil }
    var text = ""
    for part in parts {
      guard let piece = formatted(part, date: date, locale: locale) else { return nil }
      text += piece
    }
    return text
  }

  /// Rounds to the last shown fraction of a second; minutes are never rounded up.
  private func rounded(_ value: Double) -> Double {
    var digits = parts.contains { if case .dateTimeField("s", _) = $0 { true } else { false } } ? 0 : 3
    for case .fractionalSeconds(let count) in parts { digits = min(count, 3) }
    for case .elapsed("s", _) in parts where digits == 3 { digits = 0 }
    var scale = 86_400.0
    for _ in 0..<digits { scale *= 10 }
    return (value * scale).rounded() / scale
  }

  private func formatted(_ part: Part, date: SerialDate, locale: SpreadsheetLocale) -> String? {
    switch part {
    case .literal(let literal): return literal
    case .slash: return "/"
    case .comma: return ","
    case .decimalPoint: return "."
    case .amPM(let isShort): return (date.hours < 12 ? "AM" : "PM").prefixed(isShort ? 1 : 2)
    case .elapsed(let letter, let count): return elapsedUnits(letter, date).padded(count)
    case .fractionalSeconds(let count):
      return "." + String((date.milliseconds % 1_000).padded(3).prefix(count)).paddedEnd(count)
    case .dateTimeField(let letter, let count): return formattedField(letter, width: count, date: date, locale: locale)
    case .digit, .percent, .exponent, .general, .text: return nil
    }
  }

  private func elapsedUnits(_ letter: Character, _ date: SerialDate) -> Int {
    let seconds = date.serialDay * 86_400 + date.milliseconds / 1_000
    return letter == "h" ? seconds / 3_600 : letter == "m" ? seconds / 60 : seconds
  }

  /// A part of a date or a time.
  ///
  /// - Parameters:
  ///   - letter: `y`, `m`, `d`, `h`, `n` for minutes, or `s`.
  ///   - width: how often the format repeats the letter.
  private func formattedField(
    _ letter: Character, width count: Int, date: SerialDate, locale: SpreadsheetLocale
  ) -> String? {
    switch letter {
    case "y": return count <= 2 ? (date.year % 100).padded(2) : date.year.padded(4)
    case "m":
      switch count {
      case 1, 2: return date.month.padded(count)
      case 3: return locale.shortMonths[date.month - 1]
      case 4: return locale.months[date.month - 1]
      default: return String(locale.months[date.month - 1].prefix(1))
      }
    case "d":
      switch count {
      case 1, 2: return date.day.padded(count)
      case 3: return locale.shortWeekdays[date.weekday]
      default: return locale.weekdays[date.weekday]
      }
    case "h":
      let is12Hour = parts.contains { if case .amPM = $0 { true } else { false } }
      return (is12Hour ? (date.hours + 11) % 12 + 1 : date.hours).padded(min(count, 2))
    case "n": return (date.milliseconds / 60_000 % 60).padded(min(count, 2))
    default: return (date.milliseconds / 1_000 % 60).padded(min(count, 2))
    }
  }
}

extension NumberFormatSection.Part {
  fileprivate var isCalendarField: Bool {
    if case .dateTimeField(let letter, _) = self { "ymd".contains(letter) } else { false }
  }
}

extension SerialDate {
  fileprivate var hours: Int { milliseconds / 3_600_000 }
}

extension Int {
  /// The number with leading zeros.
  fileprivate func padded(_ count: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
  }
}

extension String {
  fileprivate func prefixed(_ count: Int) -> String { String(prefix(count)) }

  fileprivate func paddedEnd(_ length: Int) -> String { self + String(repeating: "0", count: max(0, length - count)) }
}
