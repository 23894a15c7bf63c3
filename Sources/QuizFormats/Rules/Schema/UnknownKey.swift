/// A key that quiz files don't have.
///
/// Keys are fixed; a slip in one would otherwise go unnoticed, and what stands under it with it.
struct UnknownKey: DiagnosticRule {
  static let id = "unknown-key"
  static let why = "What stands under a key that nobody knows would be lost without a word."

  let key: String
  let owner: String
  let known: [String]
  let nearestKey: String?
  /// What else has such a key.
  let otherOwners: [String]

  var message: String { "The key \(key.quoted) doesn't belong in \(owner)." }
  var help: String {
    let keys = "The keys of \(owner) are \(known.filter { !$0.hasPrefix("$") }.joinedList(limit: 20))."
    if otherOwners.isEmpty { return keys }
    return
      "It is a key of \(otherOwners.joinedList(limit: 5, conjunction: "or")): indent the line like the keys that it belongs with. "
      + keys
  }
  var suggestion: String? { nearestKey }
}
