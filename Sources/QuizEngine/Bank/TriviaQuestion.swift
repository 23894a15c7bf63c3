/// A question of the bank, with its key and its distractors.
public struct TriviaQuestion: Hashable, Sendable {
  /// The language of all its texts.
  public let language: Language
  /// The subject that players see and can practise.
  public let category: TriviaCategory
  /// How hard its author thinks it is. ``Facility/suggestedDifficulty(insteadOf:)`` compares it with the players'
  /// answers.
  public let difficulty: Difficulty
  /// The question itself, as plain text.
  public let text: String
  /// The correct answer.
  public let key: String
  /// The wrong answers, at least one. More than an item shows may be given.
  public let distractors: [String]
  /// What players read after they answer. It may be empty.
  public let explanation: String
  /// Where a reader can check the answer, for example a URL. It may be empty.
  public let source: String
  /// An SPDX identifier or the name of a licence. It is empty if the author gave none. See ``Licence``.
  public let licence: String

  /// Takes the texts as they are. Importers check them: `key` and `distractors` must all be different, and there is at
  /// least one distractor.
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
