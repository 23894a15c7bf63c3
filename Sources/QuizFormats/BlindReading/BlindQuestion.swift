internal import QuizEngine

/// A question as a blind reader gets it: shuffled options, and neither correct answer, difficulty nor explanation.
public struct BlindQuestion: Hashable, Sendable {
  /// The author's name for the question, or ``check`` if it has none.
  public let id: String
  /// Eight digits that change with the question's text and options. They don't tell the correct answer.
  public let check: String
  /// The question in the reading's language.
  public let text: String
  /// All answers in an order that follows from the seed and the id alone.
  public let options: [String]
  /// The index of the right answer in ``options``.
  let correctIndex: Int
  let difficulty: Difficulty

  /// - Returns: nil if the question isn't written in the language.
  init?(_ entry: BankReadResult.Entry, language: Language, seed: UInt64) {
    let texts = entry.question.texts(in: language)
    guard texts.language == language else { return nil }
    let name = entry.name.map { $0.isWhitespace ? "-" : $0 }
    let identity = name.isEmpty ? entry.question.text : String(name)
    let substream = Int(truncatingIfNeeded: Array(identity.utf8).stableHash)
    var generator = SeededGenerator(seed: seed, stream: .optionOrder, substream: substream)
    let answers = texts.answers
    let order = generator.sample(answers.count, of: Array(answers.indices))
    options = order.map { answers[$0] }
    correctIndex = order.firstIndex(of: 0) ?? 0
    text = texts.text
    difficulty = entry.question.difficulty
    let digits = String(Array(([texts.text] + options).joined(separator: "\0").utf8).stableHash, radix: 16)
    check = String((String(repeating: "0", count: 16) + digits).suffix(8))
    id = name.isEmpty ? check : String(name)
  }

  /// `A` for the first option, `B` for the second, and so on.
  static func letter(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(0x41 + index))) : "\(index + 1)"
  }
}
