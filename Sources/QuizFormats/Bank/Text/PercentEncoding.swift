/// Decodes `%20` and the like (RFC 3986), and `+` as a space, as in forms.
///
/// RFC 3986 encodes a plus sign too, so both variants can be decoded in the same way.
enum PercentEncoding {
  /// The decoded text; nil if `%` isn't followed by two digits, or if the bytes aren't UTF-8.
  static func decodedText(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
