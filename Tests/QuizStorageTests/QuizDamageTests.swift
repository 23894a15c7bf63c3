import QuizEngine
import QuizStorage
import Testing

@Suite struct QuizDamageTests {
  private static let text = """
    {
      "id": "tea", "languages": ["en", "ru"], "title": "Tea?", "description": {"ru": "Чай?"},
      "outcomes": [
        {"id": "tea", "name": "Tea", "description": "Calm."}, {"id": "coffee", "name": "Coffee", "description": "Quick."}
      ],
      "questions": [
        {"id": "q1", "text": "Now?", "tag": "a",
          "answers": [{"text": "Yes", "outcome": "tea"}, {"text": "No", "points": {"coffee": 2}}]},
        {"id": "q2", "text": "Then?", "answers": [{"text": "Yes"}, {"text": "No"}]}
      ],
      "draw": 1, "quotas": {"a": 1}
    }
    """

  @Test func `the sample is a quiz`() throws {
    #expect(try QuizCodec.decode(Self.text).questions[0].answers[1].outcomePoints[0].points == 2)
  }

  @Test(arguments: [
    (#""id": "tea", "lang"#, #""lang"#, "id: is missing"),
    (#"["en", "ru"]"#, "[]", "languages: has fewer than 1 items"),
    (#"["en", "ru"]"#, #"["en", "en"]"#, "languages[1]: occurs twice"),
    (#"["en", "ru"]"#, #""en""#, "languages: isn't an array"), (#""Tea?""#, "7", "title: isn't a text"),
    (#"{"ru": "Чай?"}"#, "{}", "description: isn't an object with members"),
    (#"{"ru": "Чай?"}"#, #"{"de": "Tee?"}"#, "description.de: isn't a language of the quiz"),
    (#"{"ru": "Чай?"}"#, #"{"ru": null}"#, "description.ru: isn't a string"),
    (#""name": "Tea""#, #""nam": "Tea""#, "outcomes[0].nam: isn't known"),
    (#""id": "coffee""#, #""id": "tea""#, "outcomes[1]: has another one's id"),
    (#""id": "q2""#, #""id": "q1""#, "questions[1]: has another one's id"),
    (#""outcome": "tea""#, #""outcome": "milk""#, "questions[0].answers[0].outcome: isn't an outcome of the quiz"),
    (#""coffee": 2"#, #""coffee": 2.5"#, "questions[0].answers[1].points.coffee: isn't an integer"),
    (#""coffee": 2"#, #""coffee": 0"#, "questions[0].answers[1].points.coffee: is out of range"),
    (#""coffee": 2"#, #""coffee": 99999999999999999999"#, "questions[0].answers[1].points.coffee: isn't an integer"),
    (#"[{"text": "Yes"}, {"text": "No"}]"#, #"[{"text": "Yes"}]"#, "questions[1].answers: has fewer than 2 items"),
    (#""tag": "a""#, #""kind": "other""#, "questions[0]: is of no known kind"),
    (#""tag": "a""#, #""kind": "multiple", "bands": "equal""#, "questions[0]: is of no known kind"),
    (#""draw": 1"#, #""draw": 3"#, "draw: is out of range"), (#""draw": 1, "#, "", "quotas: has no draw"),
    (#""a": 1"#, #""a": 2"#, "quotas.a: is out of range"), (#""a": 1"#, #""a": 0, "b": 0"#, nil),
    (#""draw": 1"#, #""draw": 2, "ties": "last""#, "ties: isn't a tie rule"),
    (#""draw": 1"#, #""draw": 1, "ties": {"question": "q9"}"#, "ties.question: isn't a question beside others"),
    (#""draw": 1"#, #""draw": 1, "accent": "red""#, "accent: isn't a colour"),
    (#""draw": 1"#, #""draw": 1, "unlisted": 1"#, "unlisted: isn't true or false"),
    (#""draw": 1"#, #""draw": 1, "version": 2"#, "version 2 of the stored format isn't known"),
    (#""draw": 1"#, #""draw": 1, "version": "1""#, "version: isn't an integer"),
    (#""draw": 1"#, #""draw": 1, "draw": 1"#, "not JSON at byte 490: the key “draw” occurs twice"),
  ]) func `what can't be a quiz is an error that says where`(old: String, new: String, expected: String?) {
    let damaged = Self.text.replacing(old, with: new)
    #expect(damaged != Self.text)
    var error: QuizDecodingError?
    do throws(QuizDecodingError) { _ = try QuizCodec.decode(damaged) } catch let found { error = found }
    #expect(error?.description == expected)
  }

  @Test(arguments: [
    ("", 0), ("{", 1), ("{} x", 3), ("[1,]", 2), (#"{"a" 1}"#, 5), (#"{"a": 1 "b": 2}"#, 8), (#"{"a": "x"#, 6),
    (#"{"a": "\x"}"#, 7), (#"{"a": "\ud800"}"#, 7), ("{\"a\": \"\n\"}", 7), ("{a: 1}", 1), (#"{"a": 01}"#, 6),
    (#"{"a": nul}"#, 6), (String(repeating: "[", count: 100_000), 64),
  ]) func `what isn't JSON is an error that says where`(text: String, byte: Int) {
    do throws(QuizDecodingError) {
      _ = try QuizCodec.decode(text)
      Issue.record("It was read.")
    } catch {
      guard case .malformedJSON(byte, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `damaged bytes are a quiz or an error`() throws {
    var generator = SeededGenerator(seed: 20_261_122, stream: .simulation)
    let sources = try StoredRevisions.names.map { Array(try StoredRevisions.text($0).utf8) }.filter {
      $0.count < 20_000
    }
    var read = 0
    for _ in 0..<3_000 {
      var bytes = sources[generator.next(upperBound: sources.count)]
      for _ in 0...generator.next(upperBound: 3) {
        let index = generator.next(upperBound: bytes.count)
        switch generator.next(upperBound: 3) {
        case 0: bytes[index] = UInt8(generator.next(upperBound: 256))
        case 1: bytes.remove(at: index)
        default: bytes.removeSubrange(index..<min(bytes.count, index + generator.next(upperBound: 200)))
        }
      }
      guard let quiz = try? QuizCodec.decode(String(decoding: bytes, as: UTF8.self)) else { continue }
      read += 1
      #expect(try QuizCodec.decode(QuizCodec.encode(quiz)) == quiz)
    }
    #expect(read > 0)
  }
}
