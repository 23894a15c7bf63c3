/// How much a quiz file may hold. Whoever meets one of these limits has made a mistake, or an attack.
enum FileLimits {
  /// In bytes.
  static let fileSize = 1_000_000
  /// Levels of lists and mappings.
  static let nestingDepth = 32
  /// Values in all, after aliases are followed.
  static let nodeCount = 100_000
  static let outcomes = 2...100
  static let questions = 1...1_000
  static let answers = 2...100
  static let languages = 1...20
  /// Of texts, in characters.
  static let textLength = 20_000
  static let titleLength = 300
  static let outcomeNameLength = 200
  static let emojiBytes = 64
  static let idLength = 64
  /// Of a file with trivia, in bytes.
  static let bankFileSize = 20_000_000
  static let itemTextLength = 500
  static let itemAnswerLength = 200
  static let explanationLength = 2_000
  static let distractors = 1...20
}
