public import QuizEngine

extension Language {
  /// A language tag in its usual case (`zh-Hant-TW`); nil if the text isn't well-formed (RFC 5646, section 2.1).
  public init?(validating text: String) {
    let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let primary = subtags.first, (2...8).contains(primary.utf8.count), primary.utf8.allSatisfy(\.isLetter),
      subtags.dropFirst().allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isLetterOrDigit) }),
      text.utf8.count <= 35
    else { return nil }
    let rest = subtags.dropFirst().map { subtag in
      switch subtag.utf8.count {
      case 2: subtag.uppercased()
      case 4 where subtag.utf8.allSatisfy(\.isLetter): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }
    self.init(([primary.lowercased()] + rest).joined(separator: "-"))
  }
}

extension RGBColor {
  /// Parses `#rrggbb`; nil for any other text.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, digits.allSatisfy(\.isLetterOrDigit),
      let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(
      red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
  }

  var hexadecimal: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
}
