/// A mapping has the same key twice.
///
/// ```yaml
/// title: Which animal are you?
/// title: Which plant are you?   # which of the two?
/// ```
struct DuplicateKey: DiagnosticRule {
  static let id = "duplicate-key"
  static let why = "A key can have only one value."

  let key: String
  /// The line of its first occurrence; nil if unknown.
  let first: Int?

  var message: String { "The key \(key.quoted) occurs twice\(first.map { ", first in line \($0)" } ?? "")." }
  var relatedLine: Int? { first }
  var help: String { "Keep one of the two." }
}
