/// A question of the bank, with its correct answer and its distractors.
///
/// It is written in its primary language, which identifies it. It may have translations; correcting one leaves the
/// question the same.
public struct TriviaQuestion: Hashable, Sendable {
  /// The primary language: the language of the texts below.
  public let language: Language
  /// The subject that players see and can practise.
  public let category: TriviaCategory
  /// How hard its author thinks it is. ``Facility/suggestedDifficulty(insteadOf:)`` compares it with the players'
  /// answers.
  public let difficulty: Difficulty
  /// The question itself, as plain text.
  public let text: String
  /// The correct answer.
  public let correctAnswer: String
  /// The wrong answers, at least one. More than an item shows may be given.
  public let distractors: [String]
  /// What players read after they answer. It may be empty.
  public let explanation: String
  /// Where a reader can check the answer, for example a URL. It may be empty.
  public let source: String
  /// An SPDX identifier or the name of a licence. It is empty if the author gave none. See ``Licence``.
  public let licence: String
  /// The texts in other languages, in the order of the languages' tags. Each has as many distractors as the question,
  /// and no language appears twice.
  public let translations: [TriviaTexts]

  /// Takes the texts as they are. Importers check them: `correctAnswer` and `distractors` must all be different, and
  /// there is at least one distractor.
  ///
  /// A translation that would show other options is left out: one in the primary language, one in the language of
  /// another translation, and one with fewer or more distractors than the question has.
  public init(
    language: Language, category: TriviaCategory, difficulty: Difficulty, text: String, correctAnswer: String,
    distractors: [String],
    explanation: String = "", source: String = "", licence: String = "", translations: [TriviaTexts] = []
  ) {
    self.language = language
    self.category = category
    self.difficulty = difficulty
    self.text = text
    self.correctAnswer = correctAnswer
    self.distractors = distractors
    self.explanation = explanation
    self.source = source
    self.licence = licence
    var usable: [TriviaTexts] = []
    for translation in translations
    where translation.language != language && translation.distractors.count == distractors.count
      && !usable.contains(where: { $0.language == translation.language })
    {
      usable.append(translation)
    }
    self.translations = usable.sorted { $0.language.tag < $1.language.tag }
  }

  /// The same question with these translations instead of its own.
  public func with(translations: [TriviaTexts]) -> TriviaQuestion {
    TriviaQuestion(
      language: language, category: category, difficulty: difficulty, text: text, correctAnswer: correctAnswer,
      distractors: distractors, explanation: explanation, source: source, licence: licence, translations: translations)
  }

  /// The same question with its distractors, and those of its translations, in this order.
  ///
  /// A file may list the distractors of a known question in another order; translations are compared after this.
  ///
  /// - Returns: nil if these aren't the question's distractors.
  public func ordered(like distractors: [String]) -> TriviaQuestion? {
    if distractors == self.distractors { return self }
    var order: [Int] = []
    for distractor in distractors {
      guard let index = self.distractors.firstIndex(of: distractor), !order.contains(index) else { return nil }
      order.append(index)
    }
    guard order.count == self.distractors.count else { return nil }
    let translations = translations.map { translation in
      TriviaTexts(
        language: translation.language, text: translation.text, correctAnswer: translation.correctAnswer,
        distractors: order.map { translation.distractors[$0] }, explanation: translation.explanation,
        source: translation.source)
    }
    return TriviaQuestion(
      language: language, category: category, difficulty: difficulty, text: text, correctAnswer: correctAnswer,
      distractors: distractors, explanation: explanation, source: source, licence: licence, translations: translations)
  }

  /// The texts in the primary language.
  public var primaryTexts: TriviaTexts {
    TriviaTexts(
      language: language, text: text, correctAnswer: correctAnswer, distractors: distractors, explanation: explanation,
      source: source)
  }

  /// The primary language, then those of the translations.
  public var languages: [Language] { [language] + translations.map { $0.language } }

  /// The texts in this language; if there is no translation, those in the primary language.
  ///
  /// A translation without a source gets the question's.
  public func texts(in language: Language) -> TriviaTexts {
    for translation in translations where translation.language == language {
      if !translation.source.isEmpty { return translation }
      return TriviaTexts(
        language: language, text: translation.text, correctAnswer: translation.correctAnswer,
        distractors: translation.distractors, explanation: translation.explanation, source: source)
    }
    return primaryTexts
  }

  /// An answer in another language.
  ///
  /// - Parameter answer: the correct answer or a distractor in the primary language. Any other text is returned as it
  ///   is: an earlier version of the question may have had that answer.
  public func answer(_ answer: String, in language: Language) -> String {
    guard let index = primaryTexts.answers.firstIndex(of: answer) else { return answer }
    return texts(in: language).answers[index]
  }

  /// Whether the explanation is about this answer. An operator may have made another answer the correct one.
  public func explains(_ answer: String) -> Bool { answer == correctAnswer }
}
