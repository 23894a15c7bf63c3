internal import QuizEngine

/// A word of the question, or one of its family, occurs in one answer only.
///
/// If that answer is right, the question gives it away; if it is wrong, players are lured or can rule it out. The noun
/// after “which” may occur: “Which river …? The Yellow River”.
struct ClueWordInOneAnswer: DiagnosticRule {
  static let id = "clue-word-in-one-answer"
  static let why = "Players choose by the word, not by what they know."

  let word: String
  let answer: String

  var message: String { "Of the answers, only \(answer.quoted) shares \(word.quoted) with the question." }
  var help: String {
    "Use another word: “Which ship sank in 1912?”, not “Which titanic ship sank in 1912?” with Titanic among the answers."
  }
}

extension ClueWordInOneAnswer: QuestionRule {
  /// Shorter words say too little.
  private static let minimumLength = 5
  private static let questionWords = Set(
    ["which", "what", "whose", "какой", "какая", "какое", "какие", "каких", "каким", "какую", "каком", "какими", "чей"])

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let asked = words(of: entry.question.text)
    let answers = entry.answers.map { Set(words(of: $0)) }
    for (index, word) in asked.enumerated() where word.count >= minimumLength {
      // The kind of thing that is asked for, perhaps after an adjective.
      if asked[..<index].suffix(2).contains(where: questionWords.contains) { continue }
      if StopWords.all.contains(word) { continue }
      let having = answers.indices.filter { answers[$0].contains { isOfOneFamily($0, word) } }
      guard having.count == 1, let answer = having.first else { continue }
      // An exact word of the right answer is another rule's.
      if answer == 0, answers[0].contains(word) { continue }
      return [(Self(word: word, answer: entry.answers[answer]), entry.answers[answer])]
    }
    return []
  }

  private static func words(of text: String) -> [String] { text.lowercased().split { !$0.isLetter }.map(String.init) }

  /// Whether two words have the same beginning, but perhaps another ending of up to two letters.
  private static func isOfOneFamily(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let shorter = min(one.count, other.count)
    guard shorter > minimumLength, abs(one.count - other.count) <= 3 else { return false }
    let stem = max(minimumLength, shorter - 2)
    return one.prefix(stem) == other.prefix(stem)
  }
}
