/// The texts of a trivia question in one language.
///
/// A question has them in its primary language, and perhaps in others. See ``TriviaQuestion/texts(in:)``.
public struct TriviaTexts: Hashable, Sendable {
  /// The language that the texts are written in. Pages mark them with it.
  public let language: Language
  /// The question itself, as plain text.
  public let text: String
  /// The correct answer.
  public let correctAnswer: String
  /// The wrong answers. The one at an index means the same in all languages of a question.
  public let distractors: [String]
  /// What players read after they answer. It may be empty.
  public let explanation: String
  /// Where a reader can check the answer. In a translation it may be empty: then the primary language's source counts.
  public let source: String

  /// Takes the texts as they are. Importers check them: `correctAnswer` and `distractors` must all be different.
  public init(
    language: Language, text: String, correctAnswer: String, distractors: [String], explanation: String = "",
    source: String = ""
  ) {
    self.language = language
    self.text = text
    self.correctAnswer = correctAnswer
    self.distractors = distractors
    self.explanation = explanation
    self.source = source
  }

  /// All answers: the correct answer, then the distractors. The answer at an index means the same in all languages of a
  /// question.
  public var answers: [String] { [correctAnswer] + distractors }
}
