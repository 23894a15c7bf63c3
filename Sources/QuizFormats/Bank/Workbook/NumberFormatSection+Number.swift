extension NumberFormatSection {
  /// A number; nil if the format isn't for numbers.
  func formattedNumber(_ value: Double, locale: SpreadsheetLocale) -> String? {
    if parts.contains(.general) || parts.contains(.text) { return formattedGeneral(value, locale: locale) }
    if parts.contains(.slash) { return formattedRatio(value) }
    let number = SpreadsheetDecimal(value.magnitude).scaled(by: powerOfTen)
    if let power = parts.firstIndex(where: { if case .exponent = $0 { true } else { false } }) {
      return formattedScientific(number, isNegative: value < 0, at: power, locale: locale)
    }
    let rounded = number.rounded(to: decimals(parts[...]))
    return (value < 0 && !rounded.isZero ? "-" : "") + formattedDecimal(rounded, in: parts[...], locale: locale)
  }

  private func formattedGeneral(_ value: Double, locale: SpreadsheetLocale) -> String? {
    guard let number = SpreadsheetDecimal.general(value, decimal: locale.decimalSeparator) else { return nil }
    return parts.map { part in
      switch part {
      case .literal(let literal): literal
      case .general, .text: number
      default: ""
      }
    }.joined()
  }

  /// Two for each percent sign, and minus three for each comma after the last digit or before the point.
  private var powerOfTen: Int {
    var power = 2 * parts.count { $0 == .percent }
    if let last = parts.lastIndex(where: \.isDigit) { power -= 3 * commas(after: last) }
    if let point = parts.firstIndex(of: .decimalPoint), let last = parts[..<point].lastIndex(where: \.isDigit) {
      power -= 3 * commas(after: last)
    }
    return power
  }

  private func commas(after position: Int) -> Int { parts[(position + 1)...].prefix { $0 == .comma }.count }

  /// The number of digits after the point.
  private func decimals(_ parts: ArraySlice<Part>) -> Int {
    guard let point = parts.firstIndex(of: .decimalPoint) else { return 0 }
    return parts[point...].count { $0.isDigit }
  }

  /// A number's digits in the digit positions of a format.
  private func formattedDecimal(
    _ number: SpreadsheetDecimal, in parts: ArraySlice<Part>, locale: SpreadsheetLocale
  ) -> String {
    let point = parts.firstIndex(of: .decimalPoint) ?? parts.endIndex
    return formattedInteger(number, in: parts[..<point], locale: locale)
      + formattedFraction(number, in: parts[point...], locale: locale)
  }

  private func formattedInteger(
    _ number: SpreadsheetDecimal, in parts: ArraySlice<Part>, locale: SpreadsheetLocale
  ) -> String {
    guard let first = parts.firstIndex(where: \.isDigit), let last = parts.lastIndex(where: \.isDigit) else {
      return parts.map(\.literalText).joined()
    }
    let isGrouped = parts[first...last].contains(.comma)
    var digits = Array(number.integerDigits)
    var pieces: [String] = []
    var count = 0
    func add(_ digit: Character) {
      if isGrouped, count > 0, count % 3 == 0 { pieces.append(locale.groupingSeparator) }
      pieces.append(String(digit))
      count += 1
    }
    for index in parts.indices.reversed() {
      guard case .digit(let kind) = parts[index] else {
        pieces.append(parts[index].literalText)
        continue
      }
      if let digit = digits.popLast() {
        add(digit)
      } else if kind == "0" {
        add("0")
      } else if kind == "?" {
        pieces.append(" ")
      }
      if index == first { while let digit = digits.popLast() { add(digit) } }
    }
    return pieces.reversed().joined()
  }

  private func formattedFraction(
    _ number: SpreadsheetDecimal, in parts: ArraySlice<Part>, locale: SpreadsheetLocale
  ) -> String {
    var digits = Array(number.fractionDigits)[...]
    return parts.map { part in
      switch part {
      case .decimalPoint: return locale.decimalSeparator
      case .digit(let kind):
        if let digit = digits.popFirst() { return String(digit) }
        return kind == "0" ? "0" : kind == "?" ? " " : ""
      default: return part.literalText
      }
    }.joined()
  }

  private func formattedScientific(
    _ number: SpreadsheetDecimal, isNegative: Bool, at power: Int, locale: SpreadsheetLocale
  ) -> String? {
    guard case .exponent(let count, let showsPlus) = parts[power] else { return nil }
    let mantissa = parts[..<power]
    let point = mantissa.firstIndex(of: .decimalPoint) ?? mantissa.endIndex
    let step = max(1, mantissa[..<point].count { $0.isDigit })
    var exponent = 0
    var rounded = number
    if !number.isZero {
      let magnitude = number.exponent - 1
      exponent = (magnitude >= 0 ? magnitude / step : (magnitude - step + 1) / step) * step
      rounded = number.scaled(by: -exponent).rounded(to: decimals(mantissa))
      if rounded.exponent > step {
        exponent += step
        rounded = number.scaled(by: -exponent).rounded(to: decimals(mantissa))
      }
    }
    let digits = String(exponent.magnitude)
    let sign = exponent < 0 ? "-" : showsPlus ? "+" : ""
    return (isNegative ? "-" : "") + formattedDecimal(rounded, in: mantissa, locale: locale) + "E" + sign
      + String(repeating: "0", count: max(0, count - digits.count)) + digits
      + parts[(power + 1)...].map(\.literalText).joined()
  }

  /// `3 1/4`: the nearest fraction whose denominator fits the format's digits.
  private func formattedRatio(_ value: Double) -> String? {
    guard let slash = parts.firstIndex(of: .slash), value.magnitude < 1e9 else { return nil }
    let below = parts[(slash + 1)...].prefix { $0.isDigit || $0.isNumeral }
    let above = parts[..<slash].reversed().prefix { $0.isDigit }.count
    let hasWhole = parts[..<(slash - above)].contains(where: \.isDigit)
    guard above > 0, (1...3).contains(below.count) else { return nil }
    let written = below.map(\.literalText).joined()
    let fixed = below.contains(where: \.isNumeral) ? Int(written) : nil
    let most = [9, 99, 999][below.count - 1]
    var whole = hasWhole ? Int(value.magnitude) : 0
    let rest = value.magnitude - Double(whole)
    var best = (numerator: 0, denominator: fixed ?? 1)
    if let fixed {
      guard fixed > 0 else { return nil }
      best.numerator = Int((rest * Double(fixed)).rounded())
    } else {
      var least = Double.infinity
      for denominator in 1...most {
        let numerator = (rest * Double(denominator)).rounded()
        let distance = (numerator / Double(denominator) - rest).magnitude
        if distance < least - 1e-12 { (least, best) = (distance, (Int(numerator), denominator)) }
      }
    }
    if hasWhole, best.numerator == best.denominator { (whole, best.numerator) = (whole + 1, 0) }
    var pieces: [String] = []
    if whole > 0 || best.numerator == 0 && hasWhole { pieces.append(String(whole)) }
    if best.numerator > 0 || !hasWhole { pieces.append("\(best.numerator)/\(best.denominator)") }
    return (value < 0 ? "-" : "") + pieces.joined(separator: " ")
  }
}

extension NumberFormatSection.Part {
  fileprivate var isDigit: Bool { if case .digit = self { true } else { false } }

  /// A literal digit.
  fileprivate var isNumeral: Bool {
    if case .literal(let text) = self { !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber } } else { false }
  }

  fileprivate var literalText: String {
    switch self {
    case .literal(let text): text
    case .percent: "%"
    default: ""
    }
  }
}
