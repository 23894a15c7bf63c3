internal import QuizEngine

/// The right answer is the longest or the shortest one more often than chance allows.
///
/// Parlour looks at all questions of a language in which one answer is longer than all others. An exact binomial test
/// decides (Clopper and Pearson 1934). It warns if chance alone would do this in fewer than one bank in a hundred.
struct KeyLengthBias: DiagnosticRule {
  static let id = "key-length-bias"
  static let why = "Writers make the right answer precise, so players who know nothing learn to press the longest."

  let isLongest: Bool
  let count: Int
  let questions: Int
  let expected: Double
  let probability: Double

  private var superlative: String { isLongest ? "longest" : "shortest" }

  var message: String {
    let share = (count * 1000 / max(1, questions) + 5) / 10
    return """
      The right answer is the \(superlative) one in \(count.grouped) of \(questions.grouped) questions (\(share) %); chance \
      predicts \(Int(expected + 0.5).grouped) (p \(probability < 0.001 ? "< 0.001" : "= \(Self.thousandths(probability))")).
      """
  }

  var help: String { "Make wrong answers as precise as the right one, or the right one simpler." }

  private static func thousandths(_ value: Double) -> String {
    let digits = String(Int(value * 1000 + 0.5))
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension KeyLengthBias: BankRule {
  /// The largest probability that still counts as more than chance.
  private static let significanceLevel = 0.01

  static func violations(in bank: BankCheckInput) -> [BankRuleViolation] {
    bank.entriesByLanguage.flatMap { _, indices in
      [true, false].compactMap { isLongest in
        violation(indices.map { bank.entries[$0] }, first: indices[0], isLongest: isLongest)
      }
    }
  }

  private static func violation(_ entries: [BankCheckInput.Entry], first: Int, isLongest: Bool) -> BankRuleViolation? {
    var trials = 0
    var successes = 0
    var expected = 0.0
    for entry in entries {
      let lengths = entry.answers.map(\.count)
      guard let extreme = isLongest ? lengths.max() : lengths.min(), lengths.count(where: { $0 == extreme }) == 1 else {
        continue
      }
      trials += 1
      expected += 1 / Double(lengths.count)
      if lengths[0] == extreme { successes += 1 }
    }
    guard trials > 0 else { return nil }
    let probability = BinomialDistribution(trials: trials, probability: expected / Double(trials)).upperTail(
      from: successes)
    guard probability < significanceLevel else { return nil }
    let rule = Self(
      isLongest: isLongest, count: successes, questions: trials, expected: expected, probability: probability)
    return BankRuleViolation(rule, in: first, at: "", isAboutBank: true)
  }
}
