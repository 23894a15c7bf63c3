/// The items of a list, or the names under `points`, aren't indented below their key.
///
/// The hyphens of answers stand further right than those of questions:
///
/// ```yaml
/// questions:
///   - text: The alarm rings.
///     answers:
///       - text: Once
/// ```
struct ItemsNotIndented: DiagnosticRule {
  static let id = "items-not-indented"
  static let why = "In YAML indentation shows what belongs to what."

  /// The list's key, such as `answers`.
  let key: String
  /// The line of the key.
  let line: Int
  /// What YAML takes the items for; nil if they fit nowhere.
  let takenFor: String?
  /// Whether it is a list.
  var hasHyphen = true

  var message: String {
    "This \(hasHyphen ? "item" : "line") isn't indented below \(key.quoted) in line \(line)"
      + (takenFor.map { ", so YAML takes it for \($0)." } ?? ".")
  }
  var relatedLine: Int? { line }
  var help: String {
    guard hasHyphen else {
      return "Put two more spaces before it than before \(key.quoted). Indent the lines below it as well."
    }
    return listHelp
  }

  private var listHelp: String {
    "Put two more spaces before its hyphen than before \(key.quoted). Indent the lines below it as well."
  }
}
