internal import QuizEngine

/// The right answer is the longest one, or the shortest, more often than chance allows.
///
/// Of all questions of a language in which one answer is longer than all others, the right one should be it as often as any.
/// An exact binomial test decides (Clopper and Pearson 1934): the finding comes where chance would do as much in fewer than
/// one bank in a hundred.
struct KeyLength: Rule {
  static let id = "key-length"
  static let why = "Players who know nothing learn to press the longest answer: writers make the right one precise."

  let isLongest: Bool
  let times: Int
  let questions: Int
  let expected: Double
  let probability: Double

  private var word: String { isLongest ? "longest" : "shortest" }

  var message: String {
    let share = (times * 1000 / max(1, questions) + 5) / 10
    return """
      The right answer is the \(word) of all in \(times.grouped) of \(questions.grouped) questions (\(share) %); chance \
      would make it \(Int(expected + 0.5).grouped) (p \(probability < 0.001 ? "< 0.001" : "= \(Self.thousandths(probability))")).
      """
  }

  var help: String { "Make some wrong answers as precise as the right one, or the right one as plain as they are." }

  private static func thousandths(_ value: Double) -> String {
    let digits = String(Int(value * 1000 + 0.5))
    return "0." + String(repeating: "0", count: 3 - digits.count) + digits
  }
}

extension KeyLength: BankRule {
  /// What chance alone may do.
  private static let level = 0.01

  static func look(at bank: CheckedBank) -> [BankFinding] {
    bank.languages.flatMap { _, places in
      [true, false].compactMap { isLongest in
        finding(places.map { bank.questions[$0] }, first: places[0], isLongest: isLongest)
      }
    }
  }

  private static func finding(_ questions: [CheckedBank.Question], first: Int, isLongest: Bool) -> BankFinding? {
    var (decided, times, expected) = (0, 0, 0.0)
    for question in questions {
      let lengths = question.answers.map(\.count)
      guard let end = isLongest ? lengths.max() : lengths.min(), lengths.count(where: { $0 == end }) == 1 else {
        continue
      }
      decided += 1
      expected += 1 / Double(lengths.count)
      if lengths[0] == end { times += 1 }
    }
    guard decided > 0 else { return nil }
    let probability = Binomial(trials: decided, probability: expected / Double(decided)).tail(from: times)
    guard probability < level else { return nil }
    let rule = Self(
      isLongest: isLongest, times: times, questions: decided, expected: expected, probability: probability)
    return BankFinding(rule, in: first, at: "", isAboutBank: true)
  }
}
