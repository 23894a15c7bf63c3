internal import QuizEngine

/// The answers of a question aren't of one kind: numbers stand beside words.
struct MixedAnswerTypes: DiagnosticRule {
  static let id = "mixed-answer-types"
  static let why = "What stands out looks right, or wrong, without being known."

  let number: String
  let word: String

  var message: String { "\(number.quoted) is a number, \(word.quoted) is none." }
  var help: String { "Make all answers numbers, or none of them." }
}

extension MixedAnswerTypes: ItemRule {
  static func violations(in question: BankCheckInput.Item) -> [(rule: Self, spot: String)] {
    let numbers = question.answers.filter(isNumber)
    guard let number = numbers.first, let word = question.answers.first(where: { !isNumber($0) }) else { return [] }
    return [(Self(number: number, word: word), numbers.count * 2 > question.answers.count ? word : number)]
  }

  /// Begins with a digit, perhaps behind a sign or a currency.
  private static func isNumber(_ answer: String) -> Bool {
    answer.first { $0.isLetter || $0.isNumber }?.isNumber ?? false
  }
}
