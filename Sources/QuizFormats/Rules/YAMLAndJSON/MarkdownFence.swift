/// A line of Markdown stands in the file: three backticks.
///
/// Chat programs and wikis show a file between two such lines. They aren't a part of it.
struct MarkdownFence: DiagnosticRule {
  static let id = "markdown-fence"
  static let why = "The line frames a file in chats and wikis; it doesn't belong to the file."

  var message: String { "This line is from Markdown, not from the quiz." }
  var help: String {
    "Delete this line and the other one like it, with everything before the first and behind the last."
  }
}
