/// The same key stands twice in one mapping.
///
/// ```yaml
/// title: Which animal are you?
/// title: Which plant are you?   # which of the two?
/// ```
struct DuplicateKey: DiagnosticRule {
  static let id = "duplicate-key"
  static let why = "Only one of the two could count, and nobody could tell which."

  let key: String
  /// The line of its first occurrence, where that is known.
  let first: Int?

  var message: String { "The key \(key.quoted) stands here twice\(first.map { ", first in line \($0)" } ?? "")." }
  var relatedLine: Int? { first }
  var help: String { "Keep one of the two." }
}
