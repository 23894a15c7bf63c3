/// An alias (`*name`) names nothing that stands above it.
///
/// In YAML `&name` before a value gives it a name, and `*name` further down stands for the same value again.
struct UnknownAlias: DiagnosticRule {
  static let id = "unknown-alias"
  static let why = "In YAML “*name” stands for a value that “&name” marked further up."

  let name: String
  let known: [String]

  var message: String { "Nothing above is marked “&\(name)”." }
  var help: String {
    known.isEmpty
      ? "If it is meant as text, put it in quotation marks: \"*\(name)\"."
      : "Marked are \(known.map { "&" + $0 }.joinedList(limit: 10)). If it is meant as text, put it in quotation marks."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known).map { "*" + $0 } }
}
