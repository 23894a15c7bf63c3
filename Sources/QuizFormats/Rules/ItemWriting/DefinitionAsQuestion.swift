internal import QuizEngine

/// An English question is a dictionary's definition with a question mark: “What is the person called who …?”.
struct DefinitionAsQuestion: DiagnosticRule {
  static let id = "definition-as-question"
  static let why = "Players learn a word at best. A fact is more interesting, and easier to read."

  let phrase: String

  var message: String { "The question asks for a word by its definition (\(phrase.quoted))." }
  var help: String {
    "Ask about a fact: “Who mends violins in Cremona?”, not “What is the person called who makes violins?”."
  }
}

extension DefinitionAsQuestion: QuestionRule {
  private static let beginnings = [
    "what do you call", "what do we call", "what is the term", "what is the word for", "what is the name for",
    "which word means", "which word describes", "which term", "what word means", "who is a person who",
    "what is the name given to",
  ]

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    guard entry.question.language.isEnglish else { return [] }
    let text = entry.question.text.lowercased()
    if let phrase = beginnings.first(where: text.hasPrefix) {
      return [(Self(phrase: phrase.capitalisedFirst), entry.question.text)]
    }
    // “What is … called” with a relative clause before or after it.
    guard text.hasPrefix("what is ") || text.hasPrefix("what are ") || text.hasPrefix("what was ") else { return [] }
    let words = text.split { !$0.isLetter }
    guard words.contains("called"), words.contains(where: { ["who", "that", "which", "whose"].contains($0) }) else {
      return []
    }
    return [(Self(phrase: "What is … called"), entry.question.text)]
  }
}
