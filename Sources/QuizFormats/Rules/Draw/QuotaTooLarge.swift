/// A quota asks for more questions of a tag than there are.
struct QuotaTooLarge: DiagnosticRule {
  static let id = "quota-too-large"
  static let why = "A play never asks the same question twice."

  let tag: String
  let count: Int
  let pool: Int

  var message: String {
    "\(count.counted("question")) with the tag \(tag.quoted) are to be drawn; the pool has \(pool)."
  }
  var help: String { "Lower the quota to \(pool), or write more questions with that tag." }
}
