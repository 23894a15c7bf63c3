/// Trivia from one file of QTI: an `assessmentItem`, or several in whatever stands around them.
struct QTIRows: BankRows {
  private var records: XMLRecords
  private var toldRoot = false
  private var count = 0

  init(_ feed: TextFeed, name: String) {
    records = XMLRecords(feed, name: name) { QTIName.plain($0) == "assessmentitem" }
  }

  var size: Int64 { records.feed.size }
  var position: Int64 { records.feed.inputPosition }
  var failure: InputFailure? { records.feed.failure }
  var guess: TextDecoder.Encoding? { records.feed.guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    guard let record = records.next(&findings) else {
      if count == 0, let root = records.root, !toldRoot {
        toldRoot = true
        if root == "questestinterop" {
          findings.add(ForeignFile(kind: .oldQTI))
        } else {
          findings.add(WrongRoot(found: root, wanted: "assessmentItem"))
        }
      }
      return nil
    }
    count += 1
    guard case .element(let element) = record else { return .mistaken }
    return QTIItem(element.plainlyNamed).row(&findings)
  }
}
