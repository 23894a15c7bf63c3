import QuizDrafts
import QuizEngine
import QuizSamples
import QuizStorage
import Testing

struct DraftCodecTests {
  private let operation = """
    {
      "version": 1,
      "changes": 12,
      "operations": [
        {
          "set": "text",
          "of": "a7",
          "in": "ru",
          "from": "Кот",
          "to": "Кошка"
        },
        {
          "set": "points",
          "of": "a7",
          "in": "o2",
          "to": 3
        },
        {
          "insert": {
            "item": "q4",
            "text": {
              "en": "Which?"
            },
            "answers": [
              {
                "item": "a9"
              }
            ]
          },
          "at": {
            "in": "quiz",
            "after": "q3"
          }
        },
        {
          "move": "q4",
          "from": {
            "in": "quiz",
            "after": "q3"
          },
          "to": {
            "in": "quiz"
          }
        }
      ]
    }

    """

  @Test func `a change is written so that people can read it`() throws {
    let change = try DraftCodec.decodeChange(operation)
    #expect(change.version == 12 && change.operations.count == 4)
    #expect(
      change.operations[0]
        == .set(DraftLocation(DraftItemID("a7"), .text, "ru"), from: .text("Кот"), to: .text("Кошка")))
    #expect(DraftCodec.encode(change) == operation)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random drafts and changes go to text and back`(seed: UInt64) throws {
    var draft = Draft()
    var random = DraftRandom(seed: seed)
    let operations = random.change(&draft, operations: 60)
    let text = DraftCodec.encode(draft)
    #expect(try DraftCodec.decode(text) == draft)
    #expect(DraftCodec.encode(try DraftCodec.decode(text)) == text)
    let change = DraftChange(version: Int(seed), operations: operations)
    #expect(try DraftCodec.decodeChange(DraftCodec.encode(change)) == change)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `damaged text is refused or read, and never ends the program`(seed: UInt64) {
    var dice = SeededGenerator(seed: seed, stream: .simulation)
    var draft = Draft()
    var random = DraftRandom(seed: seed)
    _ = random.change(&draft, operations: 30)
    for text in [DraftCodec.encode(draft), operation] {
      for _ in 0..<40 {
        var bytes = Array(text.utf8)
        for _ in 0..<1 + dice.next(upperBound: 3) {
          let index = dice.next(upperBound: bytes.count)
          switch dice.next(upperBound: 3) {
          case 0: bytes.remove(at: index)
          case 1: bytes.insert(bytes[dice.next(upperBound: bytes.count)], at: index)
          default: bytes[index] = UInt8(dice.next(upperBound: 256))
          }
        }
        let damaged = String(decoding: bytes, as: UTF8.self)
        _ = try? DraftCodec.decode(damaged)
        if let change = try? DraftCodec.decodeChange(damaged) { _ = try? draft.merging(change.operations, over: []) }
      }
    }
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"version": 2, "quiz": {}}"#, #"{"version": 1}"#, #"{"version": 1, "quiz": []}"#,
    #"{"version": 1, "quiz": {"title": "no language"}}"#, #"{"version": 1, "quiz": {"colour": "red"}}"#,
    #"{"version": 1, "quiz": {"outcomes": [{"name": {"en": "no id"}}]}}"#,
    #"{"version": 1, "quiz": {"outcomes": [{"item": "o1"}, {"item": "o1"}]}}"#,
    #"{"version": 1, "quiz": {"outcomes": [{"item": "q1"}]}}"#,
    #"{"version": 1, "quiz": {"questions": [{"item": "q1", "answers": [{"item": "q2"}]}]}}"#,
    #"{"version": 1, "quiz": {"draw": 1e3}}"#, #"{"version": 1, "quiz": {"draw": null}}"#,
    "{\"version\": 1, \"quiz\": {\"id\": " + String(repeating: "[", count: 100_000),
  ])
  func `what no draft can be is refused`(text: String) {
    #expect(throws: QuizDecodingError.self) { try DraftCodec.decode(text) }
  }

  @Test func `a change has limits`() {
    let text =
      "{\"version\": 1, \"changes\": 0, \"operations\": ["
      + (0...10_000).map { _ in "{\"set\": \"draw\", \"of\": \"quiz\"}" }.joined(separator: ",") + "]}"
    #expect(throws: QuizDecodingError.self) { try DraftCodec.decodeChange(text) }
    #expect(throws: QuizDecodingError.self) { try DraftCodec.decode(String(repeating: " ", count: 8_000_001)) }
  }
}
