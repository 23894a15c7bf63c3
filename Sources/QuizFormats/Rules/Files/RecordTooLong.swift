/// A single question takes up more room in the file than a hundred long ones together.
///
/// Up to 262,144 bytes are read at once. Often the line breaks between questions are missing, or a file isn't what its
/// name says.
struct RecordTooLong: DiagnosticRule {
  static let id = "record-too-long"
  static let why = "Such a question is never one; reading it would only eat memory."

  let limit: Int

  var message: String { "What begins here is longer than \(limit.grouped) bytes." }
  var help: String { "Look whether each question ends where it should; this one is left out." }
}
