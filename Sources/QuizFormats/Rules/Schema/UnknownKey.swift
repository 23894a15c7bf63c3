/// A key isn't one of the file's keys.
///
/// Keys are fixed. Otherwise a typing mistake in a key would go unnoticed, and its value would be lost.
struct UnknownKey: DiagnosticRule {
  static let id = "unknown-key"
  static let why = "The value of an unknown key would be lost."

  let key: String
  let owner: String
  let known: [String]
  let nearestKey: String?
  /// Other owners of that key.
  let otherOwners: [String]

  var message: String { "The key \(key.quoted) isn't a key of \(owner)." }
  var help: String {
    let keys = "The keys of \(owner) are \(known.filter { !$0.hasPrefix("$") }.joinedList(limit: 20))."
    if otherOwners.isEmpty { return keys }
    return
      "It is a key of \(otherOwners.joinedList(limit: 5, conjunction: "or")): indent the line like its other keys. "
      + keys
  }
  var suggestion: String? { nearestKey }
}
