import Foundation
import QuizEngine
import QuizFormats
import Testing

@testable import parlour

/// Quizzes that are larger than the screens were designed for: many items, long texts and every kind of emoji, in
/// windows of 40, 80 and 120 columns.
@Suite struct PlayStressTests {
  static let widths = [40, 80, 120]

  @Test(arguments: widths) func `the introduction and the result show all of forty outcomes`(columns: Int) {
    let quiz = PlaySamples.crowded(questions: 1, answers: 40, outcomes: 40)
    var screen = PlaySamples.screen(quiz, columns: columns)
    expectAll(quiz.outcomes.map(\.name), in: screen.everyPage())
    screen.press([.enter] + Array(repeating: [.space, .down], count: 40).joined() + [.enter])
    #expect(screen.stage == .result)
    expectAll(quiz.outcomes.map(\.name), in: screen.everyPage())
  }

  @Test(arguments: widths) func `the selected one of twenty answers is visible`(columns: Int) {
    let quiz = PlaySamples.crowded(questions: 1, answers: 20, outcomes: 2)
    var screen = PlaySamples.screen(quiz, columns: columns, rows: 14)
    screen.press(.enter)
    for answer in quiz.questions[0].answers {
      let words = answer.text[Language("en")].split(separator: " ")
      let here = screen.frame.first { $0.text.contains("› [ ]") }?.text ?? ""
      #expect(here.contains(words[0] + " " + words[1]), "“\(here)” instead of “\(words)”")
      screen.press(.down)
    }
  }

  @Test(arguments: widths) func `two hundred questions are numbered to the last`(columns: Int) {
    let quiz = PlaySamples.crowded(questions: 200, answers: 2, outcomes: 2)
    var screen = PlaySamples.screen(quiz, columns: columns)
    screen.press(.enter)
    for number in 1...200 {
      #expect(screen.picture.contains("Question \(number) of 200"))
      expectFits(screen)
      screen.press(.enter)
    }
    #expect(screen.stage == .result)
    screen.press([.explain, .end])
    #expect(screen.picture.contains("#199"))
  }

  @Test(arguments: widths) func `texts of 4,000 characters can be scrolled to the end`(columns: Int) {
    for text in [String(repeating: "railway ", count: 500), String(repeating: "鐵路很長，", count: 800)] {
      var quiz = PlaySamples.crowded(questions: 1, answers: 2, outcomes: 2)
      quiz.description = LocalizedText(text + "terminus", Language("en"))
      quiz.questions[0].text = LocalizedText(text + "terminus?", Language("en"))
      var screen = PlaySamples.screen(quiz, columns: columns, rows: 50)
      let readsAbout = screen.everyPage().contains("terminus")
      screen.press(.enter)
      let readsQuestion = screen.everyPage().contains("terminus?")
      #expect(readsAbout && readsQuestion, "\(text.prefix(8)): \(readsAbout), \(readsQuestion)\n\(screen.picture)")
    }
  }

  private func expectAll(_ names: [LocalizedText], in pages: String) {
    // A name may continue in the next line; its number is at its end.
    for name in names {
      let number = name[Language("en")].split(separator: " ").last ?? ""
      #expect(pages.contains(number), "\(name[Language("en")]) is missing")
    }
  }

  private func expectFits(_ screen: PlayScreen) {
    #expect(screen.frame.allSatisfy { $0.text.unjoinedDisplayWidth < screen.size.columns })
  }
}

extension PlayScreen {
  /// Everything that scrolling to the end shows. Every frame must fit its window.
  fileprivate mutating func everyPage() -> String {
    var pages = picture
    for _ in 0..<200 {
      let before = scroll
      press(.pageDown)
      #expect(frame.allSatisfy { $0.text.unjoinedDisplayWidth < size.columns })
      if scroll == before { break }
      pages += picture
    }
    return pages
  }
}
