internal import QuizEngine

/// Parses Moodle XML: questions, and pseudo-questions that set the category of the following ones.
struct MoodleXMLParser: BankParser {
  private var records: XMLRecordReader
  private let defaults: BankDefaults
  private var path = CategoryPath.empty
  private var hasReportedRoot = false

  /// - Parameter defaults: its language determines the words for “true” and “false”.
  init(_ stream: TextStream, name: String, defaults: BankDefaults) {
    records = XMLRecordReader(stream, name: name, ignoring: ["file"]) { $0 == "question" }
    self.defaults = defaults
  }

  var size: Int64 { records.stream.size }
  var position: Int64 { records.stream.inputPosition }
  var failure: InputError? { records.stream.failure }
  var guessedEncoding: TextDecoder.Encoding? { records.stream.guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    while let record = records.next(&diagnostics) {
      guard case .element(let element) = record else { return .invalid }
      let type = element.attributes["type"] ?? ""
      if type == "category" {
        path = CategoryPath(element["category"]?.text ?? "", defaults)
      } else if element["hidden"]?.text.trimmed == "1" {
        diagnostics.add(HiddenQuestion(kind: .moodle), at: element.location)
        return .invalid
      } else {
        return MoodleQuestion(element, type: type, path: path, defaults: defaults).record(&diagnostics)
      }
    }
    if let root = records.root, root != "quiz", !hasReportedRoot {
      hasReportedRoot = true
      if root == "questestinterop" {
        diagnostics.add(UnsupportedFileFormat(kind: .qti1))
      } else {
        diagnostics.add(UnexpectedXMLRoot(found: root, expected: "quiz"))
      }
    }
    return nil
  }
}
