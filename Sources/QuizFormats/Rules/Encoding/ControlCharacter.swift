internal import QuizDrafts

/// The file contains a control character, or a byte order mark inside a text.
///
/// Control characters such as NUL are invisible, and no text needs them. Tabs and line breaks are allowed. A
/// control character often means that the file isn't a text.
struct ControlCharacter: DiagnosticRule {
  static let id = "control-character"
  static let why = "It is invisible, and browsers and terminals treat it in different ways."

  let code: UInt32

  var draftDiagnostic: DraftDiagnosticKind? { .controlCharacter }
  var message: String { "Here is an invisible character, U+\(hexadecimal)." }
  var help: String { "Remove it. If the whole file looks strange, it isn't a text file." }

  private var hexadecimal: String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - min(4, digits.count)) + digits
  }
}
