import QuizEngine
import QuizPages
import Testing

@testable import QuizWeb

struct FormDataTests {
  @Test func `fields are read in order, with repeated names, escapes and plus signs`() throws {
    let form = try #require(FormData(parsing: Array("a=1&b=x+y&a=%D0%B4%26&empty=&bare&c=a=b".utf8)))
    #expect(form.values("a") == ["1", "д&"])
    #expect(form["b"] == "x y")
    #expect(form["empty"] == "" && form["bare"] == "" && form["c"] == "a=b" && form["none"] == nil)
  }

  @Test func `a form from before the update from 0.6 is read by its former names`() throws {
    let form = try #require(FormData(parsing: Array("present=tea&ticket=1&proof=2".utf8)))
    #expect(form[AccountField.currentPassword] == "tea")
    #expect(form[IdempotencyKeyField.name] == "1" && form[CSRFTokenField.name] == "2")
    let both = try #require(FormData(parsing: Array("present=old&current-password=".utf8)))
    #expect(both[AccountField.currentPassword] == "")
  }

  @Test(arguments: ["a=%", "a=%4", "a=%zz", "%=1", "a=%FF", "a=%C0%80", "a=%+1"])
  func `a broken escape sequence is refused`(body: String) {
    #expect(FormData(parsing: Array(body.utf8)) == nil)
  }

  @Test(arguments: [
    ("answer=3", QuestionResponse.single(3)),
    ("kind=multiple", .multiple([])),
    ("kind=multiple&answer=4&answer=1&answer=4", .multiple([1, 4])),
    ("value=500&typed=", .ranged(500)),
    ("value=500&typed=7", .ranged(70)),
    ("value=500&typed=33.3", .ranged(333)),
    ("value=500&typed=33,35", .ranged(334)),
    ("value=500&typed=33.34", .ranged(333)),
    ("value=500&typed=100", .ranged(1000)),
    ("value=500&typed=8.", .ranged(80)),
    ("value=500&typed=.5", .ranged(5)),
    ("value=500&typed=%2C5", .ranged(5)),
    ("value=500&typed=+50+", .ranged(500)),
    ("value=500&typed=+7,25+%25", .ranged(73)),
    ("value=500&typed=%EF%BC%95%EF%BC%90", .ranged(500)),  // ５０
    ("value=500&typed=%D9%A5%D9%A0%D9%AB%D9%A5", .ranged(505)),  // ٥٠٫٥
  ])
  func `a question's form is decoded to a response`(body: String, expected: QuestionResponse) {
    #expect(FormData(parsing: Array(body.utf8))?.questionResponse == expected)
  }

  @Test(arguments: [
    "", "answer=", "answer=-1", "answer=+1", "answer=1.5", "answer=99999999999999999999", "answer=٣",
    "kind=multiple&answer=x",
    "value=", "value=1e3", "typed=abc", "typed=1.2.3", "typed=-5", "typed=.", "typed=+", "typed=%25", "typed=5+0",
    "typed=00050", "typed=%C2%BD", "typed=5.x", "other=1",
    "answer=0&answer=1",
  ])
  func `an invalid question form is refused`(body: String) {
    #expect(FormData(parsing: Array(body.utf8))?.questionResponse == nil)
  }

  @Test func `random bytes are a form exactly if every field can be decoded`() {
    var generator = SeededGenerator(seed: 11, stream: .simulation)
    var (forms, rejected) = (0, 0)
    for _ in 0..<3000 {
      let bytes = (0..<generator.next(upperBound: 20)).map { _ in
        switch generator.next(upperBound: 40) {
        case 0: UInt8(generator.next(upperBound: 256))
        case 1...2: UInt8(ascii: "%")
        default: Array("4=&+a0;".utf8)[generator.next(upperBound: 7)]
        }
      }
      let form = FormData(parsing: bytes)
      let expected = Self.decode(bytes)
      #expect((form == nil) == (expected == nil), "\(bytes)")
      for (name, values) in expected ?? [:] { #expect(form?.values(name) == values, "\(bytes)") }
      if form == nil { rejected += 1 } else { forms += 1 }
    }
    #expect(forms > 500 && rejected > 500)
  }

  /// The same by other means: the bytes are split at each percent sign.
  private static func decode(_ bytes: [UInt8]) -> [String: [String]]? {
    var fields: [String: [String]] = [:]
    for pair in bytes.split(separator: UInt8(ascii: "&")) {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let texts = parts.map(decodePart)
      guard let name = texts[0], let value = texts.count > 1 ? texts[1] : "" else { return nil }
      fields[name, default: []].append(value)
    }
    return fields
  }

  private static func decodePart(_ part: ArraySlice<UInt8>) -> String? {
    let plain = part.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    let pieces = plain.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var decoded = Array(pieces[0])
    for piece in pieces.dropFirst() {
      let digits = String(decoding: piece.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let byte = UInt8(digits, radix: 16) else { return nil }
      decoded.append(byte)
      decoded += piece.dropFirst(2)
    }
    return String(validating: decoded, as: UTF8.self)
  }
}
