internal import QuizEngine

/// Some answers of a question are numbers, and others are words.
struct MixedAnswerTypes: DiagnosticRule {
  static let id = "mixed-answer-types"
  static let why = "An answer that stands out is easy to guess, or to rule out."

  let number: String
  let word: String

  var message: String { "\(number.quoted) is a number, but \(word.quoted) isn't." }
  var help: String { "Make all answers numbers, or none of them." }
}

extension MixedAnswerTypes: QuestionRule {
  static func violations(in entry: BankCheckInput.Entry) -> [(rule: Self, text: String)] {
    let numbers = entry.answers.filter(isNumber)
    guard let number = numbers.first, let word = entry.answers.first(where: { !isNumber($0) }) else { return [] }
    return [(Self(number: number, word: word), numbers.count * 2 > entry.answers.count ? word : number)]
  }

  /// Whether the first letter or digit is a digit; a sign or a currency may precede it. Chinese numerals are words
  /// here, because names are written with them too.
  private static func isNumber(_ answer: String) -> Bool {
    answer.first { $0.isLetter || $0.isNumber }?.unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }
}
