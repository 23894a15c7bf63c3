import QuizEngine
import QuizService
import Testing

@testable import QuizFormats
@testable import parlour

@Suite struct ImportReportTests {
  private func entry(_ text: String, line: Int, in innerFile: String?) -> BankReadResult.Entry {
    let question = TriviaQuestion(
      language: Language("en"), category: .general, difficulty: .easy, text: text, correctAnswer: "She",
      distractors: ["He"], explanation: "", source: "", licence: "")
    var entry = BankReadResult.Entry(question: question, name: "", line: line)
    entry.innerFile = innerFile
    return entry
  }

  @Test func `lines about an archive name the file in it and the question`() {
    let one = QuestionLocation(entry("Who is Ann?", line: 1, in: "items/a.xml"))
    let other = QuestionLocation(entry("Who is Anne?", line: 3, in: "items/b.xml"))
    var sources = ImportSources()
    sources.begin("trivia.zip")
    let index = sources.add(one)
    _ = sources.add(other)
    var file = FileImportReport(name: "trivia.zip")
    file.addNearDuplicate(.nearDuplicate, of: sources.description(of: index), at: other)
    file.skip(.retired, at: one)
    var report = ImportReport(isDryRun: true)
    report.files = [file]
    let lines = report.text(.plain).split(separator: "\n")
    #expect(
      lines.first
        == "trivia.zip/items/b.xml:3 “Who is Anne?”: nearly the same as trivia.zip/items/a.xml:1 “Who is Ann?”")
    #expect(lines.dropFirst().first?.hasPrefix("trivia.zip/items/a.xml:1 “Who is Ann?”: skipped, ") == true)
    #expect(report.json.contains("\"innerFile\" : \"items/b.xml\"") && report.json.contains("\"Who is Ann?\""))
  }

  @Test func `lines about a plain file name the line alone`() {
    var sources = ImportSources()
    sources.begin("trivia.csv")
    let location = QuestionLocation(entry("Who is Ann?", line: 7, in: nil))
    let index = sources.add(location)
    #expect(sources.description(of: index) == "trivia.csv:7")
    #expect(location.label(in: "trivia.csv") == "trivia.csv:7")
  }
}
