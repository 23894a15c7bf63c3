/// Parses a QTI file: an `assessmentItem`, or several inside any other element.
struct QTIParser: BankParser {
  private var records: XMLRecordReader
  private var hasReportedRoot = false
  private var itemCount = 0

  init(_ stream: TextStream, name: String) {
    records = XMLRecordReader(stream, name: name) { QTINameNormalizer.normalize($0) == "assessmentitem" }
  }

  var size: Int64 { records.stream.size }
  var position: Int64 { records.stream.inputPosition }
  var failure: InputError? { records.stream.failure }
  var guessedEncoding: TextDecoder.Encoding? { records.stream.guessedEncoding }

  mutating func next(_ diagnostics: inout Diagnostics) -> BankRecord? {
    guard let record = records.next(&diagnostics) else {
      if itemCount == 0, let root = records.root, !hasReportedRoot {
        hasReportedRoot = true
        if root == "questestinterop" {
          diagnostics.add(UnsupportedFileFormat(kind: .qti1))
        } else {
          diagnostics.add(UnexpectedXMLRoot(found: root, expected: "assessmentItem"))
        }
      }
      return nil
    }
    itemCount += 1
    guard case .element(let element) = record else { return .invalid }
    return QTIItem(element.withNormalizedNames).record(&diagnostics)
  }
}
