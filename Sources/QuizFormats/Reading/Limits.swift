/// How much a quiz file may hold. Whoever meets one of these limits has made a mistake, or an attack.
enum Limits {
  /// In bytes.
  static let fileSize = 1_000_000
  /// Levels of lists and mappings.
  static let depth = 32
  /// Values in all, after aliases are followed.
  static let nodes = 100_000
  static let outcomes = 2...100
  static let questions = 1...1_000
  static let answers = 2...100
  static let languages = 1...20
  /// Of texts, in characters.
  static let text = 20_000
  static let title = 300
  static let outcomeName = 200
  static let emojiBytes = 64
  static let id = 64
  /// Of a file with trivia, in bytes.
  static let bankSize = 20_000_000
  static let triviaText = 500
  static let triviaAnswer = 200
  static let explanation = 2_000
  static let distractors = 1...20
}
