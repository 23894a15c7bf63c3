/// A key that a play handles.
enum KeyPress: Hashable {
  case up, down, left, right, home, end, pageUp, pageDown
  case enter, space, back, next, explain, quit
  /// 1 to 9.
  case digit(Int)
  /// Ctrl-C.
  case interrupt
}

/// Turns what a terminal sends into keys (ECMA-48 and xterm's cursor keys). Sequences may arrive in pieces.
struct KeyPressDecoder {
  private var pending: [UInt8] = []

  /// - Returns: the keys that are complete now, in order. Unknown sequences are skipped.
  mutating func keys(in bytes: [UInt8]) -> [KeyPress] {
    pending += bytes
    var keys: [KeyPress] = []
    while let length = nextLength {
      let token = Array(pending.prefix(length))
      pending.removeFirst(length)
      if let key = Self.key(token) { keys.append(key) }
    }
    return keys
  }

  /// The number of bytes of the next character or sequence; nil if it isn't complete.
  private var nextLength: Int? {
    guard let first = pending.first else { return nil }
    let length: Int
    switch first {
    case 0x1B: return sequenceLength
    case 0xC0...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF7: length = 4
    default: length = 1
    }
    return pending.count >= length ? length : nil
  }

  /// After ESC: `O` and one more, `[` up to its final byte, or nothing that belongs to it.
  private var sequenceLength: Int? {
    guard pending.count > 1 else { return nil }
    switch pending[1] {
    case UInt8(ascii: "O"): return pending.count > 2 ? 3 : nil
    case UInt8(ascii: "["):
      let end = pending.dropFirst(2).firstIndex { !(0x20...0x3F).contains($0) }
      if end == nil, pending.count > 32 { return pending.count }
      return end.map { $0 + 1 }
    default: return 1
    }
  }

  private static func key(_ token: [UInt8]) -> KeyPress? {
    if token.first == 0x1B { return sequences[String(decoding: token.dropFirst(2), as: UTF8.self)] }
    let text = String(decoding: token, as: UTF8.self).lowercased()
    if let digit = Int(text), digit > 0 { return .digit(digit) }
    return characters[text]
  }

  private static let sequences: [String: KeyPress] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "M": .enter,
    "1~": .home, "7~": .home, "4~": .end, "8~": .end, "5~": .pageUp, "6~": .pageDown,
  ]

  /// Letters, and those that stand on the same keys of a Russian keyboard.
  private static let characters: [String: KeyPress] = [
    "k": .up, "л": .up, "j": .down, "о": .down, "h": .left, "р": .left, "l": .right, "д": .right,
    "b": .back, "и": .back, "\u{7F}": .back, "\u{8}": .back, "n": .next, "т": .next, "w": .explain, "ц": .explain,
    "q": .quit, "й": .quit, "\r": .enter, "\n": .enter, " ": .space, "\u{3}": .interrupt,
  ]
}
