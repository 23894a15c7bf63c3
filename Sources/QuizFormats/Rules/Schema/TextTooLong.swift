/// A text is longer than there is room for.
///
/// A title and a reveal have up to 300 characters, the name of an outcome 200, an id or a tag 64, any other text 20,000.
struct TextTooLong: DiagnosticRule {
  static let id = "text-too-long"
  static let why = "Nobody reads that much on one screen of a phone."

  let context: ValueContext
  let count: Int
  let limit: Int

  var message: String { "The text \(context) has \(count.grouped) characters; there is room for \(limit.grouped)." }
  var help: String { "Shorten it." }
}
