import Foundation
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

  @Test func `what is no list of texts is damaged, as Foundation says`() {
    var generator = SeededGenerator(seed: 4711, stream: .simulation)
    let pieces = ["[", "]", "\"", ",", "\\", " ", "a", "\u{301}", "\n", "[\"", "\"]", "\",\""]
    var lists = 0
    for _ in 0..<20_000 {
      let inner = (0..<generator.next(upperBound: 7)).map { _ in pieces[generator.next(upperBound: pieces.count)] }
      let json = generator.next(upperBound: 4) == 0 ? inner.joined() : "[\"" + inner.joined() + "\"]"
      let expected = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
      let found = try? JSONTextList.decode(json)
      #expect(found.map { $0.map { Array($0.utf8) } } == expected.map { $0.map { Array($0.utf8) } }, "\(json)")
      if expected != nil { lists += 1 }
    }
    #expect(lists > 1_000)
  }
}
