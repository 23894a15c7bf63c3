/// The file contains a Markdown code fence: three backticks.
///
/// Chat programs and wikis show a file between two such lines. They aren't part of the file.
struct MarkdownFence: DiagnosticRule {
  static let id = "markdown-fence"
  static let why = "Chats and wikis put such lines around a file; they aren't part of it."

  var message: String { "This line is Markdown, not part of the quiz." }
  var help: String {
    "Delete this line and the other fence, and everything before the first and after the last."
  }
}
