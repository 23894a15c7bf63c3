/// Neither the file's name nor what stands in it tells which format a question bank has.
struct UndetectableFormat: DiagnosticRule {
  static let id = "undetectable-format"
  static let why = "Each format says in another way which answer is the right one."

  var message: String { "Nothing shows which format this file has." }
  var help: String {
    "Say it: --format \(BankFormat.allCases.map(\.rawValue).joinedList(limit: 20, conjunction: "or"))."
  }
}
