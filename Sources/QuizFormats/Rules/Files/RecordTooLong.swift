/// A question is larger than 262,144 bytes, which is more than a hundred long questions.
///
/// Often the line breaks between questions are missing, or the file is of another kind than its name says.
struct RecordTooLong: DiagnosticRule {
  static let id = "record-too-long"
  static let why = "No real question is so long, and reading it would only use memory."

  let limit: Int

  var message: String { "The question that begins here is longer than \(limit.grouped) bytes." }
  var help: String { "Check that each question ends where it should; this one is skipped." }
}
