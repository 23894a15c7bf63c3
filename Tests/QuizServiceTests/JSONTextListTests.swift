import QuizEngine
import Testing

@testable import QuizService

/// Lists of texts in one column.
@Suite struct JSONTextListTests {
  @Test func `a list is stored as Foundation writes it`() throws {
    var generator = SeededGenerator(seed: 8259, stream: .simulation)
    let scalars = Array(
      "\"\\/\n\r\t\u{0}\u{8}\u{B}\u{C}\u{1F}\u{7F}\u{80}\u{2028}\u{FEFF}a <>&'é\u{301}яﬁ山🎲".unicodeScalars)
    for _ in 0..<5_000 {
      let texts = (0..<generator.next(upperBound: 4)).map { _ in
        String(
          String.UnicodeScalarView(
            (0..<generator.next(upperBound: 6)).map { _ in scalars[generator.next(upperBound: scalars.count)] }))
      }
      let json = try JSONTextList.encode(texts)
      #expect(json == (try JSONTextList.encodeEscaped(texts)))
      #expect(try JSONTextList.decode(json).map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }
  }
}
