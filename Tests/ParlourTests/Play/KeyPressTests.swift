import Testing

@testable import parlour

@Suite struct KeyPressTests {
  @Test(
    arguments: [
      ("\u{1B}[A", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}[C\u{1B}[D", [.right, .left]), ("jk", [.down, .up]),
      ("\r", [.enter]), (" ", [.space]), ("\u{7F}", [.back]), ("b", [.back]), ("и", [.back]), ("Q", [.quit]),
      ("й", [.quit]), ("7", [.digit(7)]), ("0", []), ("\u{3}", [.interrupt]),
      ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
      ("\u{1B}[1;5A", []), ("\u{1B}[<0;10;10Mq", [.quit]), ("\u{1B}q", [.quit]), ("你🐶w", [.explain]),
    ] as [(String, [KeyPress])])
  func `bytes of a terminal are decoded to keys`(text: String, keys: [KeyPress]) {
    var decoder = KeyPressDecoder()
    #expect(decoder.keys(in: Array(text.utf8)) == keys)
  }

  @Test func `an escape sequence may arrive in parts`() {
    var decoder = KeyPressDecoder()
    let pieces = "\u{1B}[Aй\u{1B}[6~".utf8.map { decoder.keys(in: [$0]) }
    #expect(pieces.flatMap(\.self) == [.up, .quit, .pageDown])
  }

  @Test func `no bytes crash the key decoder`() {
    var decoder = KeyPressDecoder()
    for byte in UInt8.min...UInt8.max { _ = decoder.keys(in: [0x1B, byte, 0x5B, byte, byte]) }
    _ = decoder.keys(in: [0x1B, 0x5B] + [UInt8](repeating: 0x30, count: 100))
    #expect(decoder.keys(in: Array("\u{1B}[Bq".utf8)).last == .quit)
  }
}
