/// A text in the form that searches compare.
///
/// Upper and lower case are the same, and so are ё and е, full-width and ordinary letters, straight and curly
/// apostrophes. Combining accents don't count.
struct FoldedText: Hashable, Sendable {
  /// UTF-8. No character's bytes begin inside another's, so comparing bytes compares characters.
  private let bytes: [UInt8]

  init(_ text: String) {
    var folded = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      if let same = FoldedText.fold(scalar) { folded.append(same) }
    }
    bytes = Array(String(folded).utf8)
  }

  private static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x0300...0x036F, 0x00AD: nil
    case 0x0451: "е"
    case 0x2019: "'"
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0)
    default: scalar
    }
  }

  /// - Complexity: linear in the length of the text, for words that don't repeat themselves.
  func contains(_ word: FoldedText) -> Bool {
    let text = bytes.span
    let word = word.bytes.span
    guard word.count > 0 else { return true }
    var start = 0
    while start + word.count <= text.count {
      // It looks for the word's last byte, which is the rarest: in most scripts the first one only identifies the
      // script.
      var offset = word.count - 1
      while text[start + offset] == word[offset] {
        if offset == 0 { return true }
        offset -= 1
      }
      start += 1
    }
    return false
  }
}
