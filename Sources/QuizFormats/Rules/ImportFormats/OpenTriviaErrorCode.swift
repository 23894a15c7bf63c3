/// The Open Trivia Database answered with a code other than 0.
///
/// 1 means too few questions, 2 an invalid request, 3 and 4 an unknown or used token, 5 too many requests in a short
/// time.
struct OpenTriviaErrorCode: DiagnosticRule {
  static let id = "open-trivia-error-code"
  static let severity = Diagnostic.Severity.warning
  static let why = "The file has fewer questions than you asked for, or none."

  let code: String

  var message: String { "The Open Trivia Database answered with code \(code.quoted)\(meaning)." }
  var help: String { "Ask for fewer questions, or try again later." }

  private var meaning: String {
    switch code {
    case "1": ": it has too few questions of that kind"
    case "2": ": the request was invalid"
    case "3", "4": ": the request's token is unknown or used up"
    case "5": ": there were too many requests"
    default: ""
    }
  }
}
