import QuizEngine
import Testing

@testable import QuizService

struct RecoveryCodeTests {
  private let code = RecoveryCode(random: (1...15).map { UInt8($0 * 17) })

  @Test func `a recovery code has five groups of five characters and survives a round trip`() throws {
    #expect(code.text.split(separator: "-").map(\.count) == [5, 5, 5, 5, 5])
    #expect(RecoveryCode(typed: code.text) == code)
  }

  @Test func `a recovery code is accepted in any case and spacing`() {
    let text = code.text
    for typed in [
      text.uppercased(), text.replacing("-", with: ""), text.replacing("-", with: " "), "  \(text)\n",
      text.replacing("0", with: "O"), text.replacing("1", with: "l"), text.replacing("1", with: "I"),
      text.replacing("-", with: "–"),
    ] { #expect(RecoveryCode(typed: typed) == code, "\(typed)") }
  }

  @Test func `the check character finds nearly every typing error`() {
    var (mistakes, missed) = (0, 0)
    let characters = Array(code.text.replacing("-", with: ""))
    for index in characters.indices {
      for other in "0123456789abcdefghjkmnpqrstvwxyz" where other != characters[index] {
        var mistyped = characters
        mistyped[index] = other
        mistakes += 1
        if RecoveryCode(typed: String(mistyped)) != nil { missed += 1 }
      }
    }
    #expect(mistakes == 25 * 31 && missed <= 4)
  }

  @Test(arguments: [
    "", "-----", "u", String(repeating: "0", count: 24), String(repeating: "é", count: 25),
    String(repeating: "0", count: 9999),
  ])
  func `an invalid recovery code is refused`(typed: String) {
    #expect(RecoveryCode(typed: typed) == nil)
  }

  @Test func `only a digest of the recovery code is stored, and it matches only that code`() {
    let other = RecoveryCode(random: (1...15).map { UInt8($0) })
    #expect(code.matches(code.digest) && !code.matches(other.digest) && !code.matches(nil) && !code.matches(""))
    #expect(!code.digest.contains(code.text.prefix(5)))
  }

  @Test func `recovery codes have 115 random bits`() {
    // Each of the first 23 characters takes each of its 32 values, independently of the others.
    var seen = [Set<Character>](repeating: [], count: 23)
    var generator = SeededGenerator(seed: 7, stream: .options)
    for _ in 0..<2000 {
      let bytes = (0..<2).flatMap { _ in Token128(high: generator.next(), low: 0).bytes.prefix(8) }
      for (index, character) in RecoveryCode(random: bytes).text.replacing("-", with: "").prefix(23).enumerated() {
        seen[index].insert(character)
      }
    }
    #expect(seen.allSatisfy { $0.count == 32 })
  }
}
