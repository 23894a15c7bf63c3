/// A question in GIFT opens a brace that isn't closed before the next empty line.
struct UnclosedBrace: DiagnosticRule {
  static let id = "unclosed-brace"
  static let why = "The empty line ends a question in GIFT; its answers stand between braces."

  var message: String { "This brace is never closed." }
  var help: String { "Close it behind the answers; write \\{ for a brace that is meant itself." }
}
