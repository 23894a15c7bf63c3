/// The title stands in curly quotation marks.
///
/// A word processor or a chat program makes curly quotation marks of straight ones. For YAML they are letters like others,
/// so they don't mark the text; players see them.
struct TitleInCurlyQuotes: DiagnosticRule {
  static let id = "title-in-curly-quotes"
  static let severity = Diagnostic.Severity.warning
  static let why = "For YAML curly quotation marks are a part of the text, so players see them around it."

  let text: String

  var message: String { "The title is \(text.printable), with its quotation marks." }
  var help: String { "Take straight quotation marks (\"…\") here and in the rest of the file, or none." }
}
