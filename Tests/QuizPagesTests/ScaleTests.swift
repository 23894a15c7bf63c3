import HTML
import QuizEngine
import Testing

@testable import QuizPages

struct ScaleTests {
  /// A player without scripts types the number that is listed beside an answer.
  @Test(arguments: [SliderBands.rounded, .equal])
  func `the number beside each answer of a slider selects that answer`(bands: SliderBands) {
    for count in 2...100 {
      for answer in 0..<count {
        let percent = bands.middle(of: answer, among: count)
        #expect(
          (0...100).contains(percent) && bands.answer(at: percent * 10, of: count) == answer, "\(answer) of \(count)")
      }
    }
  }

  @Test func `without scripts a slider lists all its answers in order`() {
    let page = QuestionPage(
      context: PageSamples.quizContext(), playID: PageSamples.publicID, play: PageSamples.play([nil, nil, nil, nil]),
      position: 3)
    let text = page.html.text
    let scale = text.firstRange(of: "<ol class=\"scale\">").map { text[$0.upperBound...].prefix { $0 != "\n" } }
    #expect(
      scale
        == #"<li data-value="0" dir="auto">None</li><li data-value="50" dir="auto">A few</li><li data-value="100" dir="auto">All</li></ol>"#
    )
  }
}
