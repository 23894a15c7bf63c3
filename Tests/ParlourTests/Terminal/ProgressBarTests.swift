import QuizFormats
import Testing

@testable import parlour

struct ProgressBarTests {
  @Test func `the progress bar fits every width`() {
    for columns in [1, 10, 24, 40, 80, 200] {
      let line = ProgressBar.line(0.42, "412,000 questions", after: .seconds(10), columns: columns)
      #expect(line.text.displayWidth < max(columns, 2))
    }
    let line = ProgressBar.line(0.5, "9 questions", after: .seconds(130), columns: 80).text
    #expect(line.hasSuffix("50 %  9 questions  2 min 10 s left") && line.hasPrefix("████"))
  }
}
