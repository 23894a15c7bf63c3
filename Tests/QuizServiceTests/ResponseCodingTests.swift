import QuizEngine
import Testing

@testable import QuizService

struct ResponseCodingTests {
  @Test(
    arguments: [
      ([], [1]),
      ([nil, nil], [1]),
      ([.single(0)], [1, 1]),
      ([.single(2), .single(31)], [1, 9, 125]),
      ([nil, .single(1), nil], [1, 0, 5]),
      ([.multiple([])], [1, 2]),
      ([.multiple([0, 2, 3])], [1, 14, 0, 2, 1]),
      ([.ranged(0), .ranged(1000)], [1, 3, 0xA3, 0x1F]),
      ([.single(32)], [1, 0x81, 0x01]),
    ] as [([QuestionResponse?], [UInt8])])
  func `responses are encoded compactly`(responses: [QuestionResponse?], bytes: [UInt8]) {
    #expect(ResponseCoding.encode(responses) == bytes)
  }

  @Test func `encoded responses survive a round trip, except for open positions at the end`() {
    var generator = SeededGenerator(seed: 1, stream: .simulation)
    for _ in 0..<2_000 {
      let responses = (0..<generator.next(upperBound: 30)).map { _ in QuestionResponse.random(by: &generator) }
      let end = responses.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
      #expect(ResponseCoding.decode(ResponseCoding.encode(responses)) == Array(responses.prefix(end)))
    }
  }

  @Test func `200 answers take 201 bytes, and 200 answers of twelve switches take 2601`() {
    #expect(ResponseCoding.encode(Array(repeating: .single(3), count: 200)).count == 201)
    #expect(ResponseCoding.encode(Array(repeating: .multiple(Array(0..<12)), count: 200)).count == 2_601)
  }

  @Test(
    arguments: [[], [0], [2, 5], [1, 4], [1, 0x80], [1, 10, 1], [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]] as [[UInt8]])
  func `invalid bytes aren't decoded`(bytes: [UInt8]) {
    #expect(ResponseCoding.decode(bytes) == nil)
  }

  @Test func `no bytes crash the decoder`() {
    var generator = SeededGenerator(seed: 2, stream: .simulation)
    for _ in 0..<20_000 {
      let bytes = [1] + (0..<generator.next(upperBound: 12)).map { _ in UInt8(generator.next(upperBound: 256)) }
      if let responses = ResponseCoding.decode(bytes) {
        #expect(responses.count <= bytes.count)
      }
    }
  }
}

extension QuestionResponse {
  fileprivate static func random(by generator: inout SeededGenerator) -> QuestionResponse? {
    switch generator.next(upperBound: 4) {
    case 0: return nil
    case 1: return .single(generator.next(upperBound: 300))
    case 2: return .ranged(generator.next(upperBound: 1001))
    default:
      var on = generator.sample(generator.next(upperBound: 20), of: Array(0..<200))
      on.sort()
      return .multiple(on)
    }
  }
}
