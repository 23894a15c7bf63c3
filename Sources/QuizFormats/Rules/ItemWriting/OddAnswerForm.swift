internal import QuizEngine

/// One answer of a question looks different from all others: it is the only one with a digit, in quotation marks, in
/// another alphabet, with a capital letter, or of several words where the others have one.
struct OddAnswerForm: DiagnosticRule {
  static let id = "odd-answer-form"
  static let why = "An answer that stands out is easy to guess, or to rule out."

  let answer: String
  let form: String

  var message: String { "Only \(answer.quoted) \(form)." }
  var help: String {
    "Give all answers one form: “Salt, Sugar, Flour, Yeast”, not “Salt, Sugar, Flour, The yeast of a Munich brewer”."
  }
}

extension OddAnswerForm: QuestionRule {
  private struct Form: Sendable {
    let description: String
    let applies: @Sendable (String) -> Bool
  }

  private static let forms = [
    Form(description: "has a digit") { $0.contains(where: \.isASCIIDigit) },
    Form(description: "has quotation marks") { $0.contains { "“«「『\"".contains($0) } },
    Form(description: "has parentheses") { $0.contains { "(（".contains($0) } },
    Form(description: "is written in Latin letters") { answer in
      let letters = answer.filter(\.isLetter)
      return !letters.isEmpty && letters.unicodeScalars.allSatisfy { $0.value < 0x250 }
    },
  ]

  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    // A translated answer may stand in another language too, as DNA does; the question doesn't.
    odd(among: entry.answers).map { [($0, entry.isTranslation ? entry.question.text : $0.answer)] } ?? []
  }

  private static func odd(among answers: [String]) -> Self? {
    guard answers.count > 2 else { return nil }
    for form in forms {
      let having = answers.filter(form.applies)
      guard having.count == 1, let answer = having.first else { continue }
      // Words among numbers, and the other way round, are another rule's.
      if form.description == "has a digit", answer.first?.isLetter != true { continue }
      if !answers.allSatisfy({ $0.contains(where: \.isLetter) }) { continue }
      return Self(answer: answer, form: form.description)
    }
    if let odd = oddCase(answers) { return odd }
    let counts = answers.map { answer in answer.split { $0 == " " || $0 == "\u{A0}" }.count }
    for (index, answer) in answers.enumerated() {
      let others = counts.enumerated().filter { $0.offset != index }.map(\.element)
      if counts[index] >= 4, others.allSatisfy({ $0 == 1 }) {
        return Self(answer: answer, form: "has several words")
      }
      if counts[index] == 1, others.allSatisfy({ $0 >= 4 }) {
        return Self(answer: answer, form: "is a single word")
      }
    }
    return nil
  }
}

extension OddAnswerForm {
  /// The only answer with a capital or small first letter, if all answers begin with one or the other.
  private static func oddCase(_ answers: [String]) -> Self? {
    let letters = answers.compactMap { $0.first(where: \.isLetter) }
    guard letters.count == answers.count, letters.allSatisfy({ $0.isUppercase || $0.isLowercase }) else { return nil }
    for (isUppercase, size) in [(true, "capital"), (false, "small")] {
      let having = answers.indices.filter { letters[$0].isUppercase == isUppercase }
      guard having.count == 1, let index = having.first else { continue }
      return Self(answer: answers[index], form: "begins with a \(size) letter")
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
