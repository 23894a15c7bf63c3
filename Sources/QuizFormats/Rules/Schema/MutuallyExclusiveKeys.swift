/// Two keys stand together of which only one may.
///
/// `outcome: dog` is short for `points: {dog: 1}`, and `language: en` for `languages: [en]`.
struct MutuallyExclusiveKeys: DiagnosticRule {
  static let id = "mutually-exclusive-keys"
  static let why = "The two say the same thing in two ways and could contradict each other."

  let first: String
  let second: String
  let owner: String

  var message: String { "“\(first)” and “\(second)” stand together in \(owner)." }
  var help: String { "Keep one of the two." }
}
