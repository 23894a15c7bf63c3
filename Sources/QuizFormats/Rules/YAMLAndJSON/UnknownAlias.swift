/// An alias (`*name`) has no anchor (`&name`) above it.
///
/// In YAML `&name` before a value names it, and `*name` below repeats that value.
struct UnknownAlias: DiagnosticRule {
  static let id = "unknown-alias"
  static let why = "In YAML “*name” repeats a value that “&name” named above."

  let name: String
  let known: [String]

  var message: String { "There is no “&\(name)” above." }
  var help: String {
    known.isEmpty
      ? "If it is text, put it in quotation marks: \"*\(name)\"."
      : "The names above are \(known.map { "&" + $0 }.joinedList(limit: 10)). If it is text, put it in quotation marks."
  }
  var suggestion: String? { SpellingSuggestion.nearest(to: name, among: known).map { "*" + $0 } }
}
