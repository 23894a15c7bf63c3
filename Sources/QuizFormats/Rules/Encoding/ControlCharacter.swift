/// The file holds a control character, or a byte order mark within a text.
///
/// NUL and its like can't be seen, and no text needs them; tabs and line breaks are fine. They often come from a file
/// that isn't text at all.
struct ControlCharacter: DiagnosticRule {
  static let id = "control-character"
  static let why = "It can't be seen, and browsers and terminals do odd things with it."

  let code: UInt32

  var message: String { "Here is an invisible character, U+\(hexadecimal)." }
  var help: String { "Take it out. If the file looks strange altogether, it isn't a text file." }

  private var hexadecimal: String {
    let digits = String(code, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - min(4, digits.count)) + digits
  }
}
