internal import QuizEngine

/// A trivia question is negative: it asks what isn't true.
struct NegativeQuestion: DiagnosticRule {
  static let id = "negative-question"
  static let why = "Players who read fast miss the “not”, and get it wrong although they know the answer."

  let word: String

  var message: String { "The question depends on the word \(word.quoted)." }
  var help: String { "Ask what is true." }
}

extension NegativeQuestion: QuestionRule {
  private static let words: Set = ["not", "never", "except", "isn’t", "isn't", "aren’t", "aren't", "wasn’t", "wasn't"]
  private static let russian = [" не является", " не был", " не входит", " не относится", " кроме"]
  private static let chinese = ["不是", "不屬", "不包括", "哪個不", "何者非"]

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let text = entry.question.text
    let words = text.split { !($0.isLetter || "’'".contains($0)) }.map { $0.lowercased() }
    let found =
      words.first(where: Self.words.contains) ?? (russian + chinese).first(where: text.lowercased().contains)
    return found.map { [(Self(word: String($0.drop(while: \.isWhitespace))), text)] } ?? []
  }
}
