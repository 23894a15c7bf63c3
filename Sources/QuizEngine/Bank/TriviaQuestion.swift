/// A question of the bank: one right answer among wrong ones.
public struct TriviaQuestion: Hashable, Sendable {
  public let language: Language
  public let category: TriviaCategory
  public let difficulty: Difficulty
  public let text: String
  /// The right answer.
  public let key: String
  /// The wrong answers, at least one.
  public let distractors: [String]
  /// What is worth knowing beyond the key; may be empty.
  public let explanation: String
  /// Where a reader can look it up; may be empty.
  public let source: String
  /// An SPDX identifier, or the licence's name; empty where nobody said.
  public let licence: String

  public init(
    language: Language, category: TriviaCategory, difficulty: Difficulty, text: String, key: String,
    distractors: [String],
    explanation: String = "", source: String = "", licence: String = ""
  ) {
    self.language = language
    self.category = category
    self.difficulty = difficulty
    self.text = text
    self.key = key
    self.distractors = distractors
    self.explanation = explanation
    self.source = source
    self.licence = licence
  }
}
