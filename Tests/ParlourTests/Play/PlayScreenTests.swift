import Goldens
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

@Suite struct PlayScreenTests {
  @Test func `the screens of a play match their goldens`() throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    var pictures = screen.picture
    for keys: [KeyPress] in [
      [.enter], [.down, .enter], [.space, .down, .space], [.enter, .enter, .right], [.enter], [.space, .enter],
      [.enter, .enter, .enter], [.explain],
    ] {
      screen.press(keys)
      pictures += screen.picture
    }
    try expectGolden(pictures, named: "screens-80x24.txt")
  }

  @Test(arguments: ["ru", "zh-Hant"])
  func `a small window shows the part with the selection`(language: String) throws {
    var screen = PlaySamples.screen(try PlaySamples.animals(), language: language, columns: 40, rows: 12)
    var pictures = screen.picture
    for keys: [KeyPress] in [
      [.pageDown], [.enter], [.end], [.enter], [.down, .down, .down, .space], [.home], [.enter],
    ] {
      screen.press(keys)
      pictures += screen.picture
    }
    screen.press([.enter, .enter, .space, .enter, .enter, .enter, .enter, .pageDown])
    try expectGolden(pictures + screen.picture, named: "screens-40x12-\(language).txt")
  }

  @Test func `going back shows the earlier answer, and going on leads to the first unanswered question`() throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    screen.press([.enter, .digit(3), .enter, .space, .down, .down, .space, .enter, .digit(2), .enter])
    #expect(screen.position == 3)
    let given = screen.play.responses
    screen.press([.right, .right, .back, .back, .back, .back])
    #expect(screen.position == 0)
    #expect(screen.frame.contains { $0.text.contains("› ") && $0.text.contains("your answer") })
    screen.press([.digit(3), .enter])
    #expect(screen.frame.map(\.text).joined(separator: "\n").split(separator: "[x]").count == 3)
    #expect(screen.play.responses == given)
    screen.press(.next)
    #expect(screen.position == 3)
    #expect(screen.stage == .question(position: 3, try fresh(screen, at: 3)))
  }

  private func fresh(_ screen: PlayScreen, at position: Int) throws -> AnswerDraft {
    AnswerDraft(try #require(screen.play.answerSyntax(at: position)), showing: nil)
  }

  @Test func `a new question has unused controls`() throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    screen.press([.enter, .enter, .space, .enter, .enter, .right, .right, .enter, .space, .enter, .space, .enter])
    #expect(screen.position == 6)
    #expect(screen.stage == .question(position: 6, try fresh(screen, at: 6)))
    screen.press([.back])
    #expect(screen.play.responses[5] != nil && screen.play.responses[3] == .ranged(600))
  }

  @Test func `with a submit button Enter submits only a selected answer`() throws {
    var quiz = try PlaySamples.animals()
    quiz.questions[4].kind = .single(.submit)
    var screen = PlaySamples.screen(quiz)
    screen.press([.enter, .enter, .enter, .enter, .enter, .down, .enter])
    #expect(screen.position == 4)
    #expect(screen.play.responses[4] == nil)
    screen.press(.enter)
    #expect(screen.position == 5)
  }

  @Test(arguments: [(KeyPress.left, 0), (.right, 1000), (.home, 0), (.end, 1000)])
  func `the slider stays on its scale`(key: KeyPress, value: Int) throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    screen.press([.enter, .enter, .enter, .enter] + [KeyPress](repeating: key, count: 25) + [.enter])
    #expect(screen.play.responses[3] == .ranged(value))
  }

  @Test func `leaving and finishing end a play, and the result stays on the screen`() throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    screen.press([.enter, .enter, .enter, .enter, .enter, .space, .enter, .enter, .enter, .enter])
    let result = try #require(screen.play.result)
    screen.press([.back, .next, .digit(1), .space, .down, .left])
    #expect(screen.stage == .result && screen.play.result == result && !screen.isOver)
    screen.press(.enter)
    #expect(screen.isOver)
    var other = PlaySamples.screen(try PlaySamples.animals())
    other.press([.enter, .quit])
    #expect(other.isOver)
  }

  @Test(arguments: [(80, 24), (40, 12), (20, 6), (200, 60), (9, 3), (1, 1)])
  func `every frame fits its window and has no control characters`(columns: Int, rows: Int) throws {
    let quiz = try PlaySamples.hostile()
    var screen = PlaySamples.screen(quiz, columns: columns, rows: rows)
    var dice = SeededGenerator(seed: 1, stream: .simulation)
    let keys: [KeyPress] = [
      .up, .down, .left, .right, .pageUp, .pageDown, .enter, .enter, .space, .back, .next, .explain,
    ]
    for _ in 0..<60 {
      let frame = screen.frame
      #expect(frame.count <= rows)
      for line in frame where columns >= 16 { #expect(line.text.displayWidth < columns, "\(line.text)") }
      let scalars = frame.flatMap { $0.rendered(.plain).unicodeScalars }
      let bad = scalars.first { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || $0 == "\u{202E}" }
      #expect(bad == nil)
      screen.press(keys[dice.next(upperBound: keys.count)])
      if screen.isOver { screen = PlaySamples.screen(quiz, columns: columns, rows: rows) }
    }
  }

  @Test func `a resized window keeps the selected answer visible`() throws {
    var screen = PlaySamples.screen(try PlaySamples.animals())
    screen.press([.enter, .enter, .end])
    let here = try #require(screen.frame.first { $0.text.contains("› ") }).text.drop { $0 != "]" }.dropFirst(2)
    screen.resize(to: TerminalSize(columns: 60, rows: 8))
    #expect(screen.frame.contains { $0.text.contains("› ") && $0.text.contains(here) })
  }
}
