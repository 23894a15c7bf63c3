/// Decodes Base64 (RFC 4648, section 4), with or without padding. Line breaks are ignored.
enum Base64 {
  /// The decoded text; nil if it isn't Base64, or if the bytes aren't UTF-8.
  static func decodedText(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var bits = UInt32(0)
    var count = 0
    var padding = 0
    for byte in text.utf8 where !isLineBreak(byte) && byte != 0x20 {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard padding <= 2, count < 6 else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte) - 48 + 52
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
