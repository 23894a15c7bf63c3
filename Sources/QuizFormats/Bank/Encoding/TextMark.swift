/// A sign beyond ASCII that isn't a letter, and whether it fits between its neighbours.
struct TextMark: Hashable, Sendable {
  let scalar: Unicode.Scalar
  let position: Position

  /// Where a sign stands.
  enum Position: Sendable {
    /// Where its kind belongs.
    case usual
    /// An apostrophe in a contraction, an elision or a genitive: it’s, l’eau, James’.
    case contraction
    case unusual
    /// Inside or at a word, where its kind doesn't belong.
    case inWord
  }

  /// What is next to a sign.
  enum Neighbour: Sendable {
    case edge, space, letter, digit, sign
    /// The end of a sentence, or a colon.
    case stop
  }

  /// - Parameter isPaired: whether it is a quotation mark with a partner.
  init(_ scalar: Unicode.Scalar, before: Neighbour, after: Neighbour, isContraction: Bool, isPaired: Bool) {
    self.scalar = scalar
    if isContraction {
      position = .contraction
    } else if isPaired || Self.fits(scalar, before, after) {
      position = .usual
    } else {
      let isJoining = "–—’\u{A0}".unicodeScalars.contains(scalar)
      let isAtWord =
        before == .letter && after == .letter && !isJoining
        || after == .letter && Self.neverBeforeLetters.contains(scalar)
      position = isAtWord ? .inWord : .unusual
    }
  }

  /// The cost in bits in a language that has the marks.
  func cost(_ marks: Set<Unicode.Scalar>) -> Int {
    switch scalar.value {
    case 0x80...0x9F, 0xE000...0xF8FF, 0xFFFD, 0xFFFE, 0xFFFF: return 24
    case 0x2500...0x25FF: return 17
    default: break
    }
    if position == .inWord { return 17 }
    if marks.contains(scalar) { return position == .contraction ? -2 : position == .usual ? 4 : 11 }
    if Self.common.contains(scalar) { return position == .unusual ? 13 : 7 }
    return (0x3000...0x303F).contains(scalar.value) || (0xFF01...0xFF65).contains(scalar.value) ? 12 : 14
  }

  private static let common = Set("«»“”‘’–—…°§€£¥¢\u{A0}•·×÷±½¼¾²³ªº¿¡©®™№−′″→µ‰".unicodeScalars)
  private static let neverBeforeLetters = Set("©®™¶¬¦¤¨´¸¯ˆ˜†‡°²³º¹ª‰".unicodeScalars)

  private static func fits(_ scalar: Unicode.Scalar, _ before: Neighbour, _ after: Neighbour) -> Bool {
    switch scalar {
    // ’60s, ’em, 5’
    case "’": return !before.isWord && after.isWord || before == .digit && !after.isWord
    case "·": return !before.isGap || !after.isGap
    case "“", "”", "„", "‚", "‘", "«", "»", "‹", "›": return false
    case "–", "—":
      if before == .letter { return after == .sign }
      return before.isWord == after.isWord || before == .sign || after == .sign
    // After a letter it can be à of DOS.
    case "…": return !after.isWord && before != .letter && !(before.isGap && after == .space)
    case "©", "®", "™": return !after.isWord
    case "€", "£", "¥", "¢": return before == .digit || after == .digit || before == .edge && after == .edge
    case "°": return before == .digit && after != .digit || before.isGap && after == .letter
    case "º", "ª", "²", "³": return before.isWord && !after.isWord
    case "½", "¼", "¾", "µ": return before != .letter
    case "¿", "¡": return !before.isWord && after.isWord
    case "§", "№": return !before.isWord && after != .letter
    case "\u{A0}": return !(before == .letter && after == .letter) && !before.isGap && !after.isGap
    default: return before != .letter && after != .letter
    }
  }
}

extension TextMark.Neighbour {
  var isWord: Bool { self == .letter || self == .digit }
  var isGap: Bool { self == .edge || self == .space }
}
