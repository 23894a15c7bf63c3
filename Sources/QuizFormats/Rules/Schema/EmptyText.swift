/// A text is empty or holds only blanks.
struct EmptyText: DiagnosticRule {
  static let id = "empty-text"
  static let why = "Players would see an empty place."

  let context: ValueContext

  var message: String { "The text \(context) is empty." }
  var help: String { "Write something that players can read." }
}
