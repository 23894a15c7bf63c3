import Testing

@testable import QuizService

struct Token128Tests {
  @Test func `each byte is the digit of one value or of none`() {
    for byte in UInt8.min...UInt8.max {
      #expect(Int(Token128.values[Int(byte)]) == Token128.digits.firstIndex(of: byte) ?? 255, "\(byte)")
    }
  }

  @Test(arguments: 0..<200)
  func `a token is the same after its text and its bytes`(_: Int) {
    let token = Token128(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    #expect(Token128(text: token.text) == token)
    #expect(Token128(bytes: token.bytes) == token)
    #expect(Token128(prefixOf: token.bytes + [1, 2, 3]) == token)
  }

  @Test func `the highest byte and the highest digit come first`() {
    let token = Token128(high: 0x0102_0304_0506_0708, low: 0x090A_0B0C_0D0E_0F10)
    #expect(token.bytes == Array(1...16))
    #expect(Token128(high: 0, low: 31).text == String(repeating: "0", count: 25) + "z")
  }

  @Test(arguments: [
    "", "0", String(repeating: "z", count: 26), String(repeating: "0", count: 27),
    "О" + String(repeating: "0", count: 24),
  ])
  func `a text of another length, alphabet or size is no token`(text: String) { #expect(Token128(text: text) == nil) }

  @Test(arguments: [0, 15, 17, 32])
  func `another number of bytes is no token`(count: Int) {
    #expect(Token128(bytes: [UInt8](repeating: 1, count: count)) == nil)
  }
}
