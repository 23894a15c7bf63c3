/// Two keys that exclude each other are both present.
///
/// `outcome: dog` is short for `points: {dog: 1}`, and `language: en` for `languages: [en]`.
struct MutuallyExclusiveKeys: DiagnosticRule {
  static let id = "mutually-exclusive-keys"
  static let why = "They mean the same and could contradict each other."

  let first: String
  let second: String
  let owner: String

  var message: String { "\(owner.capitalisedFirst) has both “\(first)” and “\(second)”." }
  var help: String { "Keep one of the two." }
}
