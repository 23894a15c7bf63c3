/// A question as it is asked: frozen, with the wrong answers that were chosen for it.
public struct TriviaItem: Hashable, Sendable {
  /// The most answers that are shown.
  public static let maxOptions = 4

  public let question: TriviaQuestion
  /// Two to four different answers, in an order that tells nothing.
  public let options: [String]
  /// The right one among the options.
  public let keyIndex: Int

  /// - Returns: nil where the options or the key can't be.
  public init?(question: TriviaQuestion, options: [String], keyIndex key: Int) {
    guard (2...Self.maxOptions).contains(options.count), options.indices.contains(key) else { return nil }
    self.question = question
    self.options = options
    self.keyIndex = key
  }

  /// Chooses among surplus wrong answers, and arranges the options, by chance.
  public init?(drawing question: TriviaQuestion, seed: UInt64) {
    var generator = SeededGenerator(seed: seed, stream: .options)
    let distractors = generator.sample(min(question.distractors.count, Self.maxOptions - 1), of: question.distractors)
    let options = generator.sample(distractors.count + 1, of: [question.key] + distractors)
    guard let key = options.firstIndex(of: question.key) else { return nil }
    self.init(question: question, options: options, keyIndex: key)
  }

  /// The order in which one player sees the options: indices into ``options``.
  ///
  /// - Parameter seed: the round's own.
  public func optionOrder(seed: UInt64) -> [Int] {
    var generator = SeededGenerator(seed: seed, stream: .optionOrder)
    return generator.sample(options.count, of: Array(options.indices))
  }
}
