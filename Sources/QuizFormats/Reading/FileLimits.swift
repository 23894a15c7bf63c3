internal import QuizDrafts

/// The limits of a quiz or bank file. A larger file is a mistake or an attack.
enum FileLimits {
  /// The size of a quiz file in bytes.
  static let fileSize = 1_000_000
  /// The number of nested lists and mappings.
  static let nestingDepth = 32
  /// The number of values, including repeated aliases.
  static let nodeCount = 100_000
  static let outcomes = 2...100
  static let questions = 1...1_000
  static let answers = 2...100
  static let languages = 1...20
  /// The length of a text in characters.
  static let textLength = 20_000
  static let titleLength = 300
  static let outcomeNameLength = 200
  static let emojiBytes = 64
  static let idLength = 64
  /// The size of a bank file in bytes.
  static let bankFileSize = 20_000_000
  static let itemTextLength = 500
  static let itemAnswerLength = 200
  static let explanationLength = 2_000
  static let distractors = 1...20

  /// How many items of a kind a quiz, or a question of it, may have.
  static func items(_ kind: DraftItem.Kind) -> ClosedRange<Int> {
    switch kind {
    case .quiz: 1...1
    case .language: languages
    case .outcome: outcomes
    case .question: questions
    case .answer: answers
    }
  }
}
