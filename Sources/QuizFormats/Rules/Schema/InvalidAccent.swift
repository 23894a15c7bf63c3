internal import QuizDrafts
internal import QuizEngine

/// The accent isn't a colour in the form `#rrggbb`.
///
/// In YAML the value needs quotation marks, because `#` begins a comment: `accent: "#b4532a"`.
struct InvalidAccent: DiagnosticRule {
  static let id = "invalid-accent"
  static let why = "The pages compute readable colours from it."

  let text: String

  var draftDiagnostic: DraftDiagnosticKind? { .invalidColour }
  var message: String { "\(text.quoted) isn't a colour in the form #rrggbb." }
  var help: String { "Write two hexadecimal digits for each of red, green and blue: \"#b4532a\"." }
  var suggestion: String? {
    let digits = text.drop { $0 == "#" }
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return RGBColor(css: "#" + long) == nil ? nil : "\"#\(long)\""
  }
}
