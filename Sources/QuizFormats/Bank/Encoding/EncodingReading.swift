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
    (self.encoding, self.cost) = (encoding, cost)
  }
}
