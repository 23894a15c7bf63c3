extension String {
  /// Joins texts, with a space where a Chinese character meets a Latin letter or a digit.
  static func spaced(_ parts: String...) -> String {
    var text = ""
    for part in parts {
      if let last = text.unicodeScalars.last, let first = part.unicodeScalars.first,
        last.isChinese && first.isLatinOrDigit || last.isLatinOrDigit && first.isChinese
      {
        text += " "
      }
      text += part
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var isChinese: Bool { (0x3400...0x9FFF).contains(value) || (0x20000...0x3FFFF).contains(value) }

  /// Whether it is a digit of ASCII or a letter of European languages.
  fileprivate var isLatinOrDigit: Bool {
    switch value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F: true
    default: false
    }
  }
}
