internal import QuizEngine

/// Trivia from Moodle's XML: questions, and among them pretended ones that name the category of those that follow.
struct MoodleRows: BankRows {
  private var records: XMLRecords
  private let defaults: BankDefaults
  private var path = CategoryPath.none
  private var toldRoot = false

  /// - Parameter defaults: its language tells how “true” and “false” are called.
  init(_ feed: TextFeed, name: String, defaults: BankDefaults) {
    records = XMLRecords(feed, name: name, idle: ["file"]) { $0 == "question" }
    self.defaults = defaults
  }

  var size: Int64 { records.feed.size }
  var position: Int64 { records.feed.inputPosition }
  var failure: InputFailure? { records.feed.failure }
  var guess: TextDecoder.Encoding? { records.feed.guess }

  mutating func next(_ findings: inout Findings) -> BankRow? {
    while let record = records.next(&findings) {
      guard case .element(let element) = record else { return .mistaken }
      let type = element.attributes["type"] ?? ""
      if type == "category" {
        path = CategoryPath(element["category"]?.text ?? "", defaults)
      } else {
        return MoodleQuestion(element, type: type, path: path, defaults: defaults).row(&findings)
      }
    }
    if let root = records.root, root != "quiz", !toldRoot {
      toldRoot = true
      if root == "questestinterop" {
        findings.add(ForeignFile(kind: .oldQTI))
      } else {
        findings.add(WrongRoot(found: root, wanted: "quiz"))
      }
    }
    return nil
  }
}
