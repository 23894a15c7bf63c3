internal import Foundation

/// A decimal number with fifteen digits, as Excel shows it, so that 0.1 + 0.2 is 0.3.
struct SpreadsheetDecimal {
  /// The digits without the sign; the value is 0.d₁d₂… · 10^exponent. Empty for zero.
  private(set) var digits: [UInt8]
  private(set) var exponent: Int

  /// - Parameter value: finite, and at least 0.
  init(_ value: Double) {
    let written = String(format: "%.14e", value)
    let parts = written.split(separator: "e")
    digits = parts[0].utf8.filter { (0x30...0x39).contains($0) }.map { $0 - 0x30 }
    exponent = (Int(parts.last ?? "") ?? 0) + 1
    normalise()
  }

  private mutating func normalise() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { exponent = 0 }
  }

  var isZero: Bool { digits.isEmpty }

  /// The number times a power of ten.
  func scaled(by power: Int) -> SpreadsheetDecimal {
    var scaled = self
    if !isZero { scaled.exponent += power }
    return scaled
  }

  /// The number with `decimals` digits after the point; halves are rounded up.
  func rounded(to decimals: Int) -> SpreadsheetDecimal {
    let digitCount = exponent + decimals
    guard digitCount < digits.count else { return self }
    var rounded = self
    guard digitCount >= 0 else {
      rounded.digits = []
      rounded.exponent = 0
      return rounded
    }
    let isUp = digits[digitCount] >= 5
    rounded.digits = Array(digits[..<digitCount])
    if isUp {
      var position = digitCount - 1
      while position >= 0, rounded.digits[position] == 9 {
        rounded.digits[position] = 0
        position -= 1
      }
      if position >= 0 {
        rounded.digits[position] += 1
      } else {
        rounded.digits.insert(1, at: 0)
        rounded.exponent += 1
      }
    }
    rounded.normalise()
    return rounded
  }

  /// The digits before the point, without leading zeros.
  var integerDigits: String {
    guard exponent > 0 else { return "" }
    let shown = digits.prefix(exponent)
    return Self.text(shown) + String(repeating: "0", count: exponent - shown.count)
  }

  /// The digits after the point, without trailing zeros.
  var fractionDigits: String {
    guard !isZero else { return "" }
    return String(repeating: "0", count: max(0, -exponent)) + Self.text(digits.dropFirst(max(0, exponent)))
  }

  private static func text(_ digits: some Sequence<UInt8>) -> String {
    String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  /// The text of a cell without a format; nil if the number needs a power of ten.
  static func general(_ value: Double, decimal: String) -> String? {
    let number = SpreadsheetDecimal(value.magnitude)
    guard (-14...21).contains(number.exponent) else { return nil }
    let text =
      (number.integerDigits.isEmpty ? "0" : number.integerDigits)
      + (number.fractionDigits.isEmpty ? "" : decimal + number.fractionDigits)
    return (value < 0 && !number.isZero ? "-" : "") + text
  }
}
