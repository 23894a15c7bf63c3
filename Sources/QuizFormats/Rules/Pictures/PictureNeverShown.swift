/// A picture stands at an answer in the middle of a slider.
///
/// A slider shows the first and the last answer at its ends; those between have no place of their own.
struct PictureNeverShown: DiagnosticRule {
  static let id = "picture-never-shown"
  static let severity = Diagnostic.Severity.warning
  static let why = "A slider shows its first and its last answer; those between have no place of their own."

  var message: String { "Nobody will see this picture." }
  var help: String { "Take it out, or make the question single." }
}
