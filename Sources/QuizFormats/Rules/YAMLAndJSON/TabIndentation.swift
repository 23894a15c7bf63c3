/// A line is indented with a tab.
///
/// In YAML the spaces at the beginning of lines show the structure. Tabs aren't allowed, because their width differs
/// between editors. Most editors can convert tabs to spaces in the whole file.
struct TabIndentation: DiagnosticRule {
  static let id = "tab-indentation"
  static let why = "In YAML indentation shows the structure, and a tab has no fixed width."

  var message: String { "This line is indented with a tab." }
  var help: String { "Indent with spaces, two for each level." }
}
