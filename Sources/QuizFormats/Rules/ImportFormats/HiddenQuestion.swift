/// A question is hidden: its row in a workbook is hidden or filtered out, or Moodle hides it as an old version.
struct HiddenQuestion: DiagnosticRule {
  enum Kind: Hashable, Sendable { case row, moodle }

  static let id = "hidden-question"
  static let severity = Diagnostic.Severity.warning
  static let why = "Authors hide drafts and old versions."

  let kind: Kind

  var message: String {
    switch kind {
    case .row: "This row is hidden, so it isn't imported."
    case .moodle: "This question is hidden in Moodle, so it isn't imported."
    }
  }
  var help: String {
    switch kind {
    case .row: "Show the row or remove the filter if the question belongs to the others."
    case .moodle: "Set <hidden> to 0, or export it from Moodle when it is shown."
    }
  }
}
