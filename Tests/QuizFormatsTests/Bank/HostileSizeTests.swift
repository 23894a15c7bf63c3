import QuizFormats
import Testing

/// Files that would take minutes if a reader scanned the whole file again for each part.
struct HostileSizeTests {
  private static let size = 60_000
  /// Each file takes a few seconds at most.
  private static let longest = 60.0

  private static func many(_ piece: String) -> String { String(repeating: piece, count: size / piece.utf8.count) }

  private static func html(_ text: String) -> String {
    "Who? {=a \(text) ~b \(text)}\n".replacing("Who", with: "[html]\(text)")
  }

  @Test(arguments: [
    (BankFormat.csv, many("\"\n")), (.csv, many("a,\"b\n")), (.csv, many("\"\"\"")), (.csv, many(",")),
    (.csv, "category,difficulty,question,correctAnswer,incorrect1\n" + many("\"a\",\"\n")),
    (.csv, "sep=;\n" + many("a;b\n")), (.csv, many("question,a,b\n")), (.csv, many("nan,")),
    (.csv, "category,difficulty,question,wrong,answer\na,easy,b,\"[" + many("'a' ") + "]\",c"),
    (.csv, "question,choices,answer\nb,\"[" + many("'a',") + "]\",A"),
    (.csv, "question,a,b,answer\nb,c,d," + many("A ")),
    (.gift, html(many("<td>"))), (.gift, html(many("<sup>a"))), (.gift, html(many("<ruby><rt>"))),
    (.gift, "[markdown]" + many("*a ") + "{=a ~b}"), (.gift, "[markdown]" + many("[](") + "{=a ~b}"),
    (.gift, "[markdown]" + many("`") + "{=a ~b}"), (.gift, many("$x") + "{=a ~b}"),
    (.aiken, "Who?\nA. a" + many("\n") + "ANSWER: A"), (.aiken, "Who?\nA. a\nANSWER: " + many("A,")),
    (.aiken, "Who?" + many("\n") + "A. a\nB. b\nANSWER: A"), (.aiken, many("A. a\n")), (.aiken, many("ANSWER: A\n")),
    (.gift, html(many("<"))), (.gift, html(many("<") + ">")), (.gift, html(many("<a \"'"))),
    (.gift, html(many("<!--"))),
    (.gift, html(many("<script>"))), (.gift, html(many("&"))), (.gift, html(many("<sup>2"))), (.gift, many("{=a~b}")),
    (.gift, "{" + many("~%")), (.gift, "{" + many("#")), (.gift, many(":")), (.gift, "// " + many("[id:") + "\n{T}"),
    (.gift, many("\\")), (.gift, "{=" + many("🇩")), (.json, many("[")), (.json, "{\"questions\": [" + many("{\"a\":")),
    (.json, "{\"questions\": [" + many("1,")), (.triviaAPI, "[" + many("[],")), (.openTrivia, "[" + many("\"\\\"\",")),
    (.moodle, "<quiz>" + many("<question>")), (.moodle, "<quiz><question>" + many("<a/>")),
    (.moodle, "<quiz><question " + many("a=\"b\" ")), (.moodle, "<quiz>" + many("<!--")),
    (.moodle, "<quiz><question type=\"multichoice\">" + many("<answer fraction=\"0\"/>") + "</question></quiz>"),
    (.qti, "<assessmentItem>" + many("<p>a</p>") + "</assessmentItem>"), (.yaml, "questions:\n" + many("- {}\n")),
  ]) func `a repetitive file is read in linear time`(format: BankFormat, text: String) {
    let begin = ProcessorTime.seconds
    let reading = BankFile.read(Array(text.utf8), name: "hostile", format: format)
    #expect(ProcessorTime.seconds - begin < Self.longest)
    #expect(!reading.diagnostics.isEmpty)
  }
}
