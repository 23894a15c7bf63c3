internal import QuizDrafts

/// The title is in curly quotation marks.
///
/// Word processors and chat programs replace straight quotation marks by curly ones. In YAML curly ones are ordinary
/// characters of the text, so players see them.
struct TitleInCurlyQuotes: DiagnosticRule {
  static let id = "title-in-curly-quotes"
  static let severity = Diagnostic.Severity.warning
  static let why = "In YAML curly quotation marks are part of the text, so players see them."

  let text: String

  var draftDiagnostic: DraftDiagnosticKind? { .quotedTitle }
  var message: String { "The title is \(text.printable), including its quotation marks." }
  var help: String { "Use straight quotation marks (\"…\") in the whole file, or none." }
}
