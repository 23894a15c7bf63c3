/// A line is indented with a tab.
///
/// YAML reads the structure of a file from spaces at the beginning of lines, and allows no tabs there, since editors
/// show them in different widths. Most editors can turn tabs into spaces for the whole file.
struct TabIndentation: DiagnosticRule {
  static let id = "tab-indentation"
  static let why = "YAML tells by spaces what belongs to what; a tab has no certain width."

  var message: String { "This line is indented with a tab." }
  var help: String { "Indent with spaces, two for each level." }
}
