/// Neither the name nor the content of a bank shows its format.
struct UndetectableFormat: DiagnosticRule {
  static let id = "undetectable-format"
  static let why = "Formats mark the right answer in different ways."

  var message: String { "The format of this file is unclear." }
  var help: String {
    "Name the format: --format \(BankFormat.allCases.map(\.rawValue).joinedList(limit: 20, conjunction: "or"))."
  }
}
