/// The Open Trivia Database answered with a code other than 0.
///
/// 1 stands for too few questions of the kind, 2 for a wish that it doesn't understand, 3 and 4 for a token that is unknown
/// or used up, 5 for too many requests in too short a time.
struct OpenTriviaErrorCode: DiagnosticRule {
  static let id = "open-trivia-error-code"
  static let severity = Diagnostic.Severity.warning
  static let why = "The file then holds fewer questions than were wished for, or none."

  let code: String

  var message: String { "The Open Trivia Database answered with code \(code.quoted)\(meaning)." }
  var help: String { "Ask it again, for fewer questions or somewhat later." }

  private var meaning: String {
    switch code {
    case "1": ": it has fewer questions of that kind"
    case "2": ": it didn't understand the request"
    case "3", "4": ": the request's token is unknown or used up"
    case "5": ": there were too many requests"
    default: ""
    }
  }
}
