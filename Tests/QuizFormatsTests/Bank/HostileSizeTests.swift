import QuizFormats
import Testing

/// Files that would take minutes if a reader scanned the whole file again for each part.
struct HostileSizeTests {
  struct RepetitiveFile: CustomTestStringConvertible {
    let format: BankFormat
    /// The text, with “…” where the piece is repeated.
    let template: String
    let piece: String

    init(_ format: BankFormat, _ piece: String, in template: String = "…") {
      (self.format, self.template, self.piece) = (format, template, piece)
    }

    var testDescription: String { "\(format): \(template) with \(piece)" }

    /// - Parameter size: the bytes of one repetition.
    func text(ofSize size: Int) -> String {
      template.replacing("…", with: String(repeating: piece, count: size / piece.utf8.count))
    }
  }

  static let files = [
    RepetitiveFile(.csv, "\"\n"),
    RepetitiveFile(.csv, "a,\"b\n"),
    RepetitiveFile(.csv, "\"\"\""),
    RepetitiveFile(.csv, ","),
    RepetitiveFile(.csv, "\"a\",\"\n", in: "category,difficulty,question,correctAnswer,incorrect1\n…"),
    RepetitiveFile(.csv, "a;b\n", in: "sep=;\n…"),
    RepetitiveFile(.csv, "question,a,b\n"),
    RepetitiveFile(.csv, "nan,"),
    RepetitiveFile(.csv, "'a' ", in: "category,difficulty,question,wrong,answer\na,easy,b,\"[…]\",c"),
    RepetitiveFile(.csv, "'a',", in: "question,choices,answer\nb,\"[…]\",A"),
    RepetitiveFile(.csv, "A ", in: "question,a,b,answer\nb,c,d,…"),
    RepetitiveFile(.gift, "<td>", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<sup>a", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<ruby><rt>", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "*a ", in: "[markdown]…{=a ~b}"),
    RepetitiveFile(.gift, "[](", in: "[markdown]…{=a ~b}"),
    RepetitiveFile(.gift, "`", in: "[markdown]…{=a ~b}"),
    RepetitiveFile(.gift, "$x", in: "…{=a ~b}"),
    RepetitiveFile(.aiken, "\n", in: "Who?\nA. a…ANSWER: A"),
    RepetitiveFile(.aiken, "A,", in: "Who?\nA. a\nANSWER: …"),
    RepetitiveFile(.aiken, "\n", in: "Who?…A. a\nB. b\nANSWER: A"),
    RepetitiveFile(.aiken, "A. a\n"),
    RepetitiveFile(.aiken, "ANSWER: A\n"),
    RepetitiveFile(.gift, "<", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<", in: "[html]? {=a …> ~b …>}\n"),
    RepetitiveFile(.gift, "<a \"'", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<!--", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<script>", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "&", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "<sup>2", in: "[html]? {=a … ~b …}\n"),
    RepetitiveFile(.gift, "{=a~b}"),
    RepetitiveFile(.gift, "~%", in: "{…"),
    RepetitiveFile(.gift, "#", in: "{…"),
    RepetitiveFile(.gift, ":"),
    RepetitiveFile(.gift, "[id:", in: "// …\n{T}"),
    RepetitiveFile(.gift, "\\"),
    RepetitiveFile(.gift, "🇩", in: "{=…"),
    RepetitiveFile(.json, "["),
    RepetitiveFile(.json, "{\"a\":", in: "{\"questions\": […"),
    RepetitiveFile(.json, "1,", in: "{\"questions\": […"),
    RepetitiveFile(.triviaAPI, "[],", in: "[…"),
    RepetitiveFile(.openTrivia, "\"\\\"\",", in: "[…"),
    RepetitiveFile(.moodle, "<question>", in: "<quiz>…"),
    RepetitiveFile(.moodle, "<a/>", in: "<quiz><question>…"),
    RepetitiveFile(.moodle, "a=\"b\" ", in: "<quiz><question …"),
    RepetitiveFile(.moodle, "<!--", in: "<quiz>…"),
    RepetitiveFile(.moodle, "<answer fraction=\"0\"/>", in: "<quiz><question type=\"multichoice\">…</question></quiz>"),
    RepetitiveFile(.qti, "<p>a</p>", in: "<assessmentItem>…</assessmentItem>"),
    RepetitiveFile(.yaml, "- {}\n", in: "questions:\n…"),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: files) func `a repetitive file is read in linear time`(
    file: RepetitiveFile
  ) {
    ProcessorTime.expectLinear(size: 60_000) { size in
      let reading = BankFile.read(Array(file.text(ofSize: size).utf8), name: "hostile", format: file.format)
      #expect(!reading.diagnostics.isEmpty)
    }
  }
}
