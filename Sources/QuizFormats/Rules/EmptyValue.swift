/// A key stands there without a value.
///
/// In YAML `title:` with nothing behind it is the same as `title: null`. A text that is meant to read "null" or "~"
/// goes in quotation marks.
struct EmptyValue: Rule {
  static let id = "empty-value"
  static let why = "A key without a value says nothing; it was probably forgotten."

  let key: String

  var message: String { "Nothing stands under \(key.quoted)." }
  var help: String { "Write a value, or take the key out if it isn't needed." }
}
