import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct ScaleTests {
  /// Whoever types the number that stands before an answer gives that answer.
  @Test(arguments: [SliderBands.rounded, .equal])
  func `the number before each answer of a slider stands for that answer`(bands: SliderBands) {
    for count in 2...100 {
      for answer in 0..<count {
        let percent = bands.middle(of: answer, among: count)
        #expect(
          (0...100).contains(percent) && bands.answer(at: percent * 10, of: count) == answer, "\(answer) of \(count)")
      }
    }
  }

  @Test func `without scripts a slider shows all its answers in order, between its ends too`() {
    let page = QuestionPage(
      context: PageSamples.shown(), playID: PageSamples.key, play: PageSamples.play([nil, nil, nil, nil]), position: 3)
    let text = page.html.text
    let scale = text.firstRange(of: "<ol class=\"scale\">").map { text[$0.upperBound...].prefix { $0 != "\n" } }
    #expect(
      scale
        == #"<li data-at="0" dir="auto">None</li><li data-at="50" dir="auto">A few</li><li data-at="100" dir="auto">All</li></ol>"#
    )
  }
}
