public import QuizEngine

extension Language {
  /// A language tag in its usual case (`zh-Hant-TW`); nil if the text isn't well-formed (RFC 5646, section 2.1).
  public init?(validating text: String) {
    if text.isUsualTag { self.init(text) } else { self.init(normalizing: text) }
  }

  /// The same, without the shortcut for tags in their usual case.
  init?(normalizing text: String) {
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
  /// The colour that a quiz file writes as `#rrggbb`, in small or capital letters; nil for anything else.
  init?(css text: String) {
    guard text.utf8.first == UInt8(ascii: "#") else { return nil }
    self.init(hex: text.dropFirst().lowercased())
  }

  /// `#rrggbb`
  var css: String { "#" + hex }
}

extension String {
  /// Whether a text is certainly a tag in its usual case: two or three small letters, as most tags are, or those with a
  /// script after them.
  fileprivate var isUsualTag: Bool {
    let bytes = utf8
    let primary = bytes.prefix { (0x61...0x7A).contains($0) }
    guard (2...3).contains(primary.count) else { return false }
    let rest = bytes.dropFirst(primary.count)
    guard !rest.isEmpty else { return true }
    let script = rest.dropFirst()
    return rest.first == UInt8(ascii: "-") && script.count == 4 && (0x41...0x5A).contains(script.first ?? 0)
      && script.dropFirst().allSatisfy { (0x61...0x7A).contains($0) }
  }
}

extension UInt8 {
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var isLetterOrDigit: Bool { isLetter || (0x30...0x39).contains(self) }
}
