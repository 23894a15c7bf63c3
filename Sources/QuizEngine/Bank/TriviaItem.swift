/// A question in the form in which it is asked: its text, and the options that were drawn for it. It never changes.
public struct TriviaItem: Hashable, Sendable {
  /// The largest number of options.
  public static let maxOptions = 4

  /// The question that the options were drawn from.
  public let question: TriviaQuestion
  /// Two to four different answers in the question's primary language, in an order that doesn't reveal the correct
  /// answer.
  public let options: [String]
  /// The index of the correct answer in `options`.
  public let correctIndex: Int

  /// - Returns: nil if there are too few or too many options, or if the index is out of range.
  public init?(question: TriviaQuestion, options: [String], correctIndex: Int) {
    guard (2...Self.maxOptions).contains(options.count), options.indices.contains(correctIndex) else { return nil }
    self.question = question
    self.options = options
    self.correctIndex = correctIndex
  }

  /// Draws up to three distractors at random and shuffles the options. Equal seeds give equal items.
  public init?(drawing question: TriviaQuestion, seed: UInt64) {
    var generator = SeededGenerator(seed: seed, stream: .options)
    let distractors = generator.sample(min(question.distractors.count, Self.maxOptions - 1), of: question.distractors)
    let options = generator.sample(distractors.count + 1, of: [question.correctAnswer] + distractors)
    guard let correctIndex = options.firstIndex(of: question.correctAnswer) else { return nil }
    self.init(question: question, options: options, correctIndex: correctIndex)
  }

  /// The options in this language, in the order of ``options``: the option at an index means the same in all languages.
  ///
  /// They are in the primary language if there is no translation, or if one of them isn't an answer of the question.
  public func options(in language: Language) -> [String] {
    let answers = question.primaryTexts.answers
    let translated = question.texts(in: language).answers
    var shown: [String] = []
    for option in options {
      guard let index = answers.firstIndex(of: option) else { return options }
      shown.append(translated[index])
    }
    return shown
  }

  /// The order in which one player sees the options, as indices into ``options``.
  ///
  /// - Parameter seed: the seed of the player's round.
  public func optionOrder(seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed, stream: .optionOrder)
    return generator.sample(options.count, of: Array(options.indices))
  }
}
