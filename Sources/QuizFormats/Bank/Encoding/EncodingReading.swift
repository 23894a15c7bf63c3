/// A sample of a file, read in one encoding.
struct EncodingReading: Sendable {
  let encoding: LegacyEncoding
  let text: String
  let cost: TextCost

  init?(_ sample: some Collection<UInt8>, in encoding: LegacyEncoding, hint: String?, _ cache: inout WordCosts) {
    var bytes: [UInt8] = []
    var decoder = TextDecoder(.converted(encoding))
    decoder.decode(Array(sample), isLast: true, into: &bytes)
    text = String(decoding: bytes, as: UTF8.self)
    guard let cost = TextCost(DecodedText(text), in: encoding, hint: hint, &cache) else { return nil }
    self.encoding = encoding
    self.cost = cost
  }

  /// Whether a reader sees the same text. Romanian ş and ţ have a cedilla in some encodings and a comma in others.
  func isSame(as other: EncodingReading) -> Bool {
    text == other.text
      || text.unicodeScalars.elementsEqual(other.text.unicodeScalars) { Self.comma($0) == Self.comma($1) }
  }

  private static func comma(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "ş": "ș"
    case "ţ": "ț"
    case "Ş": "Ș"
    case "Ţ": "Ț"
    default: scalar
    }
  }
}
